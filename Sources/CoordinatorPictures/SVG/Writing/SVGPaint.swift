import CoordinatorDiagrams

/// The attributes by which a picture paints a node or an edge, written once for all that look alike.
struct SVGPaint {
  /// The attribute with its classes: ` class="node screen"`.
  let classes: String
  /// The attributes of filled shapes.
  let filled: String
  /// The attributes of shapes without a fill.
  let hollow: String
  /// The attributes of an edge's line: no fill, with its dashes.
  let line: String
  let text: String
  /// Of a badge, and of the words in it.
  let pill: String
  let pillText: String

  init(_ look: NodeLook, _ options: DiagramOptions) {
    let (paint, plain) = (look.paint(options), options.appearance.palette.plain)
    let stroke = Self.stroke(paint.stroke ?? plain.stroke, width: paint.width)
    let dashes = Self.dashes(paint.line)
    classes = " class=\"\((["node"] + look.classes).joined(separator: " "))\""
    filled = " fill=\"\(paint.fill ?? plain.fill)\"\(stroke)\(dashes)"
    hollow = " fill=\"none\"\(stroke)"
    line = hollow + dashes
    pill = " fill=\"\(paint.stroke ?? plain.stroke)\""
    pillText =
      " class=\"mark-word\" font-size=\"12\" font-weight=\"bold\" fill=\"\(options.appearance.palette.page)\""
    text = (paint.isBold ? " font-weight=\"bold\"" : "") + " fill=\"\(paint.text ?? plain.text)\""
  }

  init(_ paint: EdgePaint, _ options: DiagramOptions) {
    let palette = options.appearance.palette
    let colour = paint.colour(options)
    let stroke = Self.stroke(colour, width: paint.width)
    classes = " class=\"\((["edge"] + paint.classes).joined(separator: " "))\""
    filled = " fill=\"\(colour)\"\(stroke)"
    hollow = " fill=\"none\"\(stroke)"
    line = hollow + Self.dashes(paint.line)
    (pill, pillText) = ("", "")
    // Lines that have to run behind words leave the letters free.
    let halo = " stroke=\"\(palette.page)\" stroke-width=\"3\" paint-order=\"stroke\""
    text = " font-size=\"12\" fill=\"\(palette.quiet)\"\(halo)"
  }

  private static func stroke(_ colour: String, width: Double) -> String {
    width == 1 ? " stroke=\"\(colour)\"" : " stroke=\"\(colour)\" stroke-width=\"\(width.short)\""
  }

  private static func dashes(_ line: LineStyle) -> String {
    switch line {
    case .solid: ""
    case .dashed: " stroke-dasharray=\"5,2\""
    case .dotted: " stroke-dasharray=\"1,5\""
    }
  }
}

extension Double {
  /// The number with two decimals at most.
  fileprivate var short: String {
    var text = SVGText(capacity: 8)
    text.add(self)
    return String(decoding: text.bytes, as: UTF8.self)
  }
}
