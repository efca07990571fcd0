/// Brackets, the text between them, and quoted texts.
extension FlowchartLexer {
  private static let openings: [(StaticString, Token.Bracket, State?)] = [
    ("(-", .ellipse, .ellipse), ("([", .roundSquare, .label), ("[[", .doubleSquare, .label),
    ("[|", .squarePipe, nil), (">", .flag, .label), ("[(", .squareRound, .label),
    ("(((", .tripleRound, .label),
    ("[/", .trapezoid, .trapezoid), ("[\\", .invertedTrapezoid, .trapezoid), ("(", .round, .label),
    ("[", .square, .label), ("{", .curly, .label),
  ]

  private static let closings: [(StaticString, Token.Closing)] = [
    ("])", .roundSquare), ("]]", .doubleSquare), (")]", .squareRound), (")))", .tripleRound), (")", .round),
    ("]", .square), ("}", .curly),
  ]

  mutating func bracket() -> Token? {
    guard text[position].isOne(of: "([{>") else { return nil }
    for (mark, bracket, state) in Self.openings where text.has(mark, at: position) {
      if let state { states.append(state) }
      return take(.opening(bracket), length: mark.utf8CodeUnitCount)
    }
    return nil
  }

  mutating func inLabel() throws(MermaidError) -> Token? {
    if text[position] == .quote { openString(); return nil }
    switch states.last {
    case .trapezoid: if let token = inTrapezoid() { return token }
    case .ellipse: if let token = inEllipse() { return token }
    default: if let token = inPlainLabel() { return token }
    }
    if let token = bracket() { return token }
    throw unexpected("put the label between quotes: A[\"…\"]")
  }

  private mutating func inPlainLabel() -> Token? {
    for (mark, closing) in Self.closings where text.has(mark, at: position) {
      return leave(.closing(closing), to: position + mark.utf8CodeUnitCount)
    }
    if text[position] == "|" { return leave(.pipe, to: position + 1) }
    if text.has("~~~", at: endOfSpaces()) { return link() }
    let end = text.end(from: position) { !$0.isOne(of: "[](){}|\"") }
    return end > position ? take(.text, to: end) : nil
  }

  private mutating func inTrapezoid() -> Token? {
    let next = text.at(position + 1)
    if text[position].isOne(of: "\\(?=])"), next == UInt32("]" as Unicode.Scalar) {
      return leave(.closing(.backslash), to: position + 2)
    }
    if text.has("/]", at: position) { return leave(.closing(.slash), to: position + 2) }
    if text[position].isOne(of: "/\\") { return take(.text) }
    let end = text.end(from: position) { !$0.isOne(of: "\\[](){}/") }
    return end > position ? take(.text, to: end) : nil
  }

  private mutating func inEllipse() -> Token? {
    if text[position].isOne(of: "-/)"), text.at(position + 1) == UInt32(")" as Unicode.Scalar) {
      return leave(.closing(.ellipse), to: position + 2)
    }
    let end = text.end(from: position + 1) { !$0.isOne(of: "()[]{}\"-/") }
    return text[position].isOne(of: "()[]{}") ? nil : take(.text, to: end)
  }

  /// The text between quotes; nil at the closing one.
  mutating func inString() -> Token? {
    if text[position] == .quote {
      if text.at(position + 1) == UInt32("`" as Unicode.Scalar) { openString(); return nil }
      states.removeLast()
      position += 1
      return nil
    }
    return take(.quoted, to: text.end(from: position) { $0 != .quote })
  }

  mutating func inMarkdown() throws(MermaidError) -> Token? {
    if text.has("`\"", at: position) {
      states.removeLast()
      position += 2
      return nil
    }
    if text[position] == .quote { openString(); return nil }
    let end = text.end(from: position) { $0 != .quote && $0 != "`" }
    guard end > position else { throw unexpected("leave the backtick out of the markdown text") }
    return take(.markdown, to: end)
  }
}

/// Arrows, and the text within them.
extension FlowchartLexer {
  /// An arrow or the first half of one, with the white space around it.
  mutating func link() -> Token? {
    guard text[position].isSpace || text[position].isOne(of: "-=~.xo<") else { return nil }
    let start = endOfSpaces()
    guard let found = ArrowScanner(text: text).arrow(at: start) else { return nil }
    if let state = found.state { states.append(state) }
    return take(found.state == nil ? .link : .linkStart, to: text.end(from: found.end, while: \.isSpace))
  }

  /// The text of an edge up to the second half of its arrow.
  mutating func inEdgeText() throws(MermaidError) -> Token? {
    let start = position
    while position < text.count, text[position] != .quote {
      if let end = endOfEdgeText() {
        guard position == start else { break }
        return leave(.link, to: text.end(from: end, while: \.isSpace))
      }
      try checkEdgeText()
      position += 1
    }
    if position > start { return Token(kind: .edgeText, range: start..<position) }
    if position < text.count { openString() }
    return nil
  }

  private mutating func endOfEdgeText() -> Int? {
    guard text[position].isSpace || text[position].isOne(of: "-=.xo<") else { return nil }
    return ArrowScanner(text: text).end(of: states.last, at: endOfSpaces())
  }

  /// Letters that are only allowed in the arrow itself.
  private func checkEdgeText() throws(MermaidError) {
    let scalar = text[position]
    let isRefused: Bool =
      switch states.last {
      case .edgeText: scalar == "-" && text.has("--", at: position)
      case .thickEdgeText: scalar == "="
      default: scalar == "."
      }
    if isRefused { throw unexpected("write the text of the edge as A -->|\"…\"| B") }
  }
}
