/// A place in a line of Markdown. Columns count from 0, and tabs go to the next fourth.
struct MarkdownCursor {
  let line: ArraySlice<UInt32>
  private(set) var place: Int
  /// The column of the place. In the middle of a tab, it is past the column where the tab starts.
  private(set) var column = 0

  init(_ line: ArraySlice<UInt32>) {
    self.line = line
    place = line.startIndex
  }

  /// The first letter that is no white space, and its column.
  var text: (place: Int, column: Int) {
    var (place, column) = (place, column)
    while place < line.endIndex, line[place].isBlank {
      column = line[place] == "\t" ? (column / 4 + 1) * 4 : column + 1
      place += 1
    }
    return (place, column)
  }

  /// The columns of white space before the text.
  var indent: Int { text.column - column }

  var isBlank: Bool { text.place == line.endIndex }

  /// The letters from the place on.
  var rest: ArraySlice<UInt32> { line[place...] }

  mutating func skipSpace() { (place, column) = text }

  /// Skips letters that are no white space.
  mutating func skip(letters: Int) {
    place += letters
    column += letters
  }

  /// Skips white space, at most of the given width.
  mutating func skip(columns: Int) {
    let end = column + columns
    while place < line.endIndex, line[place].isBlank, column < end {
      let next = line[place] == "\t" ? (column / 4 + 1) * 4 : column + 1
      column = min(next, end)
      if next <= end { place += 1 }
    }
  }
}

extension UInt32 {
  var isBlank: Bool { self == " " || self == "\t" }
}

extension ArraySlice<UInt32> {
  func begins(with text: StaticString) -> Bool {
    text.withUTF8Buffer { letters in starts(with: letters.lazy.map { UInt32($0) }) }
  }
}

/// The opening of a code block between fences, or of a diagram between `:::`, as Azure DevOps and MyST write it.
struct MarkdownFence: Equatable {
  let mark: UInt32
  let length: Int
  /// The columns of white space before it.
  let indent: Int
  /// The first word behind it: `mermaid`, of `{mermaid}` and `Mermaid title="x"` too.
  let language: String

  init?(_ text: ArraySlice<UInt32>, indent: Int) {
    guard let mark = text.first, mark.isOne(of: "`~:") else { return nil }
    let marks = text.prefix { $0 == mark }
    let words = text[marks.endIndex...]
    guard marks.count >= 3, mark != "`" || !words.contains("`") else { return nil }
    language = Self.language(words)
    // Colons also open other blocks, whose content is no code.
    guard mark != ":" || language == "mermaid" else { return nil }
    (self.mark, length, self.indent) = (mark, marks.count, indent)
  }

  var isMermaid: Bool { language == "mermaid" }

  func isClosed(by cursor: MarkdownCursor) -> Bool {
    guard cursor.indent < 4 else { return false }
    let text = cursor.line[cursor.text.place...]
    let rest = text.drop { $0 == mark }
    return text.count - rest.count >= length && rest.allSatisfy(\.isBlank)
  }

  private static func language(_ words: ArraySlice<UInt32>) -> String {
    let word = words.drop { $0.isBlank || $0.isOne(of: "{.") }.prefix { !$0.isSpace && !$0.isOne(of: "}{,") }
    return String(scalars: word).lowercased()
  }
}

extension ArraySlice<UInt32> {
  fileprivate func contains(_ scalar: Unicode.Scalar) -> Bool { contains(scalar.value) }
}
