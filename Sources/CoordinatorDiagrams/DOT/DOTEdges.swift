import CoordinatorGraph

/// An edge by the places of its ends in a drawing.
package struct DOTEdge: Sendable {
  package let edge: Edge
  package let from: Int
  package let to: Int

  /// The end that this edge wants to be drawn above the other.
  package var upper: Int { edge.kind.isWayUp ? to : from }
  package var lower: Int { edge.kind.isWayUp ? from : to }
}

/// The edges of a drawing in the order in which DOT states them.
///
/// `dot` keeps siblings, and the lines that leave a node, in that order. So a reference to the parent comes
/// right after the edge to the child.
package struct DOTEdges {
  package private(set) var inOrder: [DOTEdge] = []
  /// Ways up that are still to be stated, by their ends.
  private var waysUp: [Ends: [DOTEdge]] = [:]

  private struct Ends: Hashable {
    let upper: Int
    let lower: Int

    init(_ edge: DOTEdge) {
      upper = edge.upper
      lower = edge.lower
    }
  }

  package init(_ drawing: Drawing) {
    let all = drawing.edges.enumerated().flatMap { from, edges in
      edges.map { DOTEdge(edge: $0, from: from, to: drawing.target(of: $0)) }
    }
    let ups = all.filter(\.edge.kind.isWayUp)
    waysUp = Dictionary(grouping: ups, by: Ends.init)
    for edge in all where !edge.edge.kind.isWayUp { state(edge) }
    // References to parents without an edge in the other direction.
    for edge in ups { inOrder += waysUp.removeValue(forKey: Ends(edge)) ?? [] }
  }

  private mutating func state(_ edge: DOTEdge) {
    inOrder.append(edge)
    inOrder += waysUp.removeValue(forKey: Ends(edge)) ?? []
  }
}

extension EdgePaint {
  var attributes: [DOTAttribute] {
    [DOTAttribute(.style, line.rawValue), DOTAttribute(.penwidth, DOTNumber.text(width))]
  }
}

extension EdgeEnds {
  /// By default, DOT draws a full arrow at the head.
  var attributes: [DOTAttribute] {
    switch (tailArrow, headArrow) {
    case (let tail?, .some): [DOTAttribute(.dir, "both"), DOTAttribute(.arrowtail, tail.rawValue)]
    case (let tail?, nil): [DOTAttribute(.dir, "back"), DOTAttribute(.arrowtail, tail.rawValue)]
    case (nil, .normal?), (nil, nil): []
    case (nil, let head?): [DOTAttribute(.arrowhead, head.rawValue)]
    }
  }
}

/// How strongly an edge is drawn.
package enum EdgeTone: String, CaseIterable, Sendable {
  /// For what a picture is about.
  case highlight
  /// As a part of the tree.
  case line
  /// For edges of the hierarchy that join nodes which are not next to each other in the tree that is drawn.
  case across
  /// For other relations.
  case quiet
  /// For edges with little information: neither reassuring nor alarming.
  case pale

  package func colour(_ palette: Palette) -> String {
    switch self {
    case .highlight: palette.highlight
    case .line: palette.line
    case .across: palette.across
    case .quiet: palette.quiet
    case .pale: palette.pale
    }
  }

  /// - Parameter isPale: whether less is known of the edge than of others.
  init(of kind: Edge.Kind, isPale: Bool, isAcross: Bool) {
    self = isPale ? .pale : !Set.hierarchy.contains(kind) ? .quiet : isAcross ? .across : .line
  }
}

extension Edge.Kind {
  /// Whether one object refers to the other, so that ownership matters.
  var isReference: Bool {
    switch self {
    case .child, .holds, .parent, .listener, .presents: true
    case .creates, .requires, .provides, .adopts, .registers, .resolves: false
    }
  }
}
