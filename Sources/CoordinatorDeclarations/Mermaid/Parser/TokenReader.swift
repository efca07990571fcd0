/// Takes the tokens of a flowchart one after the other: those that a grammar expects, names, labels, arrows and styles.
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
    default: string(token).trimmed.inQuotes
    }
  }

  /// The slip that is most likely where the token is.
  private var advice: String {
    switch token.kind {
    case .style, .classDefinition, .classUse, .subgraph, .endOfSubgraph, .diagram:
      "words of Mermaid cannot be ids; write A[\"\(string(token).trimmed)\"]"
    case .quoted, .markdown: "put the whole label between the quotes"
    case .opening(.flag), .lessThan, .minus: "write arrows as '-->'"
    case .opening, .closing: "put the label between quotes: A[\"…\"]"
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
      title.writing = token.kind == .quoted ? .quoted : .markdown
      title.scalars += scalars(try advance())
    } else if !token.kind.isPartOfTitle {
      throw unexpected("the subgraph's title")
    }
    while token.kind.isPartOfTitle { title.scalars += scalars(try advance()) }
    try checkLength(title.scalars.count, from: start)
    return title
  }

  mutating func bracketedTitle() throws(MermaidError) -> Flowchart.Label {
    try advance()
    let label = try label()
    try expect(.closing(.square), "']'")
    return label
  }

  // MARK: labels with their brackets

  mutating func labelAndShape(
    after bracket: Token.Bracket
  ) throws(MermaidError) -> (Flowchart.Label, Flowchart.Shape) {
    switch bracket {
    case .square: (try label(to: .square), .box)
    case .doubleSquare: (try label(to: .doubleSquare), .subroutine)
    case .squareRound: (try label(to: .squareRound), .cylinder)
    case .roundSquare: (try label(to: .roundSquare), .stadium)
    case .tripleRound: (try label(to: .tripleRound), .other)
    case .ellipse: throw undrawn()
    case .flag: (try label(to: .square), .other)
    case .round: try doubled(bracket, closing: .round, single: .round, double: .other)
    case .curly: try doubled(bracket, closing: .curly, single: .other, double: .hexagon)
    case .squarePipe: try labelWithProperty()
    case .trapezoid, .invertedTrapezoid: (try slantedLabel(), .other)
    }
  }

  /// Mermaid reads `(-…-)`, and has no picture for it.
  private func undrawn() -> MermaidError {
    .invalid(
      text.place(of: token.range.lowerBound),
      problem: "Mermaid does not draw '(-…-)'",
      mending: "write '((…))'"
    )
  }

  /// A label: plain text, or a quoted one with or without plain text after it.
  mutating func label(of plain: Token.Kind = .text, _ words: String = "a label") throws(MermaidError)
    -> Flowchart.Label
  {
    var label = Flowchart.Label(scalars: [], writing: .plain)
    let start = token.range.lowerBound
    switch token.kind {
    case plain: break
    case .quoted: label.writing = .quoted
    case .markdown: label.writing = .markdown
    default: throw unexpected(words)
    }
    repeat { label.scalars += scalars(try advance()) } while token.kind == plain
    try checkLength(label.scalars.count, from: start)
    return label
  }

  private mutating func label(to closing: Token.Closing) throws(MermaidError) -> Flowchart.Label {
    let label = try label()
    try expect(.closing(closing), "the bracket that closes the label")
    return label
  }

  /// `((…))` and `{{…}}`, which are two brackets each, or `(…)` and `{…}`.
  private mutating func doubled(
    _ bracket: Token.Bracket,
    closing: Token.Closing,
    single: Flowchart.Shape,
    double: Flowchart.Shape
  ) throws(MermaidError) -> (Flowchart.Label, Flowchart.Shape) {
    let isDouble = try skip(.opening(bracket))
    let label = try label(to: closing)
    if isDouble { try expect(.closing(closing), "the second bracket that closes the label") }
    return (label, isDouble ? double : single)
  }

  /// `[/…/]`, `[/…\]`, `[\…/]` and `[\…\]`.
  private mutating func slantedLabel() throws(MermaidError) -> Flowchart.Label {
    let label = try label()
    guard token.kind == .closing(.slash) || token.kind == .closing(.backslash) else {
      throw unexpected("'/]' or '\\]'")
    }
    try advance()
    return label
  }

  /// `[|borders:lt|…]`.
  private mutating func labelWithProperty() throws(MermaidError) -> (Flowchart.Label, Flowchart.Shape) {
    try expect(.letters, "a property")
    try expect(.colon, "':'")
    try expect(.letters, "the property's value")
    try expect(.pipe, "'|'")
    return (try label(to: .square), .box)
  }

  // MARK: arrows

  struct Link {
    var id: String?
    var arrow: Flowchart.Arrow
  }

  /// The next arrow with its text; nil at the end of the chain.
  mutating func link() throws(MermaidError) -> Link? {
    let id: String? = token.kind == .edgeID ? String(string(try advance()).dropLast()) : nil
    switch token.kind {
    case .link:
      let line = line(of: try advance())
      return Link(id: id, arrow: Flowchart.Arrow(line: line, label: try textAfterArrow()))
    case .linkStart:
      try advance()
      let label = try label(of: .edgeText, "the edge's text")
      let line = line(of: try expect(.link, "the second half of the arrow"))
      return Link(id: id, arrow: Flowchart.Arrow(line: line, label: label))
    default:
      guard id == nil else { throw unexpected("an arrow after the edge's id") }
      return nil
    }
  }

  /// `|…|` after an arrow; at most one space may follow.
  private mutating func textAfterArrow() throws(MermaidError) -> Flowchart.Label? {
    guard try skip(.pipe) else { return nil }
    let label = try label()
    try expect(.pipe, "'|' after the edge's text")
    _ = try skip(.space)
    if token.kind == .space { throw unexpected("one space after '|'") }
    return label
  }

  private func line(of token: Token) -> Flowchart.Arrow.Line {
    let arrow = text.string(token.range)
    if arrow.contains("~") { return .invisible }
    if arrow.contains("=") { return .thick }
    return arrow.contains(".") ? .dotted : .solid
  }
}
