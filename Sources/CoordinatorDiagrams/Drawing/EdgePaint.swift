import CoordinatorGraph

/// How a picture paints the line of an edge, whatever its format.
package struct EdgePaint: Hashable, Sendable {
  package let tone: EdgeTone
  package let line: LineStyle
  /// The width of the line, in points.
  package let width: Double
  /// What names the edge's kind and ownership in a style sheet.
  package let classes: [String]

  /// - Parameter isOwnershipTold: Whether the graph tells of any edge how it keeps its target alive.
  package init(_ edge: Edge, isOwnershipTold: Bool) {
    let isPale = isOwnershipTold && edge.ownership == .unknown && edge.kind.isReference
    self.init(edge.kind, edge.ownership, isPale: isPale, isPossible: edge.isPossible)
  }

  init(_ kind: Edge.Kind, _ ownership: Ownership, isPale: Bool, isPossible: Bool = false) {
    tone = EdgeTone(of: kind, isPale: isPale)
    (line, width) =
      switch ownership {
      case .strong: (.solid, 1.5)
      case .weak: (.dashed, 1.1)
      case .unowned: (.dotted, 1.8)
      case .unknown: (.solid, 1)
      }
    classes =
      [kind.rawValue, ownership.rawValue, tone.rawValue] + (isPossible ? ["possible"] : [])
  }
}

extension [[Edge]] {
  /// Whether any edge tells how it keeps its target alive.
  package var tellOwnership: Bool { contains { $0.contains { $0.ownership != .unknown } } }
}
