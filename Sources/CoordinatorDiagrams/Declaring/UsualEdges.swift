import CoordinatorGraph

extension Ownership {
  /// The default ownership of a declared edge. Attached children, presented screens, and a container's
  /// dependencies are strong.
  package static func usual(of kind: Edge.Kind) -> Ownership {
    switch kind {
    case .child, .presents, .requires, .provides: .strong
    default: .unknown
    }
  }
}

extension DeclaredGraph {
  /// Relates two nodes with the default ownership.
  mutating func relate(
    _ from: NodeID,
    _ kind: Edge.Kind,
    _ to: String,
    label: String? = nil,
    a target: Node.Kind? = nil,
    at place: SourceLocation
  ) {
    let order = nextOrder(of: from)
    let ownership = Ownership.usual(of: kind)
    let edge = Edge(from: from, to: NodeID(to), kind: kind, ownership: ownership, label: label, order: order)
    relate(edge, to: target, at: place)
  }
}
