/// A line of Markdown without the marks of its quotes and lists.
struct MarkdownLine {
  let document: Document
  /// The start of its text, after white space.
  private(set) var start: Int
  let end: Int
  /// The column that its text begins in, from 0; tabs go to the next fourth.
  private(set) var indent = 0
  /// How many `>` it has.
  private(set) var quotes = 0
  /// The bullet or number of a list item, which its text follows.
  private(set) var item: Item?

  struct Item {
    /// The column of the bullet.
    var indent: Int
    var isNumbered: Bool
  }

  init(_ document: Document, _ range: Range<Int>) {
    self.document = document
    (start, end) = (range.lowerBound, range.upperBound)
    skipSpaces()
    while starts(with: ">") {
      step()
      quotes += 1
      if starts(with: " ") { step() }
      indent = 0
      skipSpaces()
    }
  }

  /// The first scalar of its text; nil for an empty line.
  var first: UInt32? { start < end ? document.scalars[start] : nil }

  func starts(with mark: Unicode.Scalar) -> Bool { first == mark.value }

  /// Whether its text starts with the mark of bold letters.
  var startsBold: Bool { end - start > 1 && document.scalars[start..<start + 2].allSatisfy { $0 == "*" } }

  var string: String { document.string(start..<end) }

  /// The line after its bullet or number; nil without one.
  var afterBullet: MarkdownLine? {
    var line = self
    let bullet = indent
    let digits = document.scalars[start..<end].prefix(10).prefix(while: \.isDigit).count
    for _ in 0..<digits { line.step() }
    guard let mark = line.first, mark.isOne(of: digits > 0 ? ".)" : "-*+") else { return nil }
    line.step()
    guard line.start == end || line.first?.isSpace == true else { return nil }
    line.skipSpaces()
    line.item = Item(indent: bullet, isNumbered: digits > 0)
    return line
  }

  private mutating func step() {
    start += 1
    indent += 1
  }

  private mutating func skipSpaces() {
    while let first, first == " " || first == "\t" {
      start += 1
      indent = first == "\t" ? (indent / 4 + 1) * 4 : indent + 1
    }
  }

  /// The range of the line's text if its block begins at the given column.
  func range(from column: Int, quotes: Int) -> Range<Int> {
    let spaces = max(indent - column, 0)
    let lineStart = document.scalars[..<start].suffix(spaces).reversed().prefix { $0 == " " || $0 == "\t" }
    return start - lineStart.count..<end
  }
}
