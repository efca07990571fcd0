/// Cuts the statements of a flowchart into tokens. Labels have rules of their own: ``TokenReader`` reads them.
///
/// It tries rules in the order in which Mermaid does: the first match wins, not the longest.
struct FlowchartLexer {
  let text: MermaidText
  var position = 0
  /// Whether only spaces are between the end of the last statement and the position.
  private var isAtStatement = true
  /// The end of the last white space.
  private var spaces = -1
  private var edgeIDs = EdgeIDs()
  private var directionLines = DirectionLines()
  private let arrows: ArrowScanner

  init(_ text: MermaidText) { (self.text, arrows) = (text, ArrowScanner(text: text)) }

  mutating func next() throws(MermaidError) -> Token {
    let token = position < text.count ? try token() : take(.end, length: 0)
    if token.kind != .space { isAtStatement = token.kind.endsStatement }
    return token
  }

  private mutating func token() throws(MermaidError) -> Token {
    if text[position] == .quote { return try quoted() }
    if isAtStatement, let token = statementWithoutNodes() { return token }
    if let token = try word() { return token }
    if let line = directionLines.end(at: position, in: text) { return take(.directionLine, to: line) }
    if let id = edgeIDs.end(at: position, in: text) { return take(.edgeID, to: id) }
    if let token = mark() ?? link() ?? bracket() { return token }
    return try letter()
  }

  private mutating func take(_ kind: Token.Kind, to end: Int) -> Token {
    defer { position = end }
    return Token(kind: kind, range: position..<end)
  }

  private mutating func take(_ kind: Token.Kind, length: Int = 1) -> Token {
    take(kind, to: position + length)
  }

  /// The end of the white space that begins at the position.
  private mutating func endOfSpaces() -> Int {
    guard text.at(position)?.isSpace == true else { return position }
    if spaces <= position { spaces = text.end(from: position, while: \.isSpace) }
    return spaces
  }

  private func isBoundary(_ position: Int) -> Bool { text.at(position)?.isWord != true }

  func error(at position: Int, _ problem: String, _ mending: String) -> MermaidError {
    .invalid(text.place(of: position), problem: problem, mending: mending)
  }

  func endsInside(_ words: String) -> MermaidError {
    error(at: text.count, "the text ends inside \(words)", "close it")
  }

  private func unexpected(_ mending: String) -> MermaidError {
    let shown = text.string(position..<min(position + 1, text.count))
    return error(at: position, "unexpected \(shown.quoted)", mending)
  }

  // MARK: marks and letters

  private mutating func mark() -> Token? {
    switch Unicode.Scalar(text[position]) ?? " " {
    case "0"..."9": take(.number, to: text.end(from: position, while: \.isDigit))
    case "#": take(.hash)
    case ":": text.has(":::", at: position) ? take(.styleSeparator, length: 3) : take(.colon)
    case "&": take(.ampersand)
    case ";": take(.semicolon)
    case ",": take(.comma)
    case "*": take(.star)
    case "]", ")", "}": take(.closing)
    case "\n": link() ?? take(.newline, to: text.end(from: position) { $0 == .newline })
    default: nil
    }
  }

  private static let brackets: [StaticString] = [
    "(-", "([", "[[", "[|", ">", "[(", "(((", "((", "[/", "[\\", "(", "[", "{{", "{",
  ]

