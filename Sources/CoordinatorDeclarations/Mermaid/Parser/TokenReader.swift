import CoordinatorDiagrams

/// Takes the tokens of a flowchart one after the other: those that a grammar expects, names, labels, arrows and styles.
///
/// A label begins right behind the token that opens it. So it is read before the lexer looks for another token.
struct TokenReader {
  /// The longest label, title or id, in Unicode scalars. Every edge of a node repeats the node's name.
  static let mostLetters = 20_000

  private var lexer: FlowchartLexer
  /// The next token, not consumed yet.
  private(set) var token: Token

  init(_ text: MermaidText) throws(MermaidError) {
    lexer = FlowchartLexer(text)
    token = try lexer.next()
  }

  var text: MermaidText { lexer.text }

  /// Uses the token up.
  @discardableResult
  mutating func advance() throws(MermaidError) -> Token {
    let used = token
    token = try lexer.next()
    return used
  }

  /// Uses the token up if it is of the given kind.
  mutating func skip(_ kind: Token.Kind) throws(MermaidError) -> Bool {
    guard token.kind == kind else { return false }
    try advance()
    return true
  }

  @discardableResult
  mutating func expect(_ kind: Token.Kind, _ words: String) throws(MermaidError) -> Token {
    guard token.kind == kind else { throw unexpected(words) }
    return try advance()
  }

  /// Uses spaces up; whether there were any.
  mutating func skipSpaces() throws(MermaidError) -> Bool {
    guard token.kind == .space else { return false }
    while token.kind == .space { try advance() }
    return true
  }

  func string(_ token: Token) -> String { text.string(token.range) }

  func scalars(_ token: Token) -> ArraySlice<UInt32> { text.scalars[token.range] }

  func unexpected(_ expected: String) -> MermaidError {
    .invalid(
      text.place(of: token.range.lowerBound),
      problem: "expected \(expected), found \(found)",
      mending: advice
    )
  }

  private var found: String {
    switch token.kind {
    case .end: "the end of the text"
    case .newline: "the end of the line"
    default: String(string(token).trimmed).quoted
    }
  }

  /// The slip that is most likely where the token is.
  private var advice: String {
    switch token.kind {
    case .style, .classDefinition, .classUse, .subgraph, .endOfSubgraph, .diagram:
      "words of Mermaid cannot be ids; write A[\"\(string(token).trimmed)\"]"
    case .quoted, .markdown: "put the whole label between the quotes"
    case .opening where string(token) == ">", .lessThan, .minus: "write arrows as '-->'"
    case .opening: "put the label between quotes: A[\"…\"]"
    case .closing: "remove it, or put the label around it between quotes"
    case .letters where string(token).hasPrefix("%%"): "put the comment on a separate line"
    case .letters, .number: "put a line end or an arrow before it"
    default: "fix the line"
    }
  }

  func checkLength(_ count: Int, from start: Int) throws(MermaidError) {
    guard count > Self.mostLetters else { return }
    throw .invalid(
      text.place(of: start),
      problem: "a label or an id has \(count) letters, but the limit is \(Self.mostLetters)",
      mending: "shorten it"
    )
  }

  /// A name; the words say what it is the name of.
  mutating func idString(_ words: String) throws(MermaidError) -> String {
    guard token.kind.isPartOfID else { throw unexpected(words) }
    var id = ""
    while token.kind.isPartOfID { id += string(try advance()) }
    return id
  }

  mutating func space() throws(MermaidError) {
    try expect(.space, "a space")
  }

  /// `fill:#fff,stroke:#333`; each without white space around it.
  mutating func styles() throws(MermaidError) -> [String] {
    var styles: [String] = []
    repeat {
      guard token.kind.isPartOfStyle else { throw unexpected("a style such as fill:#fff") }
      var style = ""
      while token.kind.isPartOfStyle { style += string(try advance()) }
      styles.append(style.trimmed.description)
    } while try skip(.comma)
    return styles
  }

  mutating func plainTitle() throws(MermaidError) -> Flowchart.Label {
    var title = Flowchart.Label(scalars: [], writing: .plain)
    let start = token.range.lowerBound
    if token.kind == .quoted || token.kind == .markdown {
      title = self.quoted(try advance())
    } else if !token.kind.isPartOfTitle {
      throw unexpected("the subgraph's title")
    }
    while token.kind.isPartOfTitle { title.scalars += scalars(try advance()) }
    try checkLength(title.scalars.count, from: start)
    return title
  }

  private func quoted(_ token: Token) -> Flowchart.Label {
    Flowchart.Label(scalars: Array(scalars(token)), writing: token.kind == .quoted ? .quoted : .markdown)
  }

  /// The direction on the first line; whether there is one.
  mutating func direction() throws(MermaidError) -> Bool {
    let isFound = try lexer.direction()
    try advance()
    return isFound
  }

  // MARK: labels

  private static let slants: [StaticString] = ["/]", "\\]", "(]", ")]", "]]"]

