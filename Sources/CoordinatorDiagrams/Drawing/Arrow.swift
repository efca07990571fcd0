import CoordinatorGraph

/// The shape of an arrowhead, by the name that DOT has for it.
package enum Arrow: String, Sendable {
  case normal, vee, diamond, dot, odot, obox, onormal
  /// A socket, which the ball of `odot` fits.
  case curve

  /// How far it reaches from the node, in points: Graphviz draws an arrow of 10 points, times the factor of its shape
  /// and the `arrowsize` of the edges.
  package var length: Double {
    switch self {
    case .diamond: 8.4
    case .dot, .odot: 5.6
    case .obox: 5.25
    case .normal, .vee, .onormal, .curve: 7
    }
  }
}

/// The arrowheads at both ends of an edge; nil for an end without one.
package struct EdgeEnds: Sendable {
  /// At the upper node.
  package let tailArrow: Arrow?
  /// At the lower node.
  package let headArrow: Arrow?

  package init(of kind: Edge.Kind) {
    (tailArrow, headArrow) =
      switch kind {
      case .child: (nil, .normal)
      case .holds: (.diamond, .normal)
      case .creates, .resolves: (nil, .vee)
      case .requires: (nil, .curve)
      case .provides: (nil, .odot)
      case .registers: (nil, .obox)
      case .parent, .listener: (.vee, nil)
      case .presents: (nil, .dot)
      case .adopts: (nil, .onormal)
      }
  }

  /// The lengths of the arrowheads.
  package var tail: Double? { tailArrow?.length }
  package var head: Double? { headArrow?.length }
}