  private mutating func bracket() -> Token? {
    let bracket = Self.brackets.first { text.has($0, at: position) }
    return bracket.map { take(.opening, length: $0.utf8CodeUnitCount) }
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
    if scalar == "|" { return take(.pipe) }
    if scalar.isSpace { return take(.space) }
    guard scalar == .entityStart else { throw unexpected("put it into a label between quotes: A[\"…\"]") }
    throw error(at: position, "an entity outside of a label", "put the label between quotes: A[\"…\"]")
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

/// Arrows, and texts between quotes and between the halves of an arrow.
extension FlowchartLexer {
  /// An arrow or the first half of one, with the white space around it.
  private mutating func link() -> Token? {
    guard text[position].isSpace || text[position].isOne(of: "-=~.xo<") else { return nil }
    let start = endOfSpaces()
    for line in Flowchart.Arrow.Line.allCases {
      guard let end = arrows.end(of: line, at: start) else { continue }
      return take(.link(line), to: text.end(from: end, while: \.isSpace))
    }
    guard let half = arrows.half(at: start) else { return nil }
    return take(.linkStart(half.line), to: text.end(from: half.end, while: \.isSpace))
  }

  /// Takes the text of an edge, and the second half of its arrow; the range of the text. Nil at a quote.
  mutating func edgeText(_ line: Flowchart.Arrow.Line) throws(MermaidError) -> Range<Int>? {
    let start = position
    while position < text.count {
      let scalar = text[position]
      if scalar == .quote { return nil }
      if scalar.isSpace || scalar.isOne(of: "-=.xo<"), let end = arrows.end(of: line, at: endOfSpaces()) {
        defer { position = text.end(from: end, while: \.isSpace) }
        return start..<position
      }
      // These are only allowed in the arrow itself.
      let isRefused = line == .solid ? text.has("--", at: position) : scalar == (line == .thick ? "=" : ".")
      if isRefused { throw unexpected("write the text of the edge as A -->|\"…\"| B") }
      position += 1
    }
    throw endsInside("the text of an edge")
  }

  mutating func quoted() throws(MermaidError) -> Token {
    let isMarkdown = text.has("\"`", at: position)
    let length = isMarkdown ? 2 : 1
    let start = position + length
    let end = text.end(from: start) { $0 != .quote && !(isMarkdown && $0 == "`") }
    guard end < text.count else { throw endsInside(isMarkdown ? "a markdown text" : "a quoted text") }
    position = end
    guard !isMarkdown || text.has("`\"", at: end) else {
      throw unexpected("leave quotes and backticks out of the markdown text")
    }
    position += length
    return Token(kind: isMarkdown ? .markdown : .quoted, range: start..<end)
  }

  private static let directions: [StaticString] = ["LR", "RL", "TB", "BT", "TD", "BR", "v"]

  /// Takes the direction on the first line; false if the line has none.
  mutating func direction() throws(MermaidError) -> Bool {
    let start = endOfSpaces()
    if let line = (position..<start).last(where: { text[$0] == .newline }) {
      (position, isAtStatement) = (line + 1, true)
      return false
    }
    position = start
    let isSign = text.at(start)?.isOne(of: "<>^") == true
    let word = Self.directions.first { text.has($0, at: start) && isBoundary(start + $0.utf8CodeUnitCount) }
    guard let length = word?.utf8CodeUnitCount ?? (isSign ? 1 : nil) else {
      throw unexpected("write a direction on the first line: TD, LR, BT or RL")
    }
    position += length
    return true
  }
}

/// The words of the language, where a statement or an id could begin.
extension FlowchartLexer {
  private static let words: [(StaticString, Token.Kind)] = [
    ("flowchart-elk", .diagram), ("graph", .diagram), ("flowchart", .diagram),
    ("style", .style), ("default", .defaultWord),
    ("classDef", .classDefinition), ("class", .classUse), ("subgraph", .subgraph), ("end", .endOfSubgraph),
  ]

  private mutating func word() throws(MermaidError) -> Token? {
    if text.has("@{", at: position) { return try shapeData() }
    // Most ids begin with another letter than all keywords.
    guard text[position].isOne(of: "cdefgs") else { return nil }
    for (word, kind) in Self.words {
      let end = position + word.utf8CodeUnitCount
      guard text.has(word, at: position), isBoundary(end) else { continue }
      return take(kind, to: kind == .endOfSubgraph ? text.end(from: end, while: \.isSpace) : end)
    }
    return nil
  }

  /// A statement that says nothing about nodes and edges, up to its end: `click`, `linkStyle`, `accTitle` and `accDescr`.
  private mutating func statementWithoutNodes() -> Token? {
    let words: [(StaticString, isText: Bool)] = [
      ("click", false), ("linkStyle", false), ("accTitle", true), ("accDescr", true),
    ]
    for (word, isText) in words where text.has(word, at: position) {
      let end = position + word.utf8CodeUnitCount
      let mark = text.end(from: end, while: \.isSpace)
      guard let next = text.at(mark), isText ? next.isOne(of: ":{") : mark > end && next.isWord else {
        continue
      }
      if next == "{" as Unicode.Scalar {
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

struct ArrowScanner {
  let text: MermaidText

  /// Where an arrow of a line ends that begins there, or the second half of one, after the text of an edge.
  func end(of line: Flowchart.Arrow.Line, at start: Int) -> Int? {
    switch line {
    case .solid: straight("-", at: head(at: start))
    case .thick: straight("=", at: head(at: start))
    case .dotted: dotted(at: head(at: start))
    case .invisible: text.has("~~~", at: start) ? text.end(from: start) { $0 == "~" } : nil
    }
  }

  /// Where the first half of an arrow ends, before the text of an edge.
  func half(at start: Int) -> (end: Int, line: Flowchart.Arrow.Line)? {
    let head = head(at: start)
    let halves: [(StaticString, Flowchart.Arrow.Line)] = [("--", .solid), ("==", .thick), ("-.", .dotted)]
    return halves.first { text.has($0.0, at: head) }.map { (head + 2, $0.1) }
  }

  private func head(at start: Int) -> Int { text.at(start)?.isOne(of: "xo<") == true ? start + 1 : start }

  private func straight(_ letter: Unicode.Scalar, at start: Int) -> Int? {
    let end = text.end(from: start) { $0 == letter }
    if end - start >= 2, let tip = text.at(end), tip.isOne(of: "xo>") { return end + 1 }
    return end - start >= 3 ? end : nil
  }

  private func dotted(at start: Int) -> Int? {
    let dots = text.has("-", at: start) ? start + 1 : start
    let end = text.end(from: dots) { $0 == "." }
    guard end > dots, text.has("-", at: end) else { return nil }
    return text.at(end + 1)?.isOne(of: "xo>") == true ? end + 2 : end + 1
  }
}
