/// Between statements: ids, words of the language, arrows and opening brackets.
extension FlowchartLexer {
  mutating func inStatement() throws(MermaidError) -> Token? {
    if text[position] == .quote { openString(); return nil }
    if isAtStatement, let token = statementWithoutNodes() { return token }
    if let token = try word() { return token }
    if let line = directionLines.end(at: position, in: text) { return take(.directionLine, to: line) }
    if let id = edgeIDs.end(at: position, in: text) { return take(.edgeID, to: id) }
    if let token = mark() ?? link() ?? bracket() { return token }
    return try letter()
  }

  private mutating func mark() -> Token? {
    switch Unicode.Scalar(text[position]) ?? " " {
    case "0"..."9": take(.number, to: text.end(from: position, while: \.isDigit))
    case "#": take(.hash)
    case ":": text.has(":::", at: position) ? take(.styleSeparator, length: 3) : take(.colon)
    case "&": take(.ampersand)
    case ";": take(.semicolon)
    case ",": take(.comma)
    case "*": take(.star)
    case "\n": link() ?? take(.newline, to: text.end(from: position) { $0 == .newline })
    default: nil
    }
  }

  private mutating func letter() throws(MermaidError) -> Token {
    let scalar = text[position]
    let end = text.end(ofIDFrom: position)
    if scalar == "v" && isBoundary(position + 1) { return take(.down) }
    if end > position { return take(.letters, to: end) }
    if scalar == "<" { return take(.lessThan) }
    if scalar == "^" { return take(.up) }
    if scalar == "-" { return take(.minus) }
    if scalar.isForeignLetter { return take(.letters) }
    if scalar == "|" { return enter(.label, .pipe) }
    if scalar.isSpace { return take(.space) }
    throw unexpectedLetter(scalar)
  }

  private func unexpectedLetter(_ scalar: UInt32) -> MermaidError {
    switch scalar {
    case .entityStart:
      error(at: position, "an entity outside of a label", "put the label between quotes: A[\"…\"]")
    case let scalar where scalar.isOne(of: ")]}"):
      unexpected("remove it, or put the label around it between quotes")
    default: unexpected("put it into a label between quotes: A[\"…\"]")
    }
  }
}

extension MermaidText {
  /// The end of an id. A dash may be part of it, unless an arrow could begin with the dash.
  fileprivate func end(ofIDFrom start: Int) -> Int {
    var place = start
    while place < count {
      let scalar = self[place]
      if scalar == "-" {
        guard let next = at(place + 1), !next.isOne(of: ">-.") else { break }
      } else if !scalar.isWord && !scalar.isOne(of: "!\"#$%&'*+.`?\\/") {
        break
      }
      place += 1
    }
    return place
  }
}

/// The first line's direction.
extension FlowchartLexer {
  private static let directions: [StaticString] = ["LR", "RL", "TB", "BT", "TD", "BR"]

  mutating func afterDiagramWord() throws(MermaidError) -> Token? {
    let start = endOfSpaces()
    if let line = text.lastNewline(in: position..<start) { return leave(.noDirection, to: line + 1) }
    for name in Self.directions where text.has(name, at: start) && isBoundary(start + 2) {
      return leave(.direction, to: start + 2)
    }
    if text.at(start)?.isOne(of: "<>^") == true { return leave(.direction, to: start + 1) }
    if text.at(start) == UInt32("v" as Unicode.Scalar), isBoundary(start + 1) {
      return leave(.direction, to: start + 1)
    }
    position = start
    throw unexpected("write a direction on the first line: TD, LR, BT or RL")
  }
}

extension MermaidText {
  fileprivate func lastNewline(in range: Range<Int>) -> Int? {
    range.last { self[$0] == .newline }
  }
}
