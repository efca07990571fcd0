import CoordinatorGraph

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
