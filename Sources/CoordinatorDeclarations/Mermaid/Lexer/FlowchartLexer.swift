/// Cuts a flowchart's text into tokens.
///
/// The meaning of a letter depends on the context, so the lexer keeps a stack of states. It tries rules in
/// the order in which Mermaid does: the first match wins, not the longest.
struct FlowchartLexer {
  enum State {
    case label, trapezoid, ellipse, string, markdown
    case direction
    case edgeText, thickEdgeText, dottedEdgeText
  }

  let text: MermaidText
  var position = 0
  /// The open states, innermost last; empty between statements.
  var states: [State] = []
  var isFirstDiagramWord = true
  /// Whether only spaces are between the end of the last statement and the position.
  private(set) var isAtStatement = true
  /// The end of the last white space.
  private var spaces = -1
  var edgeIDs = EdgeIDs()
  var directionLines = DirectionLines()

  init(_ text: MermaidText) { self.text = text }

  mutating func next() throws(MermaidError) -> Token {
    while true {
      guard position < text.count else { return try atEnd() }
      guard let token = try nextInState() else { continue }
      if token.kind != .space { isAtStatement = token.kind.endsStatement }
      return token
    }
  }

  /// Nothing but a closed text may end.
  private func atEnd() throws(MermaidError) -> Token {
    guard let state = states.last else {
      return Token(kind: .end, range: position..<position)
    }
    throw error(at: position, "the text ends inside \(state.words)", "close it")
  }

  /// A token; nil if only the state changed.
  private mutating func nextInState() throws(MermaidError) -> Token? {
    switch states.last {
    case nil: try inStatement()
    case .label, .trapezoid, .ellipse: try inLabel()
    case .string: inString()
    case .markdown: try inMarkdown()
    case .direction: try afterDiagramWord()
    case .edgeText, .thickEdgeText, .dottedEdgeText: try inEdgeText()
    }
  }

  // MARK: steps that all states share

  mutating func take(_ kind: Token.Kind, to end: Int) -> Token {
    defer { position = end }
    return Token(kind: kind, range: position..<end)
  }

  mutating func take(_ kind: Token.Kind, length: Int = 1) -> Token {
    take(kind, to: position + length)
  }

  /// Takes the token and opens a state.
  mutating func enter(_ state: State, _ kind: Token.Kind, length: Int = 1) -> Token {
    states.append(state)
    return take(kind, length: length)
  }

  /// Takes the token and closes the innermost state.
  mutating func leave(_ kind: Token.Kind, to end: Int) -> Token {
    states.removeLast()
    return take(kind, to: end)
  }

  /// Opens the string that begins here, without a token.
  mutating func openString() {
    let isMarkdown = text.at(position + 1) == UInt32("`" as Unicode.Scalar)
    states.append(isMarkdown ? .markdown : .string)
    position += isMarkdown ? 2 : 1
  }

  /// The end of the white space that begins at the position.
  mutating func endOfSpaces() -> Int {
    guard text[position].isSpace else { return position }
    if spaces <= position { spaces = text.end(from: position, while: \.isSpace) }
    return spaces
  }

  /// Whether a word ends there.
  func isBoundary(_ position: Int) -> Bool {
    text.at(position)?.isWord != true
  }

  func error(at position: Int, _ problem: String, _ mending: String) -> MermaidError {
    .invalid(text.place(of: position), problem: problem, mending: mending)
  }

  func unexpected(_ mending: String) -> MermaidError {
    let shown = text.string(position..<min(position + 1, text.count))
    return error(at: position, "unexpected \(shown.inQuotes)", mending)
  }
}

extension FlowchartLexer.State {
  fileprivate var words: String {
    switch self {
    case .label, .trapezoid, .ellipse: "a label"
    case .string: "a quoted text"
    case .markdown: "a markdown text"
    case .direction: "the first line"
    case .edgeText, .thickEdgeText, .dottedEdgeText: "the text of an edge"
    }
  }
}

/// The words of the language, where a statement or an id could begin.
extension FlowchartLexer {
  mutating func word() throws(MermaidError) -> Token? {
    if text.has("@{", at: position) { return try shapeData() }
    // Most ids begin with another letter than all keywords.
    guard text[position].isOne(of: "cdefgs") else { return nil }
    return diagramWord() ?? plainWord()
  }

  private static let plainWords: [(StaticString, Token.Kind)] = [
    ("style", .style), ("default", .defaultWord),
    ("classDef", .classDefinition), ("class", .classUse), ("subgraph", .subgraph), ("end", .endOfSubgraph),
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

  /// A statement that says nothing about nodes and edges, up to its end: `click`, `linkStyle`, `accTitle` and `accDescr`.
  mutating func statementWithoutNodes() -> Token? {
    let words: [(StaticString, isText: Bool)] = [
      ("click", false), ("linkStyle", false), ("accTitle", true), ("accDescr", true),
    ]
    for (word, isText) in words where text.has(word, at: position) {
      let end = position + word.utf8CodeUnitCount
      let mark = text.end(from: end, while: \.isSpace)
      guard let next = text.at(mark), isText ? next.isOne(of: ":{") : mark > end && next.isWord else {
        continue
      }
      if next == UInt32("{" as Unicode.Scalar) {
        return take(.skipped, to: min(text.end(from: mark) { $0 != "}" } + 1, text.count))
      }
      var isQuoted = false
      let line = text.end(from: mark) { scalar in
        if scalar == .quote { isQuoted.toggle() }
        return scalar != .newline && (isText || isQuoted || scalar != ";")
      }
      return take(.skipped, to: line)
    }
    return nil
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
