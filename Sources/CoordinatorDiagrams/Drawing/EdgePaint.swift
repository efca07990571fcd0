import CoordinatorGraph

/// How a picture paints the line of an edge, whatever its format.
package struct EdgePaint: Hashable, Sendable {
  package let tone: EdgeTone
  package let line: LineStyle
  /// The width of the line, in points.
  package let width: Double
  /// The style sheet classes for the edge's kind and ownership.
  package let classes: [String]
  private let change: ChangeMarks.Change?

  /// - Parameters:
  ///   - isOwnershipTold: Whether the graph knows the ownership of any edge.
  ///   - isAcross: Whether it leads across the tree.
  ///   - isHighlighted: Whether the picture is about it.
  ///   - change: What became of the edge.
  package init(
    _ edge: Edge,
    isOwnershipTold: Bool,
    isAcross: Bool = false,
    isHighlighted: Bool = false,
    _ change: ChangeMarks.Change? = nil
  ) {
    let isPale = isOwnershipTold && edge.ownership == .unknown && edge.kind.isReference
    self.init(
      edge.kind,
      edge.ownership,
      isPale: isPale,
      isPossible: edge.isPossible,
      isAcross: isAcross,
      isHighlighted: isHighlighted,
      change
    )
  }

  init(
    _ kind: Edge.Kind,
    _ ownership: Ownership,
    isPale: Bool,
    isPossible: Bool = false,
    isAcross: Bool = false,
    isHighlighted: Bool = false,
    _ change: ChangeMarks.Change? = nil
  ) {
    self.change = change
    tone = isHighlighted ? .highlight : EdgeTone(of: kind, isPale: isPale, isAcross: isAcross)
    let (line, width): (LineStyle, Double) =
      switch ownership {
      case .strong: (.solid, 1.5)
      case .weak: (.dashed, 1.1)
      case .unowned: (.dotted, 1.8)
      case .unknown: (.solid, 1)
      }
    // The ownership may be the part that changed: then the line still shows it.
    self.line = change.map { $0 == .changed ? line : $0.line } ?? line
    self.width = change?.width ?? (isHighlighted ? 3 : tone == .across ? min(width, 1.1) : width)
    classes =
      [kind.rawValue, ownership.rawValue, tone.rawValue] + (isPossible ? ["possible"] : [])
      + (change.map { [$0.rawValue] } ?? [])
  }

  /// The colour of the line.
  package func colour(_ options: DiagramOptions) -> String {
    change?.style.colours(isDark: options.appearance.isDark).stroke ?? tone.colour(options.appearance.palette)
  }
}

extension [[Edge]] {
  /// Whether the ownership of any edge is known.
  package var tellOwnership: Bool { contains { $0.contains { $0.ownership != .unknown } } }
}
