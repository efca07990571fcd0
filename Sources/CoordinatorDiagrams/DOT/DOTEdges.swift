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

  /// The edges of a drawing.
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
