import CoordinatorGraph

/// Edges of one kind between the same two ends, drawn as one.
struct EdgeBundle {
  struct Key: Hashable {
    let from: NodeID
    let kind: Edge.Kind
    let to: NodeID
  }

  private let key: Key
  private var edges: [Edge]

  init(_ key: Key, _ first: Edge) {
    self.key = key
    edges = [first]
  }

  mutating func add(_ edge: Edge) { edges.append(edge) }

  /// The edge that replaces all. If their ownerships differ, it is unknown.
  var edge: Edge {
    let label = edges.agreed(on: \.label) ?? nil
    let count = edges.count > 1 ? "×\(edges.count)" : nil
    let words = [label, count].compactMap { $0 }
    return Edge(
      from: key.from,
      to: key.to,
      kind: key.kind,
      ownership: edges.agreed(on: \.ownership) ?? .unknown,
      via: edges.agreed(on: \.via) ?? nil,
      label: words.isEmpty ? nil : words.joined(separator: " "),
      order: edges.lazy.map(\.order).min() ?? 0,
      evidence: Set(edges.lazy.flatMap(\.evidence)).sorted { ($0.file, $0.line) < ($1.file, $1.line) }
    )
  }
}
