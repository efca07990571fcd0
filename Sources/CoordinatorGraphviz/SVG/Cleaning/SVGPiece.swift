/// A piece of an SVG document: markup from `<` to `>`, or the text between.
enum SVGPiece {
  case tag(Bytes)
  case text(Bytes)
  /// A comment, a declaration or a processing instruction.
  case aside

  /// The pieces of a document in order. A tag's attributes contain no `>`.
  static func forEach(in document: Bytes, _ body: (SVGPiece) -> Void) {
    var place = 0
    while let open = document.place(of: UInt8(ascii: "<"), from: place) {
      if open > place { body(.text(document.part(place, open))) }
      let rest = document.part(open, document.count)
      let isComment = rest.starts(with: "<!--")
      let end = isComment ? endOfComment(rest) : endOfTag(rest, from: 0)
      let isAside = isComment || rest.starts(with: "<!") || rest.starts(with: "<?")
      body(isAside ? .aside : .tag(rest.part(0, end)))
      place = open + end
    }
    if place < document.count { body(.text(document.part(place, document.count))) }
  }

  private static func endOfTag(_ rest: Bytes, from place: Int) -> Int {
    rest.place(of: UInt8(ascii: ">"), from: place).map { $0 + 1 } ?? rest.count
  }

  private static func endOfComment(_ rest: Bytes) -> Int {
    rest.place(of: "-->").map { $0 + 3 } ?? rest.count
  }
}
