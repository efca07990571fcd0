import CoordinatorDiagrams

/// An SVG document as it grows: bytes, since most of what a large picture costs is writing it.
struct SVGText {
  private(set) var bytes: [UInt8] = []

  init(capacity: Int) { bytes.reserveCapacity(capacity) }

  mutating func add(_ text: StaticString) {
    bytes.append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  mutating func add(markup: String) { bytes.append(contentsOf: markup.utf8) }

  /// Words, as content or in an attribute. They hold no characters that XML does not know: captions spell those out.
  mutating func add(words: String) {
    for byte in words.utf8 {
      switch byte {
      // Else two spaces would be shown as one.
      case UInt8(ascii: " ") where bytes.last == byte: add("&#160;")
      case UInt8(ascii: "&"): add("&amp;")
      case UInt8(ascii: "<"): add("&lt;")
      case UInt8(ascii: ">"): add("&gt;")
      case UInt8(ascii: "\""): add("&quot;")
      default: bytes.append(byte)
      }
    }
  }

  /// A number with two decimals at most.
  mutating func add(_ number: Double) {
    // No picture is that large, and no number may end the program.
    let hundredths = Int(
      (number.isFinite ? min(max(number, -1e12), 1e12) : 0) * 100 + (number < 0 ? -0.5 : 0.5)
    )
    if hundredths < 0 { bytes.append(UInt8(ascii: "-")) }
    let (whole, rest) = hundredths.magnitude.quotientAndRemainder(dividingBy: 100)
    add(whole: whole)
    guard rest > 0 else { return }
    bytes.append(UInt8(ascii: "."))
    bytes.append(UInt8(ascii: "0") + UInt8(rest / 10))
    if rest % 10 > 0 { bytes.append(UInt8(ascii: "0") + UInt8(rest % 10)) }
  }

  private mutating func add(whole: UInt) {
    var divisor: UInt = 1
    while whole / divisor > 9 { divisor *= 10 }
    while divisor > 0 {
      bytes.append(UInt8(ascii: "0") + UInt8(whole / divisor % 10))
      divisor /= 10
    }
  }

  /// A point of the picture, whose y points up, as SVG has it.
  mutating func add(_ point: Placement.Point) {
    add(point.x)
    add(",")
    add(-point.y)
  }

  mutating func add(points: [Placement.Point]) {
    for (number, point) in points.enumerated() {
      if number > 0 { add(" ") }
      add(point)
    }
  }

  /// Attributes whose values are numbers.
  mutating func add(attributes: [(name: StaticString, value: Double)]) {
    for (name, value) in attributes {
      add(" ")
      add(name)
      add("=\"")
      add(value)
      add("\"")
    }
  }

  mutating func add(_ tooltip: Tooltip) {
    add("<title>")
    for (number, line) in tooltip.lines.enumerated() {
      if number > 0 { add("&#10;") }
      add(words: line)
    }
    add("</title>\n")
  }
}
