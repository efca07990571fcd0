import CoordinatorAnalysis
import CoordinatorDiagrams
import CoordinatorGraph

/// A graph as text for an assistant that reads it within a budget: a block for each node, those near the roots first.
///
///     WithYou: 2 nodes, 1 edge, read from source
///
///     AppCoordinator root App/AppCoordinator.swift:12
///       creates HomeCoordinator "push" App/AppCoordinator.swift:34
///     HomeCoordinator Home/HomeCoordinator.swift:8
///
/// The text names what is unknown, and how many nodes did not fit. So no reader takes a part for the whole.
struct AgentOutline {
  let drawing: CaptionedGraph
  /// The most tokens that the blocks take, of about four bytes each.
  let budget: Int

  static let usualBudget = 4_000
  static let budgets = 100...1_000_000
  private static let bytesPerToken = 4
  /// More lines of unknowns than this would take the place of the graph.
  private static let mostUnknowns = 10

  var text: String {
    let names = NodeNames(of: graph)
    var blocks = ""
    var room = budget * Self.bytesPerToken
    for (number, node) in graph.breadthFirst().enumerated() {
      for line in lines(of: node, names) {
        room -= line.utf8.count
        guard room >= 0 else { return head + blocks + cut(at: names[node.id], after: number) }
        blocks += line
      }
    }
    return head + blocks
  }

  private var graph: Graph { drawing.graph }

  private var head: String {
    let snapshot = drawing.snapshot
    let title =
      "\(snapshot.origin.name ?? "graph"): \(graph.counts), \(Self.source(of: snapshot.origin.kind))"
    let unknown = snapshot.unknown.prefix(Self.mostUnknowns).map { "unknown: \($0)" }
    let more = snapshot.unknown.count - unknown.count
    let lines =
      [title] + [drawing.caption].compactMap { $0 } + unknown
      + (more > 0 ? ["unknown: \(more) more places"] : [])
    return lines.map(Self.line).joined() + "\n"
  }

  private static func source(of kind: Snapshot.Origin.Kind) -> String {
    switch kind {
    case .source: "read from source"
    case .live: "read from a running app"
    case .declared: "declared by hand"
    }
  }

  private func lines(of node: Node, _ names: NodeNames) -> [String] {
    let parts = [
      names[node.id], node.kind == .coordinator ? nil : node.kind.rawValue, node.role?.rawValue,
      node.location.map { "\($0.file):\($0.line)" },
    ]
    return [Self.line(parts.compactMap { $0 }.joined(separator: " "))]
      + graph.edges(from: node.id).map { Self.line("  " + words(of: $0, names)) }
      + node.unknown.map { Self.line("  unknown: \($0)") }
  }

  private func words(of edge: Edge, _ names: NodeNames) -> String {
    let parts = [
      edge.isPossible ? "possibly" : nil, edge.kind.rawValue, edge.ownership == .weak ? "weakly" : nil,
      names[edge.to], edge.label.map { "\"\($0)\"" }, edge.via.map { "via \($0)" },
      edge.condition.map { "if \($0)" }, edge.evidence.first.map { "\($0.file):\($0.line)" },
    ]
    return parts.compactMap { $0 }.joined(separator: " ")
  }

  private func cut(at name: String, after number: Int) -> String {
    Self.line(
      "cut at \(name): \(number) of \(graph.nodes.count) nodes fit into \(budget) tokens;"
        + " focus on one name (--focus NAME --depth N), or raise --budget"
    )
  }

  private static func line(_ text: String) -> String { text.onOneLine + "\n" }
}
