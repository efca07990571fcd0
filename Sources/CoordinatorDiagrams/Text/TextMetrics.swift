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
    var ruler = Ruler()
    for scalar in text.unicodeScalars { ruler.add(scalar) }
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

extension TextMetrics {
  /// The text on as few lines as it needs, each at most `width` wide.
  ///
  /// Breaks text into lines that are as long as possible. It breaks at spaces, which it drops, or between the
  /// words of a type's name (`TravelLog|Coordinator`, `Router<|Home>`), and otherwise anywhere. If `count`
  /// lines are not enough, the last line ends with `…`. Empty text gives one line. O(length).
  public func lines(of text: String, within width: Double, atMost count: Int) -> [String] {
    var lines: [String] = []
    var rest = text.unicodeScalars[...]
    while lines.count + 1 < count, let end = endOfLine(in: rest, within: width) {
      lines.append(String(rest[..<end]).withoutSpacesAtItsEnd)
      rest = rest[end...].drop { $0 == " " }
    }
    return lines + [shortened(String(rest), to: width)]
  }

  /// Where to cut a text; nil where all of it fits.
  private func endOfLine(in text: Substring.UnicodeScalarView, within width: Double) -> Substring.Index? {
    var ruler = Ruler()
    var betweenWords: Substring.Index?
    var index = text.startIndex
    var (former, beforeFormer): (Unicode.Scalar?, Unicode.Scalar?) = (nil, nil)
    while index < text.endIndex {
      let next = text.index(after: index)
      // A bracket behind a space starts a line with what it opens.
      let (opens, isOpened) = (former == " " && text[index] == "(", former == "(" && beforeFormer == " ")
      let isBetween = former?.endsWord(before: text[index], text[next...].first) ?? false
      if opens || isBetween && !isOpened { betweenWords = index }
      ruler.add(text[index])
      // Something has to go on the line, or there would be no end.
      if self.width(of: ruler) > width { return betweenWords ?? (index > text.startIndex ? index : next) }
      (former, beforeFormer) = (text[index], former)
      index = next
    }
    return nil
  }
}

extension Unicode.Scalar {
  /// Whether a line may end between two letters of a name: `log|Out`, `URL|Session`, `<|Home`, `.|Kind`, `_|a`.
  fileprivate func endsWord(before next: Unicode.Scalar, _ afterNext: Unicode.Scalar?) -> Bool {
    if isWordEnd { return !next.isWordEnd }
    if next.isCapital { return !isCapital || afterNext.map(\.isSmall) ?? false }
    return false
  }

  private var isWordEnd: Bool {
    switch self {
    case " ", ".", "_", "-", "/", ",", "<", ":", "(": true
    default: false
    }
  }

  private var isCapital: Bool { ("A"..."Z").contains(self) }
  private var isSmall: Bool { ("a"..."z").contains(self) }
}

extension String {
  fileprivate var withoutSpacesAtItsEnd: String {
    var scalars = unicodeScalars
    while scalars.last == " " { scalars.removeLast() }
    return String(scalars)
  }
}
