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

  /// `graph TD` and the end of its line.
  mutating func head() throws(MermaidError) {
    while token.kind == .space || token.kind == .newline { try advance() }
    try expect(.diagram, "'graph' or 'flowchart'")
    if try skip(.noDirection) { return }
    try expect(.direction, "a direction such as TD or LR")
    if try skip(.semicolon) { return }
    _ = try skipSpaces()
    try expect(.newline, "the end of the line after the direction")
  }

  mutating func statement() throws(MermaidError) {
    switch token.kind {
    case .newline, .space, .semicolon, .directionLine, .skipped: try advance()
    case .subgraph: try beginSubgraph()
    case .endOfSubgraph: try endSubgraph()
    default: try separatedStatement()
    }
  }

  private mutating func separatedStatement() throws(MermaidError) {
    switch token.kind {
    case .style: try style()
    case .classDefinition: try classDefinition()
    case .classUse: try classUse()
    default: try vertices()
    }
    guard token.kind.isSeparator else { throw unexpected("the end of the statement") }
    if token.kind != .end { try advance() }
  }

  // MARK: subgraphs

  private mutating func beginSubgraph() throws(MermaidError) {
    let start = try advance().range.lowerBound
    var subgraph = OpenSubgraph(start: start, title: Flowchart.Label(scalars: [], writing: .plain))
    try expect(.space, "the subgraph's title")
    subgraph.title = try plainTitle()
    subgraph.id = String(scalars: subgraph.title.scalars)
    if token.kind == .opening(.square) {
      subgraph.id = subgraph.id?.trimmed.description
      subgraph.title = try bracketedTitle()
    } else if subgraph.title.scalars.contains(where: \.isSpace) {
      subgraph.id = nil
    }
    guard token.kind.isSeparator else { throw unexpected("the end of the line after the subgraph's title") }
    if token.kind != .end { try advance() }
    open.append(subgraph)
  }

  private mutating func plainTitle() throws(MermaidError) -> Flowchart.Label {
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

  private mutating func bracketedTitle() throws(MermaidError) -> Flowchart.Label {
    try advance()
    let label = try label()
    try expect(.closing(.square), "']'")
    return label
  }

  private mutating func endSubgraph() throws(MermaidError) {
    guard let subgraph = open.popLast() else {
      throw .invalid(
        text.place(of: token.range.lowerBound),
        problem: "'end' without a subgraph",
        mending: "remove it, or write A[\"end\"] when it is a name"
      )
    }
    try advance()
    let id = flowchart.endSubgraph(id: subgraph.id, title: subgraph.title, members: subgraph.members)
    if !open.isEmpty { open[open.count - 1].members.append(id) }
  }

  /// A subgraph cannot contain itself, not even indirectly.
  func checkNesting() throws(MermaidError) {
    var checked = Set<String>()
    for subgraph in flowchart.subgraphs {
      var (id, path) = (subgraph.id, Set<String>())
      while let owner = flowchart.owners[id], !checked.contains(id) {
        guard path.insert(id).inserted else { throw Self.inItself(id, at: text.place(of: 0)) }
        id = flowchart.subgraphs[owner].id
      }
      checked.formUnion(path)
    }
  }

  private static func inItself(_ id: String, at place: MermaidError.Place) -> MermaidError {
    .invalid(
      place,
      problem: "the subgraph \(id.inQuotes) is inside itself",
      mending: "give the subgraph an id that no node in it has"
    )
  }
}

/// Limits for short texts with many edges: the graph is never much larger than its text.
extension FlowchartParser {
  /// The longest label, title or id, in Unicode scalars. Every edge of a node repeats the node's name.
  static let mostLetters = 20_000
  /// The maximum number of edges from all `&` lists of one diagram. Arrows between two nodes do not count.
  static let mostEdgesOfLists = 10_000

  func checkLength(_ count: Int, from start: Int) throws(MermaidError) {
    guard count > Self.mostLetters else { return }
    throw .invalid(
      text.place(of: start),
      problem: "a label or an id has \(count) letters, but the limit is \(Self.mostLetters)",
      mending: "shorten it"
    )
  }

  /// Counts the edges of one arrow before they are created.
  mutating func countEdges(_ count: Int, from start: Int) throws(MermaidError) {
    guard count > 1 else { return }
    edgesOfLists += count
    guard edgesOfLists > Self.mostEdgesOfLists else { return }
    throw .invalid(
      text.place(of: start),
      problem:
        "with this line, '&' lists make \(edgesOfLists) edges, but the limit is \(Self.mostEdgesOfLists)",
      mending: "put one node between the two lists, or draw fewer arrows"
    )
  }
}
