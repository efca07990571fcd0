import CoordinatorDiagrams

/// A place in a flowchart, and what can be taken there: words, ids, labels and arrows.
///
/// It reads what Mermaid draws. It does not look for everything that Mermaid refuses.
struct FlowchartScanner {
  /// The longest label, title or id, in Unicode scalars. Every edge of a node repeats the node's name.
  static let mostLetters = 20_000

  let text: MermaidText
  private(set) var position = 0

  init(_ text: MermaidText) { self.text = text }

  /// The scalar at the position; nil at the end.
  var scalar: UInt32? { text.at(position) }

  /// Whether a statement ends here.
  var isAtSeparator: Bool { scalar.map(\.isSeparator) ?? true }

  /// Skips white space within the line; whether there was any.
  @discardableResult
  mutating func skipBlanks() -> Bool {
    let start = position
    position = text.end(from: position) { $0.isSpace && $0 != .newline }
    return position > start
  }

  /// Skips white space and ends of statements.
  mutating func skipSeparators() {
    position = text.end(from: position) { $0.isSpace || $0.isSeparator }
  }

  mutating func take(_ word: StaticString) -> Bool {
    guard text.has(word, at: position) else { return false }
    position += word.utf8CodeUnitCount
    return true
  }

  /// Takes a word of the language; an id may start with the same letters.
  mutating func takeKeyword(_ word: StaticString) -> Bool {
    let end = position + word.utf8CodeUnitCount
    guard text.has(word, at: position), text.at(end).map({ $0.isSpace || $0.isSeparator }) ?? true else {
      return false
    }
    position = end
    return true
  }

  mutating func expectBlanks() throws(MermaidError) {
    guard skipBlanks() else { throw unexpected("a space") }
  }

  /// Takes all up to a place.
  mutating func skip(to end: Int) -> Range<Int> {
    defer { position = end }
    return position..<end
  }

  /// Takes the rest of the statement.
  mutating func restOfStatement() -> String {
    text.string(skip(to: text.end(from: position) { !$0.isSeparator }))
  }

  // MARK: errors

  func error(at place: Int, _ problem: String, _ mending: String) -> MermaidError {
    .invalid(text.place(of: place), problem: problem, mending: mending)
  }

  func endsInside(_ words: String) -> MermaidError {
    error(at: text.count, "the text ends inside \(words)", "close it")
  }

  func unexpected(_ expected: String) -> MermaidError {
    error(at: position, "expected \(expected), found \(found)", advice)
  }

  func unexpectedSign(_ mending: String) -> MermaidError {
    let sign = text.string(position..<min(position + 1, text.count))
    return error(at: position, "unexpected \(sign.quoted)", mending)
  }

  /// The word or the sign at the position.
  private var next: String {
    text.string(position..<min(max(endOfID(from: position), position + 1), text.count))
  }

  private var found: String {
    if scalar == nil { return "the end of the text" }
    return scalar == .newline ? "the end of the line" : next.quoted
  }

  /// The slip that is most likely here.
  private var advice: String {
    if Self.reserved.contains(next) { return "words of Mermaid cannot be ids; write A[\"\(next)\"]" }
    if next.hasPrefix("%%") { return "put the comment on a separate line" }
    guard let scalar, scalar != .newline else { return "fix the line" }
    if scalar.isOne(of: "\"") { return "put the whole label between the quotes" }
    if scalar.isOne(of: "<>-=") { return "write arrows as '-->'" }
    if scalar.isOne(of: "[({") || scalar > 0x7F && !scalar.isForeignLetter {
      return "put the label between quotes: A[\"…\"]"
    }
    if scalar.isOne(of: "])}") { return "remove it, or put the label around it between quotes" }
    return scalar.isWord ? "put a line end or an arrow before it" : "fix the line"
  }

  func checkLength(_ count: Int, from start: Int) throws(MermaidError) {
    guard count > Self.mostLetters else { return }
    throw error(
      at: start,
      "a label or an id has \(count) letters, but the limit is \(Self.mostLetters)",
      "shorten it"
    )
  }

  // MARK: ids

  private static let reserved: Set = ["graph", "flowchart", "subgraph", "end", "style", "class", "classDef"]

  /// Takes an id; the words say what it is the id of.
  mutating func id(_ words: String) throws(MermaidError) -> String {
    let end = endOfID(from: position)
    guard end > position, !Self.reserved.contains(text.string(position..<end)) else {
      throw unexpected(words)
    }
    try checkLength(end - position, from: position)
    return text.string(skip(to: end))
  }

  /// A dash may be part of an id, unless an arrow could begin with the dash. So may a single colon.
  private func endOfID(from start: Int) -> Int {
    var place = start
    while let scalar = text.at(place) {
      if scalar == "-" {
        guard let next = text.at(place + 1), !next.isOne(of: ">-.") else { break }
      } else if scalar == .quote ? place == start : !scalar.isOfID || text.has(":::", at: place) {
        break
      }
      place += 1
    }
    return place
  }

  // MARK: labels

  private static let slants: [StaticString] = ["/]", "\\]", "(]", ")]", "]]"]

  /// The brackets that open a label, the longer ones first, the marks that close it, and the shape of its node.
  private static let brackets: [(opening: StaticString, closings: [StaticString], shape: Flowchart.Shape)] = [
    ("(((", [")))"], .other), ("((", ["))"], .other), ("([", ["])"], .stadium), ("(", [")"], .round),
    ("[[", ["]]"], .subroutine), ("[(", [")]"], .cylinder), ("[/", slants, .other), ("[\\", slants, .other),
    ("[|", ["]"], .box), ("[", ["]"], .box), ("{{", ["}}"], .hexagon), ("{", ["}"], .other),
    (">", ["]"], .other),
  ]

