import CoordinatorGraph

/// What a picture writes beside an edge, and the room that it needs, in points.
package struct EdgeBox: Sendable {
  /// The size of the letters beside edges.
  package static let fontSize = 10.0

  package let lines: [String]
  package let width: Double
  package let height: Double

  /// The box of an edge's words; nil where it has none.
  package init?(of edge: Edge) {
    guard let words = edge.writing else { return nil }
    let metrics = TextMetrics(fontSize: Self.fontSize)
    lines = metrics.lines(of: words, within: 120, atMost: 2)
    width = ((lines.lazy.map(metrics.width).max() ?? 0) + 2).rounded(.up)
    height = Double(lines.count) * metrics.lineHeight
  }
}
