import ArgumentParser
import CoordinatorAnalysis
import CoordinatorGraph

struct WhyCommand: ParsableCommand, ReadsInputs, ReportsMessages {
  static let configuration = CommandConfiguration(
    commandName: "why",
    abstract: "Show how a coordinator can be reached: all paths from the root, with lines of source.",
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

  @OptionGroup var source: InputArguments
  @OptionGroup(title: "Scanning") var scanning: ScanArguments
  @OptionGroup(title: "Configuration") var configuration: ConfigurationArguments

  @Option(help: ArgumentHelp("The maximum number of paths to each node; shortest first.", valueName: "n"))
  var paths = 100

  @Option(help: "The kinds of nodes to search (default: all, hierarchy first).") var show: View?

  @Flag(help: "Print JSON for programs.") var json = false

  @OptionGroup(title: "Messages") var messages: MessageArguments

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
    let functions = SourceFunctions(of: session.inputs)
    let text = found.map { PathsText($0, names, functions).text }.joined(separator: "\n")
    let product = try json ? Product(json: found.json(functions)) : Product(text: text, as: .text)
    try Output.standardOutput.write(product, reportingTo: diagnostics)
  }

  /// The smallest part of the graph that has the nodes with this name.
  private func matches(in graph: Graph, of session: Session) throws(CommandError) -> (Graph, [Node]) {
    let whole = (show ?? .all).part(of: graph)
    let found = try whole.nodes(named: name, from: session.place)
    let parts = [View.hierarchy, .screens].lazy.map { $0.part(of: graph) }
    let part = parts.first { part in show == nil && found.allSatisfy { part.contains($0.id) } }
    return (part ?? whole, found)
  }
}

extension Graph {
  /// The nodes that a name or pattern means.
  func nodes(named name: String, from place: String) throws(CommandError) -> [Node] {
    do {
      return try NodeSearch(self).nodes(naming: name).map { nodes[$0] }
    } catch {
      throw CommandError(place, "\(error)")
    }
  }
}
