import CoordinatorAnalysis
import CoordinatorGraph

/// Several snapshots as one.
struct Combination {
  let snapshots: [Snapshot]
  /// What those are called that do not say it themselves.
  let names: [String]
  /// Whether equal names are one node, instead of standing side by side.
  let isMerged: Bool

  func snapshot() throws -> Snapshot {
    let inputs = zip(snapshots, names).map { NamedGraph($0.origin.name ?? $1, $0.graph) }
    let graph = try isMerged ? Graph.merged(inputs) : Graph.forest(of: inputs)
    return Snapshot(origin: origin, graph: graph, findings: findings(in: graph))
  }

  /// Readings of one kind stay of that kind; what is put together from several is a statement.
  private var origin: Snapshot.Origin {
    let kinds = Set(snapshots.map(\.origin.kind))
    let names = zip(snapshots, names).map { $0.origin.name ?? $1 }.joined(separator: " + ")
    return Snapshot.Origin(kind: kinds.count == 1 ? snapshots[0].origin.kind : .declared, name: names)
  }

  /// What the inputs bring along; not of nodes whose ids several had, and which have others now.
  private func findings(in graph: Graph) -> [Finding] {
    snapshots.flatMap(\.findings).filter { finding in finding.node.map { graph.contains($0) } ?? true }
  }
}
