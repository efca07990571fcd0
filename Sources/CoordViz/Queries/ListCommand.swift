import ArgumentParser
import CoordinatorAnalysis
import CoordinatorDiagrams
import CoordinatorGraph

struct ListCommand: ParsableCommand, ReadsInputs, ReportsMessages {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "List coordinators, one per line: name, kind, parents, and place in source."
  )

  @OptionGroup var source: InputArguments
  @OptionGroup(title: "Scanning") var scanning: ScanArguments
  @OptionGroup(title: "Configuration") var configuration: ConfigurationArguments

  @Option(help: "The kinds of nodes to list.") var show = View.hierarchy

  @Flag(help: "Print JSON for programs.") var json = false

  @OptionGroup(title: "Filtering") var narrowing: NarrowingArguments
  @OptionGroup(title: "Messages") var messages: MessageArguments

  func run() throws {
    let diagnostics = messages.diagnostics
    let session = try session(reportingTo: diagnostics)
    let drawing = try narrowing.narrowed(session.snapshot(), to: show, from: session.place)
    try Output.standardOutput.write(product(of: drawing.graph), reportingTo: diagnostics)
    if let caption = drawing.caption { diagnostics.note(caption) }
  }

  private func product(of graph: Graph) throws -> Product {
    let nodes = graph.breadthFirst()
    if json { return try Product(json: .list(nodes) { Self.json(of: $0, in: graph) }) }
    let names = NodeNames(of: graph)
    let lines = nodes.map { Self.line(of: $0, in: graph, names).onOneLine + "\n" }
    return Product(text: lines.joined(), as: .text)
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

  private static func json(of node: Node, in graph: Graph) -> JSONValue {
    [
      "file": node.location.map { .text($0.file) },
      "id": .text(node.id.rawValue),
      "isIncomplete": .truth(!node.unknown.isEmpty),
      "kind": .text(node.kind.rawValue),
      "line": node.location.map { .number($0.line) },
      "name": .text(node.name),
      "parents": .list(graph.parents(of: node.id)) { .text($0.id.rawValue) },
      "role": node.role.map { .text($0.rawValue) },
    ]
  }
}
