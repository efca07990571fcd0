import CoordinatorAnalysis
import CoordinatorDiagrams
import CoordinatorGraph

/// All sides of a drift as one graph, with signs on parts that a side lacks.
struct DriftPicture {
  let drift: Drift
  let graph: Graph
  let marks: ChangeMarks

  init(_ drift: Drift) throws {
    self.drift = drift
    let others = Dictionary(drift.otherNames.map { ($0.node, $0) }) { first, _ in first }
    let nodes = drift.graph.nodes.map { node -> (node: Node, change: ChangeMarks.Change?) in
      let owners = drift.nodes[node.id] ?? []
      let change = others[node.id] == nil ? Self.change(owners, in: drift) : .changed
      let name = others[node.id].map { "\(node.name) (\($0.side.rawValue): \($0.name))" } ?? node.name
      return (node.named(name, change), change)
    }
    let edges = drift.graph.edges.map { edge -> (edge: Edge, change: ChangeMarks.Change?) in
      let owners = drift.lines[Drift.Line(from: edge.from, to: edge.to)] ?? []
      let change = Self.change(owners, in: drift)
      var edge = edge
      edge.label = change.map { "\($0.sign) only \(owners.sorted().map(\.rawValue).joined(separator: ", "))" }
      return (edge, change)
    }
    graph = try Graph(nodes: nodes.map(\.node), edges: edges.map(\.edge))
    marks = ChangeMarks(
      nodes: Dictionary(nodes.compactMap { pair in pair.change.map { (pair.node.id, $0) } }) { first, _ in
        first
      },
      edges: Dictionary(edges.compactMap { pair in pair.change.map { (pair.edge, $0) } }) { first, _ in first
      },
      words: Self.legend(of: drift)
    )
  }

  /// Parts only in the guide are marked as removed, and parts missing in the guide as added.
  private static func change(_ owners: Set<Drift.Side>, in drift: Drift) -> ChangeMarks.Change? {
    guard drift.isDrift(owners) else { return nil }
    return owners.contains(first(of: drift)) ? .removed : .added
  }

  private static func first(of drift: Drift) -> Drift.Side { drift.sides.min() ?? .guide }

  private static func legend(of drift: Drift) -> [ChangeMarks.Change: String] {
    let side = first(of: drift).rawValue
    return [
      .removed: "in the \(side), but not in all others", .added: "not in the \(side)",
      .changed: "possibly renamed",
    ]
  }

  var title: String {
    let count = DriftText(of: drift).lines.count
    return "\(count) \(count == 1 ? "difference" : "differences")"
  }
}

extension Node {
  fileprivate func named(_ name: String, _ change: ChangeMarks.Change?) -> Node {
    guard let change else { return self }
    var node = self
    node.label = "\(change.sign) \(name)"
    return node
  }
}
