import CoordinatorGraph

/// Nodes that are drawn as one.
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
