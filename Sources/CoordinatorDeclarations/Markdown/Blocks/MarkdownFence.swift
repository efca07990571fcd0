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
