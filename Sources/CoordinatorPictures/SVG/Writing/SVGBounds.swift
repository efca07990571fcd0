import CoordinatorDiagrams

/// The room that a picture takes, on whole points so that its lines stay sharp, with y upwards.
struct SVGBounds {
  private(set) var left: Double
  private(set) var right: Double
  private(set) var bottom: Double
  private(set) var top: Double

  /// The bounds of all parts; a small page if there are no parts.
  init(_ parts: [PlacedExtent.Rectangle]) {
    left = (parts.map(\.left).min() ?? 0).rounded(.down)
    right = (parts.map(\.right).max() ?? 8).rounded(.up)
    bottom = (parts.map(\.bottom).min() ?? 0).rounded(.down)
    top = (parts.map(\.top).max() ?? 8).rounded(.up)
  }

  var width: Double { right - left }
  var height: Double { top - bottom }

  func grown(by margin: Double) -> SVGBounds {
    var grown = self
    (grown.left, grown.right) = (left - margin, right + margin)
    (grown.bottom, grown.top) = (bottom - margin, top + margin)
    return grown
  }

  var corners: [Placement.Point] {
    [(left, bottom), (left, top), (right, top), (right, bottom)].map { Placement.Point(x: $0.0, y: $0.1) }
  }
}
