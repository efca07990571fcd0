/// The words of the language, where a statement or an id could begin.
extension FlowchartLexer {
  /// A keyword; its token is nil if it only opened a state.
  struct Found {
    var token: Token?
  }

  mutating func word() throws(MermaidError) -> Found? {
    if text.has("@{", at: position) { return Found(token: try shapeData()) }
    // Most ids begin with another letter than all keywords.
    guard text[position].isOne(of: "acdefghils_") else { return nil }
    if let found = accessibility() ?? opener() { return found }
    if let diagram = diagramWord() { return Found(token: diagram) }
    return plainWord().map { Found(token: $0) }
  }

  private static let plainWords: [(StaticString, Token.Kind)] = [
    ("style", .style), ("default", .defaultWord), ("linkStyle", .linkStyle), ("interpolate", .interpolate),
    ("classDef", .classDefinition), ("class", .classUse), ("subgraph", .subgraph), ("end", .endOfSubgraph),
    ("_self", .linkTarget), ("_blank", .linkTarget), ("_parent", .linkTarget), ("_top", .linkTarget),
  ]

  private mutating func plainWord() -> Token? {
    for (word, kind) in Self.plainWords {
      guard text.has(word, at: position), isBoundary(position + word.utf8CodeUnitCount) else { continue }
      let end = position + word.utf8CodeUnitCount
      return take(kind, to: kind == .endOfSubgraph ? text.end(from: end, while: \.isSpace) : end)
    }
    return nil
  }

  private mutating func diagramWord() -> Token? {
    let words: [StaticString] = ["flowchart-elk", "graph", "flowchart"]
    for word in words where text.has(word, at: position) {
      let length = word.utf8CodeUnitCount
      guard isBoundary(position + length) else { continue }
      guard isFirstDiagramWord else { return take(.diagram, length: length) }
      isFirstDiagramWord = false
      return enter(.direction, .diagram, length: length)
    }
    return nil
  }

  /// `accTitle: …`, `accDescr: …` and `accDescr { … }`.
  private mutating func accessibility() -> Found? {
    for (word, kind) in [("accTitle", .title), ("accDescr", .description)] as [(StaticString, Token.Kind)] {
      guard text.has(word, at: position) else { continue }
      let mark = text.end(from: position + word.utf8CodeUnitCount, while: \.isSpace)
      guard let scalar = text.at(mark) else { continue }
      let isBraced = scalar == "{" && kind == .description
      guard scalar == ":" || isBraced else { continue }
      states.append(isBraced ? .description : .title)
      return Found(token: take(kind, to: text.end(from: mark + 1, while: \.isSpace)))
    }
    return nil
  }

  mutating func accessibleText() -> Token? {
    let isBraced = states.removeLast() == .description
    let end = text.end(from: position) { isBraced ? $0 != "}" : $0 != .newline }
    return take(.text, to: isBraced ? min(end + 1, text.count) : end)
  }

  /// Keywords that start a statement.
  private mutating func opener() -> Found? {
    if let end = endOfWordAndSpace("href") { return Found(token: take(.href, to: end)) }
    for (word, state) in [("click", .click), ("call", .callback)] as [(StaticString, State)] {
      guard let end = endOfWordAndSpace(word) else { continue }
      states.append(state)
      position = text.end(from: end, while: \.isSpace)
      return Found(token: nil)
    }
    return nil
  }

  private func endOfWordAndSpace(_ word: StaticString) -> Int? {
    let end = position + word.utf8CodeUnitCount
    return text.has(word, at: position) && text.at(end)?.isSpace == true ? end + 1 : nil
  }

  /// All between `@{` and `}`.
  private mutating func shapeData() throws(MermaidError) -> Token {
    let start = position
    var (place, isQuoted) = (start + 2, false)
    while place < text.count, isQuoted || text[place] != "}" {
      if text[place] == .quote { isQuoted.toggle() }
      if text[place] == "^", !isQuoted { throw error(at: place, "unexpected '^'", "put it between quotes") }
      place += 1
    }
    guard place < text.count else { throw error(at: start, "'@{' is not closed", "add '}'") }
    return take(.shapeData, to: place + 1)
  }
}
