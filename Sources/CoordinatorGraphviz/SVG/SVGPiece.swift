/// A piece of an SVG document: markup from `<` to `>`, or the text between.
enum SVGPiece {
  case tag(Substring)
  case text(Substring)
  /// A comment, a declaration or a processing instruction.
  case aside

  /// The pieces of a document in their order. No `>` stands inside a tag's attributes.
  static func forEach(in document: String, _ body: (SVGPiece) -> Void) {
    var rest = document[...]
    while let open = rest.utf8.firstIndex(of: UInt8(ascii: "<")) {
      if open > rest.startIndex { body(.text(rest[..<open])) }
      rest = rest[open...]
      let isComment = rest.hasPrefix("<!--")
      let end = isComment ? endOfComment(rest) : endOfTag(rest)
      let isAside = isComment || rest.hasPrefix("<!") || rest.hasPrefix("<?")
      body(isAside ? .aside : .tag(rest[..<end]))
      rest = rest[end...]
    }
    if !rest.isEmpty { body(.text(rest)) }
  }

  private static func endOfTag(_ rest: Substring) -> Substring.Index {
    rest.utf8.firstIndex(of: UInt8(ascii: ">")).map(rest.utf8.index(after:)) ?? rest.endIndex
  }

  private static func endOfComment(_ rest: Substring) -> Substring.Index {
    var end = endOfTag(rest)
    while end < rest.endIndex, !rest[..<end].hasSuffix("-->") {
      end = endOfTag(rest[end...])
    }
    return end
  }
}
