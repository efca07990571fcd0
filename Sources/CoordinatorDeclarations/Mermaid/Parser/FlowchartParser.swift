/// Reads a flowchart by Mermaid's grammar, one statement at a time. An explicit stack holds the open
/// subgraphs, so no nesting is too deep.
struct FlowchartParser {
  /// A subgraph without its `end` so far.
  struct OpenSubgraph {
    var start: Int
    var id: String?
    var title: Flowchart.Label
    var members: [String] = []
  }

  private var lexer: FlowchartLexer
  /// The next token, not consumed yet.
  private(set) var token: Token
  var flowchart = Flowchart()
  var open: [OpenSubgraph] = []
  /// The number of edges from `&` lists so far.
  var edgesOfLists = 0

  init(_ text: MermaidText) throws(MermaidError) {
    let start = text.end(from: 0, while: \.isSpace)
    try DiagramKind.check(text, at: start)
    lexer = FlowchartLexer(text)
    token = try lexer.next()
  }

  var text: MermaidText { lexer.text }

  consuming func parsed() throws(MermaidError) -> Flowchart {
    try head()
    while token.kind != .end { try statement() }
    if let subgraph = open.last {
      throw .invalid(
        text.place(of: subgraph.start),
        problem: "this subgraph has no end",
        mending: "add 'end'"
      )
    }
    try checkNesting()
    return flowchart
  }

  // MARK: tokens

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
    case .style, .linkStyle, .classDefinition, .classUse, .subgraph, .endOfSubgraph, .diagram, .linkTarget:
      "words of Mermaid cannot be ids; write A[\"\(string(token).trimmed)\"]"
    case .quoted, .markdown: "put the whole label between the quotes"
    case .opening(.flag), .lessThan, .minus: "write arrows as '-->'"
    case .opening, .closing: "put the label between quotes: A[\"…\"]"
    case .letters where string(token).hasPrefix("%%"): "put the comment on a separate line"
    case .letters, .number: "put a line end or an arrow before it"
    default: "fix the line"
    }
  }
}