  /// The marks that close a label, and the shape of its node, by the bracket that opens it.
  private static let brackets: [String: (closings: [StaticString], shape: Flowchart.Shape)] = [
    "[": (["]"], .box), "[[": (["]]"], .subroutine), "[(": ([")]"], .cylinder), "([": (["])"], .stadium),
    "(": ([")"], .round), "((": (["))"], .other), "(((": ([")))"], .other), ">": (["]"], .other),
    "{": (["}"], .other), "{{": (["}}"], .hexagon), "[/": (slants, .other), "[\\": (slants, .other),
    "[|": (["]"], .box),
  ]

  /// The label in the brackets that the current token opens, and the shape of its node.
  mutating func labelAndShape() throws(MermaidError) -> (Flowchart.Label, Flowchart.Shape) {
    let opening = string(token)
    guard let bracket = Self.brackets[opening] else {
      // Mermaid reads it, and has no picture for it.
      throw lexer.error(at: lexer.position, "Mermaid does not draw '(-…-)'", "write '((…))'")
    }
    if opening == "[|" { try skipProperty() }
    let label = try label(isSlanted: bracket.closings.count > 1)
    try close(bracket.closings, "the bracket that closes the label")
    return (label, bracket.shape)
  }

  /// `borders:lt|` of `[|borders:lt|…]`.
  private mutating func skipProperty() throws(MermaidError) {
    try advance()
    try expect(.letters, "a property")
    try expect(.colon, "':'")
    try expect(.letters, "the property's value")
    guard token.kind == .pipe else { throw unexpected("'|'") }
  }

  /// A label behind the current token: plain text, or a quoted one with or without plain text after it.
  private mutating func label(isSlanted: Bool = false) throws(MermaidError) -> Flowchart.Label {
    var (label, start) = try quotedStart()
    var end = lexer.position
    while let scalar = text.at(end), !scalar.isOne(of: "[](){}") {
      if isSlanted ? scalar.isOne(of: "/\\") && text.has("]", at: end + 1) : scalar.isOne(of: "|\"") { break }
      end += 1
    }
    label.scalars += text.scalars[lexer.position..<end]
    lexer.position = end
    guard end < text.count else { throw lexer.endsInside("a label") }
    guard !label.scalars.isEmpty else { throw try unexpectedNext("a label") }
    try checkLength(label.scalars.count, from: start)
    return label
  }

  /// The quoted text behind the current token, and its place; empty without one.
  private mutating func quotedStart() throws(MermaidError) -> (Flowchart.Label, start: Int) {
    guard text.at(lexer.position) == .quote else {
      return (Flowchart.Label(scalars: [], writing: .plain), lexer.position)
    }
    let token = try lexer.quoted()
    return (quoted(token), token.range.lowerBound)
  }

  /// Takes one of the marks that close a label.
  private mutating func close(_ marks: [StaticString], _ words: String) throws(MermaidError) {
    guard let mark = marks.first(where: { text.has($0, at: lexer.position) }) else {
      throw try unexpectedNext(words)
    }
    lexer.position += mark.utf8CodeUnitCount
    try advance()
  }

  /// The error where a label does not go on as it should.
  private mutating func unexpectedNext(_ words: String) throws(MermaidError) -> MermaidError {
    try advance()
    return unexpected(words)
  }

  // MARK: arrows

  /// The next arrow with its text and the id of its edge; nil at the end of the chain.
  mutating func link() throws(MermaidError) -> (id: String?, arrow: Flowchart.Arrow)? {
    let id: String? = token.kind == .edgeID ? String(string(try advance()).dropLast()) : nil
    switch token.kind {
    case .link(let line):
      try advance()
      return (id, Flowchart.Arrow(line: line, label: try textAfterArrow()))
    case .linkStart(let line):
      return (id, Flowchart.Arrow(line: line, label: try edgeText(line)))
    default:
      guard id == nil else { throw unexpected("an arrow after the edge's id") }
      return nil
    }
  }

  /// `|…|` after an arrow; at most one space may follow.
  private mutating func textAfterArrow() throws(MermaidError) -> Flowchart.Label? {
    guard token.kind == .pipe else { return nil }
    let label = try label()
    try close(["|"], "'|' after the edge's text")
    _ = try skip(.space)
    if token.kind == .space { throw unexpected("one space after '|'") }
    return label
  }

  /// The text between the halves of an arrow.
  private mutating func edgeText(_ line: Flowchart.Arrow.Line) throws(MermaidError) -> Flowchart.Label {
    var (label, start) = try quotedStart()
    guard let range = try lexer.edgeText(line) else {
      throw try unexpectedNext("the second half of the arrow")
    }
    label.scalars += text.scalars[range]
    guard !label.scalars.isEmpty else {
      throw lexer.error(at: start, "an arrow in two halves without text", "write A --> B")
    }
    try checkLength(label.scalars.count, from: start)
    try advance()
    return label
  }
}
