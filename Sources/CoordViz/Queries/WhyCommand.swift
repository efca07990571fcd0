import ArgumentParser
import CoordinatorAnalysis
import CoordinatorGraph
import Foundation

/// `coordviz why`: all paths to a coordinator.
struct WhyCommand: ParsableCommand, ReportsMessages {
  static let configuration = CommandConfiguration(
    commandName: "why",
    abstract:
      "Show how a coordinator can be reached: all paths from the root, with lines of source.",
    discussion: """
      coordviz why CheckoutCoordinator Sources
      coordviz why 'Sign*' Sources --paths 5
      """
  )

  @Argument(
    help: ArgumentHelp("A name, type or id, or a pattern such as 'Sign*'.", valueName: "name"),
    completion: CoordinatorCompletion.kind
  )
  var name: String

  @OptionGroup
  var source: InputArguments

  @Option(help: ArgumentHelp("The maximum number of paths to each node; shortest first.", valueName: "n"))
  var paths = 100

  @Option(help: "The kinds of nodes to search.")
  var show = View.hierarchy

  @OptionGroup(title: "Messages")
  var messages: MessageArguments

  func validate() throws {
    if paths < 1 { throw ValidationError("--paths is a number of paths. Use 1 or more.") }
  }

  func run() throws {
    let diagnostics = messages.diagnostics
    let snapshot = try source.snapshot(reportingTo: diagnostics)
    let graph = show.part(of: snapshot.graph)
    let names = NodeNames(of: graph)
    let targets = try graph.matches(of: name, from: source.place).map(\.id)
    var search = RootPathSearch(in: graph)
    let found = search.paths(to: targets, atMost: paths)
    let text = found.map { PathsText($0, names).text }.joined()
    for paths in found where paths.hasMore {
      diagnostics.note("there are more paths to \(names[paths.target]); increase --paths to see them")
    }
    if found.count < targets.count {
      diagnostics.warning("\(targets.count - found.count) more nodes match; name fewer to see their paths")
    }
    try Output.standardOutput.write(Product(text: text, as: .text), reportingTo: diagnostics)
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
