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

  package func colour(_ options: DiagramOptions) -> String {
    change?.style.colours(isDark: options.appearance.isDark).stroke ?? tone.colour(options.appearance.palette)
  }
}

extension [[Edge]] {
  /// Whether the ownership of any edge is known.
  package var tellOwnership: Bool { contains { $0.contains { $0.ownership != .unknown } } }
}

extension Edge.Kind {
  /// Whether it is a reference from a child to its parent.
  package var isWayUp: Bool { self == .parent || self == .listener }
}

extension Edge {
  /// The edge in words: its kind unless that is the default, and its ownership if it is unusual, such as a
  /// strong reference to the parent.
  ///
  /// - Parameter weak: Whether to mention a weak reference to a child, for a format without a line style for
  ///   it.
  func words(weak: Bool) -> [String] {
    var words = kind == .child ? [] : [kind.rawValue]
    switch ownership {
    case .strong: if kind.isWayUp { words.append("strong") }
    case .weak: if weak, !kind.isWayUp { words.append("weak") }
    case .unowned: words.append("unowned")
    case .unknown: break
    }
    if isPossible { words.append("possible") }
    return words
  }
}

/// The label of an edge and its size, in points.
package struct EdgeBox: Sendable {
  /// The font size of edge labels.
  package static let fontSize = 12.0

  package let lines: [String]
  package let width: Double
  package let height: Double

  /// The box of an edge's label; nil without a label.
  package init?(of edge: Edge, hasLegend: Bool) {
    guard let words = edge.writing(hasLegend: hasLegend) else { return nil }
    let metrics = TextMetrics(fontSize: Self.fontSize)
    lines = metrics.lines(of: words, within: 120, atMost: 2)
    width = ((lines.lazy.map(metrics.width).max() ?? 0) + 2).rounded(.up)
    height = Double(lines.count) * metrics.lineHeight
  }
}

extension Edge {
  /// The text on an edge: its label, and what no legend says of it.
  package func writing(hasLegend: Bool = false) -> String? {
    let words = hasLegend ? isPossible ? "possible" : "" : words(weak: false).joined(separator: ", ")
    let given = label.flatMap { $0.isEmpty ? nil : $0.caption }
    let parts = [words.isEmpty ? nil : words, given].compactMap { $0 }
    return parts.isEmpty ? nil : parts.joined(separator: ": ")
  }
}
