import CoordinatorDiagrams

/// The outlines of nodes, as Graphviz draws them, so that pictures of either look alike.
struct SVGOutline {
  private let left: Double
  private let right: Double
  private let bottom: Double
  private let top: Double
  /// A third of the shorter side: what riders, lugs and round corners are measured by.
  private let part: Double

  init(around centre: Placement.Point, width: Double, height: Double) {
    (left, right) = (centre.x - width / 2, centre.x + width / 2)
    (bottom, top) = (centre.y - height / 2, centre.y + height / 2)
    part = min(min(width, height) / 3, 12)
  }

  func add(_ node: NodePaint, _ paint: SVGPaint, to text: inout SVGText) {
    add(node.shape, isRounded: node.isRounded, paint, to: &text)
    if node.isDoubled { text.addPolygon(around(by: 4), paint.hollow) }
    guard node.hasDiagonals else { return }
    for (corner, across) in [(left, 1.0), (right, -1.0)] {
      for (side, along) in [(bottom, 1.0), (top, -1.0)] {
        let ends = [point(corner + across * part, side), point(corner, side + along * part)]
        text.addPolyline(ends, paint.hollow)
      }
    }
  }

  private func around(by distance: Double) -> [Placement.Point] {
    [
      point(right + distance, top + distance), point(left - distance, top + distance),
      point(left - distance, bottom - distance), point(right + distance, bottom - distance),
    ]
  }

  private func add(_ shape: NodePaint.Shape, isRounded: Bool, _ paint: SVGPaint, to text: inout SVGText) {
    switch shape {
    case .box where isRounded: addRounded(paint.filled, to: &text)
    case .box: text.addPolygon(box, paint.filled)
    case .tab: addTab(paint, to: &text)
    case .component: addComponent(paint, to: &text)
    case .hexagon: text.addPolygon(hexagon, paint.filled)
    case .ellipse: addEllipse(paint.filled, to: &text)
    case .folder: text.addPolygon(folder, paint.filled)
    }
  }

  /// A box with round corners.
  func addRounded(_ paint: String, to text: inout SVGText) {
    text.add("<path")
    text.add(markup: paint)
    text.add(" d=\"M")
    text.add(point(left + part, top))
    text.add("H")
    text.add(right - part)
    addCorner(point(right - part / 2, top), point(right, top - part / 2), point(right, top - part), to: &text)
    text.add("V")
    text.add(-(bottom + part))
    addCorner(
      point(right, bottom + part / 2),
      point(right - part / 2, bottom),
      point(right - part, bottom),
      to: &text
    )
    text.add("H")
    text.add(left + part)
    addCorner(
      point(left + part / 2, bottom),
      point(left, bottom + part / 2),
      point(left, bottom + part),
      to: &text
    )
    text.add("V")
    text.add(-(top - part))
    addCorner(point(left, top - part / 2), point(left + part / 2, top), point(left + part, top), to: &text)
    text.add("Z\"/>\n")
  }

  private func addCorner(
    _ first: Placement.Point,
    _ second: Placement.Point,
    _ end: Placement.Point,
    to text: inout SVGText
  ) {
    text.add("C")
    text.add(points: [first, second, end])
  }

  private func point(_ x: Double, _ y: Double) -> Placement.Point { Placement.Point(x: x, y: y) }

  private var box: [Placement.Point] {
    [point(right, top), point(left, top), point(left, bottom), point(right, bottom)]
  }

  private var hexagon: [Placement.Point] {
    let (inset, middle) = ((right - left) / 4, (top + bottom) / 2)
    return [
      point(right, middle), point(right - inset, top), point(left + inset, top), point(left, middle),
      point(left + inset, bottom), point(right - inset, bottom),
    ]
  }

  private var folder: [Placement.Point] {
    let (slope, rider) = ((right - left) / 24, (right - left) * 3 / 8)
    return [
      point(right, top), point(right - slope, top + part / 3), point(right - rider + slope, top + part / 3),
      point(right - rider, top), point(left, top), point(left, bottom), point(right, bottom),
    ]
  }

  private func addTab(_ paint: SVGPaint, to text: inout SVGText) {
    let (edge, rider) = (point(left + part, top), top + part / 3)
    let outline = [
      point(right, top), edge, point(left + part, rider), point(left, rider), point(left, bottom),
      point(right, bottom),
    ]
    text.addPolygon(outline, paint.filled)
    text.addPolyline([point(left, top), edge], paint.hollow)
  }

  private func addComponent(_ paint: SVGPaint, to text: inout SVGText) {
    let (step, out, within) = (part / 3, left - part / 3, left + part / 3)
    let lugs = [(top - step, top - 2 * step), (bottom + 2 * step, bottom + step)]
    let sides = lugs.flatMap { upper, lower in
      [point(left, upper), point(out, upper), point(out, lower), point(left, lower)]
    }
    let outline =
      [point(right, top), point(left, top)] + sides + [point(left, bottom), point(right, bottom)]
    text.addPolygon(outline, paint.filled)
    for (upper, lower) in lugs {
      let lug = [point(left, upper), point(within, upper), point(within, lower), point(left, lower)]
      text.addPolyline(lug, paint.hollow)
    }
  }

  private func addEllipse(_ paint: String, to text: inout SVGText) {
    text.addEllipse(
      point((left + right) / 2, (top + bottom) / 2),
      (right - left) / 2,
      (top - bottom) / 2,
      paint
    )
  }
}

extension SVGText {
  mutating func addPolygon(_ corners: [Placement.Point], _ paint: String) {
    add("<polygon", paint, corners)
  }

  mutating func addPolyline(_ points: [Placement.Point], _ paint: String) {
    add("<polyline", paint, points)
  }

  private mutating func add(_ start: StaticString, _ paint: String, _ points: [Placement.Point]) {
    add(start)
    add(markup: paint)
    add(" points=\"")
    add(points: points)
    add("\"/>\n")
  }

  mutating func addEllipse(_ centre: Placement.Point, _ width: Double, _ height: Double, _ paint: String) {
    add("<ellipse")
    add(markup: paint)
    add(attributes: [("cx", centre.x), ("cy", -centre.y), ("rx", width), ("ry", height)])
    add("/>\n")
  }
}

/// The room that a picture takes, on whole points so that its lines stay sharp, with y upwards.
struct SVGBounds {
  let left, right, bottom, top: Double

  /// The bounds of all parts with a margin around them; a small page if there are no parts.
  init(_ parts: [PlacedExtent.Rectangle], margin: Double) {
    left = (parts.map(\.left).min() ?? 0).rounded(.down) - margin
    right = (parts.map(\.right).max() ?? 8).rounded(.up) + margin
    bottom = (parts.map(\.bottom).min() ?? 0).rounded(.down) - margin
    top = (parts.map(\.top).max() ?? 8).rounded(.up) + margin
  }

  var width: Double { right - left }
  var height: Double { top - bottom }

  var corners: [Placement.Point] {
    [(left, bottom), (left, top), (right, top), (right, bottom)].map { Placement.Point(x: $0.0, y: $0.1) }
  }
}
