import ArgumentParser
import CoordinatorAnalysis
import CoordinatorGraph

/// `coordviz list`: the nodes, one per line.
struct ListCommand: ParsableCommand, ReportsMessages {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract:
      "List coordinators, one per line: name, kind, parents, and place in source."
  )

  @OptionGroup
  var source: InputArguments

  @Option(help: "The kinds of nodes to list.")
  var show = View.hierarchy

  @OptionGroup(title: "Filtering")
  var narrowing: NarrowingArguments

  @OptionGroup(title: "Messages")
  var messages: MessageArguments

  func run() throws {
    let diagnostics = messages.diagnostics
    var snapshot = try source.snapshot(reportingTo: diagnostics)
    snapshot.graph = show.part(of: snapshot.graph)
    let drawing = try narrowing.narrowed(snapshot, from: source.place)
    let names = NodeNames(of: drawing.graph)
    let lines = drawing.graph.breadthFirst().map {
      Self.line(of: $0, in: drawing.graph, names).onOneLine + "\n"
    }
    try Output.standardOutput.write(Product(text: lines.joined(), as: .text), reportingTo: diagnostics)
    if let caption = drawing.caption { diagnostics.note(caption) }
  }

  private static func line(of node: Node, in graph: Graph, _ names: NodeNames) -> String {
    let parents = names.list(graph.parents(of: node.id).map(\.id))
    let parts = [
      node.kind == .coordinator ? nil : node.kind.rawValue, node.role?.rawValue,
      parents.isEmpty ? nil : "under \(parents)", node.location.map { "\($0.file):\($0.line)" },
      node.unknown.isEmpty ? nil : "incomplete",
    ]
    let words = parts.compactMap { $0 }
    return names[node.id] + (words.isEmpty ? "" : "  " + words.joined(separator: "  "))
  }
}
