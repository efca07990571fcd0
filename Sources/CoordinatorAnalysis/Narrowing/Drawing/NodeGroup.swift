import CoordinatorGraph

struct NodeGroup {
  let key: GroupKey
  var members: [Node] = []

  init(_ key: GroupKey) { self.key = key }

  var name: String { key.name }

  /// The node that replaces all: it has their common values, and every reason why one may be incomplete.
  func node(id: NodeID) -> Node {
    Node(
      id: id,
      type: name,
      kind: key.isModule ? .module : members.agreed(on: \.kind) ?? .module,
      role: members.agreed(on: \.role) ?? nil,
      label: "\(title) (\(members.count))",
      module: key.isModule ? nil : members.agreed(on: \.module) ?? nil,
      unknown: Set(members.flatMap(\.unknown)).sorted()
    )
  }

  /// `Travel` for `*Travel*`.
  private var title: String {
    guard !key.isModule else { return name }
    let inner = name.drop { $0 == "*" }
    let title = inner.reversed().drop { $0 == "*" }.reversed()
    return title.isEmpty ? name : String(title)
  }
}

extension Array {
  /// The common value of all elements; nil if two differ, or if the list is empty.
  func agreed<Value: Equatable>(on value: (Element) -> Value) -> Value? {
    guard let first = first.map(value) else { return nil }
    return dropFirst().allSatisfy { value($0) == first } ? first : nil
  }
}

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
