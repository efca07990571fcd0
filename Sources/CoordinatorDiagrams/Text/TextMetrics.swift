/// How much room text takes, by widths that this library carries: the same on every machine, whatever fonts it has.
///
/// The widths are those of Helvetica and Arial, with full-width East Asian letters and emoji. Combining marks
/// have no width, and all other letters share one width.
///
/// Lengths are in the unit of the font size, usually points. Kerning and ligatures are ignored; another font
/// may be a few hundredths wider.
public struct TextMetrics: Hashable, Sendable {
  /// The size of the font.
  public var fontSize: Double
  /// Whether the letters are bold, which makes them wider.
  public var isBold: Bool

  /// Metrics of a font of the given size.
  public init(fontSize: Double, isBold: Bool = false) {
    self.fontSize = fontSize
    self.isBold = isBold
  }

  /// From one line of text to the next.
  public var lineHeight: Double { fontSize * 1.2 }

  /// The width of one line of text. O(length).
  public func width(of text: String) -> Double {
    width(of: text.unicodeScalars[...])
  }

  func width(of scalars: Substring.UnicodeScalarView) -> Double {
    var ruler = Ruler()
    for scalar in scalars { ruler.add(scalar) }
    return width(of: ruler)
  }

  func width(of ruler: Ruler) -> Double {
    Double(ruler.advance) * fontSize / 1000 * (isBold ? 1.08 : 1)
  }

  /// The text, or as much of its start as fits with `…` behind it. O(length).
  public func shortened(_ text: String, to width: Double) -> String {
    if self.width(of: text) <= width { return text }
    let room = width - self.width(of: "…")
    var ruler = Ruler()
    var kept = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      ruler.add(scalar)
      if self.width(of: ruler) > room { break }
      kept.append(scalar)
    }
    while let last = kept.last, last.value == 0x200D || last == " " { kept.removeLast() }
    return String(kept) + "…"
  }
}

/// Adds up how far letters advance, in thousandths of the font's size.
struct Ruler {
  private(set) var advance = 0
  private var isJoined = false

  /// A character that a joiner connects to the one before it, as in emoji of families, needs no extra room.
  mutating func add(_ scalar: Unicode.Scalar) {
    if !isJoined { advance += scalar.advance }
    isJoined = scalar.value == 0x200D
  }
}
