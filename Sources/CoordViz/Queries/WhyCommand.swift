import ArgumentParser
import CoordinatorAnalysis
import CoordinatorGraph
import Foundation

/// `coordviz why`: all paths to a coordinator.
struct WhyCommand: ParsableCommand, ReadsInputs, ReportsMessages {
  static let configuration = CommandConfiguration(
    commandName: "why",
    abstract:
      "Show how a coordinator can be reached: all paths from the root, with lines of source.",
    discussion: """
      coordviz why CheckoutCoordinator Sources
      coordviz why 'Sign*' Sources --paths 5
      coordviz why CheckoutScreen --paths 1 --json
      """
  )

  @Argument(
    help: ArgumentHelp("A name, type or id, or a pattern such as 'Sign*'.", valueName: "name"),
    completion: CoordinatorCompletion.kind
  )
  var name: String

  @OptionGroup
  var source: InputArguments

  @OptionGroup(title: "Scanning")
  var scanning: ScanArguments

  @OptionGroup(title: "Configuration")
  var configuration: ConfigurationArguments

  @Option(help: ArgumentHelp("The maximum number of paths to each node; shortest first.", valueName: "n"))
  var paths = 100

  @Option(help: "The kinds of nodes to search (default: all, hierarchy first).")
  var show: View?

  @Flag(help: "Print JSON for programs.")
  var json = false

  @OptionGroup(title: "Messages")
  var messages: MessageArguments

  func validate() throws {
    if paths < 1 { throw ValidationError("--paths is a number of paths. Use 1 or more.") }
  }

  func run() throws {
    let diagnostics = messages.diagnostics
    let session = try session(reportingTo: diagnostics)
    let (graph, nodes) = try matches(in: session.snapshot().graph, of: session)
    let names = NodeNames(of: graph)
    let targets = nodes.map(\.id)
    var search = RootPathSearch(in: graph)
    let found = search.paths(to: targets, atMost: paths)
    for paths in found where paths.hasMore {
      diagnostics.note("there are more paths to \(names[paths.target]); increase --paths to see them")
    }
    if found.count < targets.count {
      diagnostics.warning("\(targets.count - found.count) more nodes match; name fewer to see their paths")
    }
    let text = found.map { PathsText($0, names).text }.joined(separator: "\n")
    let product = try json ? Product(json: PathsDocument(found)) : Product(text: text, as: .text)
    try Output.standardOutput.write(product, reportingTo: diagnostics)
  }

  /// The nodes of the name in the first view that has some.
  private func matches(in graph: Graph, of session: Session) throws(CommandError) -> (Graph, [Node]) {
    var first: CommandError?
    for view in show.map({ [$0] }) ?? [.hierarchy, .screens, .all] {
      let part = view.part(of: graph)
      do {
        return (part, try part.matches(of: name, from: session.place))
      } catch {
        first = first ?? error
      }
    }
    let inputs = source.inputs.isEmpty ? "" : " " + session.place
    throw first ?? .noSuchPart(place: name, problem: "nothing has this name; see 'coordviz list\(inputs)'")
  }
}

extension Graph {
  /// The nodes that a name or pattern means.
  func matches(of name: String, from place: String) throws(CommandError) -> [Node] {
    do {
      return try Narrowing(only: [name]).apply(to: self).graph.nodes
    } catch {
      let problem = "\(error)".replacingOccurrences(of: "only: ", with: "")
        .replacingOccurrences(
          of: "use a name of the graph, or remove the option",
          with: "'coordviz list' shows all names"
        )
      throw .noSuchPart(place: place, problem: problem)
    }
  }
}
