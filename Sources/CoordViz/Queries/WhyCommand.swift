import ArgumentParser
import CoordinatorAnalysis
import CoordinatorGraph
import Foundation

/// `coordviz why`: all ways that lead to a coordinator.
struct WhyCommand: ParsableCommand, Telling {
  static let configuration = CommandConfiguration(
    commandName: "why",
    abstract:
      "Say how a coordinator can be reached: every way from the root, with the lines of source that show it.",
    discussion: """
      coordviz why CheckoutCoordinator hierarchy.json
      coordviz why 'Sign*' hierarchy.json --paths 5
      """
  )

  @Argument(help: ArgumentHelp("A name, type or id, or a pattern of them.", valueName: "name"))
  var name: String

  @OptionGroup
  var source: InputArguments

  @Option(help: ArgumentHelp("How many ways to each are told; the shortest come first.", valueName: "n"))
  var paths = 100

  @Option(help: "Which part the ways are looked for in.")
  var show = View.hierarchy

  @OptionGroup(title: "Telling")
  var telling: TellingArguments

  func validate() throws {
    if paths < 1 { throw ValidationError("--paths counts ways. Use 1 or more.") }
  }

  func run() throws {
    let diagnostics = telling.diagnostics
    let snapshot = try source.snapshot(telling: diagnostics)
    let graph = show.part(of: snapshot.graph)
    let names = NodeNames(of: graph)
    var text = ""
    for node in try graph.matches(of: name, from: source.place) {
      let ways = Ways(to: node.id, in: graph, atMost: paths)
      text += WaysText(ways, names).text
      if ways.hasMore { diagnostics.note("there are more ways to \(names[node.id]); --paths tells more") }
    }
    try Output.standardOutput.write(Product(lines: text).bytes, telling: diagnostics)
  }
}

extension Graph {
  /// The nodes that a name or pattern means.
  func matches(of name: String, from place: String) throws(CommandError) -> [Node] {
    do {
      return try Narrowing(only: [name]).apply(to: self).graph.nodes
    } catch {
      throw .noSuchPart(place: place, problem: "\(error)".replacingOccurrences(of: "only: ", with: ""))
    }
  }
}
