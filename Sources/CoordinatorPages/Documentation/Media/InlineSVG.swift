/// An SVG document as a part of a page. The text before its first tag is removed, and so are its style
/// sheets, which would need a separate hash.
struct InlineSVG {
  let text: String

  init(_ document: String) {
    var rest = Self.from("<svg", in: document[...]) ?? ""
    var text = ""
    while let style = Self.from("<style", in: rest), let end = Self.from("</style>", in: style) {
      text += rest[..<style.startIndex]
      rest = end.dropFirst("</style>".count)
    }
    self.text = text + rest
  }

  /// The text from the first place of some letters on. O(n): none of them comes twice in what is looked for.
  private static func from(_ mark: StaticString, in text: Substring) -> Substring? {
    let mark = Array("\(mark)".utf8)
    var found = 0
    for place in text.utf8.indices {
      let byte = text.utf8[place]
      found = byte == mark[found] ? found + 1 : byte == mark[0] ? 1 : 0
      if found == mark.count { return text[text.utf8.index(place, offsetBy: 1 - mark.count)...] }
    }
    return nil
  }
}
