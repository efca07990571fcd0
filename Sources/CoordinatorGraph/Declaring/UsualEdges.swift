extension Edge {
  /// What the edge from a container to the coordinator that it builds says.
  package static let labelOfBuilds = "builds"

  /// What the edge to a dependency starts with where its container only hands on what another has.
  package static let labelOfForwarded = "forwarded"
}

extension Ownership {
  /// What a stated edge has when nothing is said of it: attached children, shown screens, and what containers need
  /// and hand out is kept.
  package static func usual(of kind: Edge.Kind) -> Ownership {
    switch kind {
    case .child, .presents, .requires, .provides: .strong
    default: .unknown
    }
  }
}

extension StatedGraph {
  /// Relates two nodes in the usual way.
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
