/// The upright rectangle around a shape in an SVG.
struct DrawnBox: Equatable {
  var (left, right, top, bottom) = (Double.infinity, -Double.infinity, Double.infinity, -Double.infinity)

  /// nil for tags that are no shapes.
  init?(_ tag: String, _ attributes: [String: String]) {
    switch tag {
    case "ellipse":
      let numbers = ["cx", "cy", "rx", "ry"].compactMap { attributes[$0].flatMap(Double.init) }
      guard numbers.count == 4 else { return nil }
      include(numbers[0] - numbers[2], numbers[1] - numbers[3])
      include(numbers[0] + numbers[2], numbers[1] + numbers[3])
    case "polygon":
      let numbers = Self.numbers(attributes["points", default: ""])
      for place in stride(from: 0, to: numbers.count - 1, by: 2) {
        include(numbers[place], numbers[place + 1])
      }
    case "path": include(path: attributes["d", default: ""])
    default: return nil
    }
  }

  func overlaps(_ other: DrawnBox, by depth: Double) -> Bool {
    min(right, other.right) - max(left, other.left) > depth
      && min(bottom, other.bottom) - max(top, other.top) > depth
  }

  private mutating func include(_ x: Double, _ y: Double) {
    (left, right) = (min(left, x), max(right, x))
    (top, bottom) = (min(top, y), max(bottom, y))
  }

  /// Pieces of the kinds M, C, H and V, as libgvc and this package write them.
  private mutating func include(path: String) {
    var (x, y) = (0.0, 0.0)
    for piece in path.split(whereSeparator: \.isLetter).enumerated() {
      let letters = path.filter(\.isLetter)
      let kind = letters[letters.index(letters.startIndex, offsetBy: piece.offset)]
      let numbers = Self.numbers(String(piece.element))
      switch kind {
      case "H": x = numbers.first ?? x
      case "V": y = numbers.first ?? y
      default:
        for place in stride(from: 0, to: numbers.count - 1, by: 2) {
          (x, y) = (numbers[place], numbers[place + 1])
          include(x, y)
        }
      }
      include(x, y)
    }
  }

  private static func numbers(_ text: String) -> [Double] {
    text.split { $0 == " " || $0 == "," }.compactMap { Double($0) }
  }
}
