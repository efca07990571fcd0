/// Cuts a flowchart's text into tokens.
///
/// The meaning of a letter depends on the context, so the lexer keeps a stack of states. It tries rules in
/// the order in which Mermaid does: the first match wins, not the longest.
struct FlowchartLexer {
  enum State {
    case label, trapezoid, ellipse, string, markdown
    case direction, click, callback, callbackArguments
    case edgeText, thickEdgeText, dottedEdgeText
    case title, description
  }

  let text: MermaidText
  var position = 0
  /// The open states, innermost last; empty between statements.
  var states: [State] = []
  var isFirstDiagramWord = true
  var spaces = Run()
  var edgeIDs = Run()
  var directionLines = Run()

  /// A cached result for the text up to `end`, so that no text is scanned twice.
  struct Run {
    var end = -1
    var last = -1
  }

  init(_ text: MermaidText) { self.text = text }

  mutating func next() throws(MermaidError) -> Token {
    while true {
      guard position < text.count || states.last == .title else { return try atEnd() }
      if let token = try nextInState() { return token }
    }
  }

  /// Nothing but a closed text may end.
  private func atEnd() throws(MermaidError) -> Token {
    guard let state = states.last, state != .click, state != .callback else {
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
    case .click: inClick()
    case .callback: inCallback()
    case .callbackArguments: inArguments()
    case .edgeText, .thickEdgeText, .dottedEdgeText: try inEdgeText()
    case .title, .description: accessibleText()
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
    if spaces.end <= position { spaces.end = text.end(from: position, while: \.isSpace) }
    return spaces.end
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
    case .click, .callback, .callbackArguments: "a click statement"
    case .edgeText, .thickEdgeText, .dottedEdgeText: "the text of an edge"
    case .title, .description: "a description"
    }
  }
}