  /// A label in brackets, and the shape of its node; nil without a bracket.
  mutating func labelAndShape() throws(MermaidError) -> (Flowchart.Label, Flowchart.Shape)? {
    guard let bracket = Self.brackets.first(where: { text.has($0.opening, at: position) }) else { return nil }
    _ = take(bracket.opening)
    // `[|borders:lt|text]`
    if text.has("|", at: position - 1) {
      position = min(text.end(from: position) { $0 != "|" } + 1, text.count)
    }
    let label = try label(isSlanted: bracket.closings.count > 1)
    guard bracket.closings.contains(where: { take($0) }) else {
      throw unexpected("the bracket that closes the label")
    }
    return (label, bracket.shape)
  }

  /// Plain text, or a quoted one with or without plain text after it.
  private mutating func label(isSlanted: Bool = false) throws(MermaidError) -> Flowchart.Label {
    let start = position
    var label = try quotedText() ?? Flowchart.Label(scalars: [], writing: .plain)
    let from = position
    while let scalar, !scalar.isOne(of: "[](){}") {
      let isEnd =
        isSlanted ? scalar.isOne(of: "/\\") && text.has("]", at: position + 1) : scalar.isOne(of: "|\"")
      if isEnd { break }
      position += 1
    }
    label.scalars += text.scalars[from..<position]
    if scalar == nil { throw endsInside("a label") }
    guard !label.scalars.isEmpty else { throw unexpected("a label") }
    try checkLength(label.scalars.count, from: start)
    return label
  }

  /// A text between quotes; nil without a quote.
  mutating func quotedText() throws(MermaidError) -> Flowchart.Label? {
    guard scalar == .quote else { return nil }
    let isMarkdown = text.has("\"`", at: position)
    let start = position + (isMarkdown ? 2 : 1)
    position = text.end(from: start) { $0 != .quote && !(isMarkdown && $0 == "`") }
    let content = Array(text.scalars[start..<position])
    guard take(isMarkdown ? "`\"" : "\"") else {
      if position == text.count { throw endsInside(isMarkdown ? "a markdown text" : "a quoted text") }
      throw unexpectedSign("leave quotes and backticks out of the markdown text")
    }
    try checkLength(content.count, from: start)
    return Flowchart.Label(scalars: content, writing: isMarkdown ? .markdown : .quoted)
  }

  // MARK: arrows

  /// The next arrow with its text and the id of its edge; nil at the end of the chain. An arrow may start a line.
  mutating func link() throws(MermaidError) -> (id: String?, arrow: Flowchart.Arrow)? {
    skipBlanks()
    let id = edgeID()
    let start = text.end(from: position, while: \.isSpace)
    for line in Flowchart.Arrow.Line.allCases {
      guard let end = text.end(ofArrow: line, at: start) else { continue }
      position = text.end(from: end, while: \.isSpace)
      return (id, Flowchart.Arrow(line: line, label: try textAfterArrow()))
    }
    if let half = text.halfOfArrow(at: start) {
      position = text.end(from: half.end, while: \.isSpace)
      return (id, Flowchart.Arrow(line: half.line, label: try textWithinArrow(half.line)))
    }
    guard id == nil else { throw unexpected("an arrow after the edge's id") }
    return nil
  }

  /// `e1@` before an arrow.
  private mutating func edgeID() -> String? {
    let end = endOfID(from: position)
    guard end > position, text.has("@", at: end), !text.has("@{", at: end) else { return nil }
    defer { position = end + 1 }
    return text.string(position..<end)
  }

  /// `|…|`
  private mutating func textAfterArrow() throws(MermaidError) -> Flowchart.Label? {
    guard take("|") else { return nil }
    let label = try label()
    guard take("|") else { throw unexpected("'|' after the edge's text") }
    skipBlanks()
    return label
  }

  /// The text between the halves of an arrow, and the second half.
  private mutating func textWithinArrow(_ line: Flowchart.Arrow.Line) throws(MermaidError) -> Flowchart.Label
  {
    let start = position
    var label = try quotedText() ?? Flowchart.Label(scalars: [], writing: .plain)
    let from = position
    var end = text.end(ofArrow: line, at: position)
    while end == nil {
      guard let scalar else { throw endsInside("the text of an edge") }
      // These are only allowed in the arrow itself.
      let isRefused = line == .solid ? text.has("--", at: position) : scalar == (line == .thick ? "=" : ".")
      if isRefused { throw unexpectedSign("write the text of the edge as A -->|\"…\"| B") }
      if scalar == .quote { throw unexpected("the second half of the arrow") }
      position += 1
      end = text.end(ofArrow: line, at: position)
    }
    label.scalars += text.scalars[from..<position]
    guard label.scalars.contains(where: { !$0.isSpace }) else {
      throw error(at: start, "an arrow in two halves without text", "write A --> B")
    }
    try checkLength(label.scalars.count, from: start)
    position = text.end(from: end ?? position, while: \.isSpace)
    return label
  }
}

extension UInt32 {
  /// Whether a statement ends here. In `fill:#fff;`, the semicolon looks as if it ended an entity.
  var isSeparator: Bool { self == .newline || self == ";" || self == .entityEnd }

  /// Whether it may be anywhere in an id.
  fileprivate var isOfID: Bool { isWord || isForeignLetter || isOne(of: "!#$%&'*+.`?\\/:,") }
}
