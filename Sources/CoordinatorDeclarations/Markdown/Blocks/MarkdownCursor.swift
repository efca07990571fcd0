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
  /// A space or a tab.
  var isBlank: Bool { self == " " || self == "\t" }
}

extension ArraySlice<UInt32> {
  func begins(with text: StaticString) -> Bool {
    text.withUTF8Buffer { letters in starts(with: letters.lazy.map { UInt32($0) }) }
  }
}
