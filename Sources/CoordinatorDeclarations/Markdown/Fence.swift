/// A code block between fences.
struct Fence {
  /// The line of the opening fence.
  let line: Int
  /// The first word after the opening fence.
  let language: String
  /// The range of text in each line of the block, without its indentation.
  var ranges: [Range<Int>] = []
  let marks: Int
  let mark: UInt32
  let indent: Int
  let quotes: Int
}

extension Fence {
  /// The block that the line opens, or nil.
  init?(opening line: MarkdownLine, number: Int) {
    let document = line.document
    guard let mark = line.first, mark.isOne(of: "`~") else { return nil }
    var place = line.start
    while place < line.end, document.scalars[place] == mark { place += 1 }
    let words = document.string(place..<line.end).trimmed
    guard place - line.start >= 3, mark != "`" || !words.contains("`") else { return nil }
    self.init(
      line: number,
      language: Self.language(words),
      marks: place - line.start,
      mark: mark,
      indent: line.indent,
      quotes: line.quotes
    )
  }

  var isMermaid: Bool { language == "mermaid" }

  func isClosed(by line: MarkdownLine) -> Bool {
    guard line.first == mark, line.indent < indent + 4 else { return false }
    let scalars = line.document.scalars[line.start..<line.end]
    let rest = scalars.drop { $0 == mark }
    return rest.startIndex - line.start >= marks && rest.allSatisfy(\.isSpace)
  }

  /// `mermaid`, of `{mermaid}` and `Mermaid title="x"` too.
  private static func language(_ words: Substring) -> String {
    let word = words.drop { "{.".contains($0) }.prefix { !$0.isWhitespace && !"}{,".contains($0) }
    return word.lowercased()
  }
}
