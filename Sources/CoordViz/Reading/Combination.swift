import CoordinatorAnalysis
import CoordinatorGraph

/// Several snapshots as one.
struct Combination {
  let snapshots: [Snapshot]
  /// Names for inputs that have none.
  let names: [String]
  /// Whether equal names are one node, instead of standing side by side.
  let isMerged: Bool

  func snapshot() throws -> Snapshot {
    let inputs = zip(snapshots, names).map { NamedGraph($0.origin.name ?? $1, $0.graph) }
    let graph = try isMerged ? Graph.merged(inputs) : Graph.forest(of: inputs)
    return Snapshot(origin: origin, graph: graph, findings: findings(in: graph))
  }

  /// The common kind of the inputs; several kinds together are a declaration.
  private var origin: Snapshot.Origin {
    let kinds = Set(snapshots.map(\.origin.kind))
    let names = zip(snapshots, names).map { $0.origin.name ?? $1 }.joined(separator: " + ")
    return Snapshot.Origin(kind: kinds.count == 1 ? snapshots[0].origin.kind : .declared, name: names)
  }

  /// The findings of the inputs, except those of nodes that several inputs had with the same id, because
  /// these have new ids.
  private func findings(in graph: Graph) -> [Finding] {
    snapshots.flatMap(\.findings).filter { finding in finding.node.map { graph.contains($0) } ?? true }
  }
}
