import CoordinatorDiagrams

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

  private var reader: TokenReader
  private var flowchart = Flowchart()
  private var open: [OpenSubgraph] = []
  /// The number of edges from `&` lists so far.
  private var edgesOfLists = 0
  /// The maximum number of edges from all `&` lists of one diagram: the graph is never much larger than its text. Arrows between
  /// two nodes do not count.
  static let mostEdgesOfLists = 10_000

  init(_ text: MermaidText) throws(MermaidError) {
    let start = text.end(from: 0, while: \.isSpace)
    try DiagramKind.check(text, at: start)
    reader = try TokenReader(text)
  }

  private var token: Token { reader.token }
  private var text: MermaidText { reader.text }

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

  /// `graph TD` and the end of its line.
  private mutating func head() throws(MermaidError) {
    while token.kind == .space || token.kind == .newline { try reader.advance() }
    guard token.kind == .diagram else { throw reader.unexpected("'graph' or 'flowchart'") }
    guard try reader.direction(), try !reader.skip(.semicolon) else { return }
    _ = try reader.skipSpaces()
    try reader.expect(.newline, "the end of the line after the direction")
  }

  private mutating func statement() throws(MermaidError) {
    switch token.kind {
    case .newline, .space, .semicolon, .directionLine, .skipped: try reader.advance()
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
    guard token.kind.isSeparator else { throw reader.unexpected("the end of the statement") }
    if token.kind != .end { try reader.advance() }
  }

  // MARK: subgraphs

  private mutating func beginSubgraph() throws(MermaidError) {
    let start = try reader.advance().range.lowerBound
    var subgraph = OpenSubgraph(start: start, title: Flowchart.Label(scalars: [], writing: .plain))
    try reader.expect(.space, "the subgraph's title")
    subgraph.title = try reader.plainTitle()
    subgraph.id = String(scalars: subgraph.title.scalars)
    if token.kind == .opening, reader.string(token) == "[" {
      subgraph.id = subgraph.id?.trimmed.description
      subgraph.title = try reader.labelAndShape().0
    } else if subgraph.title.scalars.contains(where: \.isSpace) {
      subgraph.id = nil
    }
    guard token.kind.isSeparator else {
      throw reader.unexpected("the end of the line after the subgraph's title")
    }
    if token.kind != .end { try reader.advance() }
    open.append(subgraph)
  }

  private mutating func endSubgraph() throws(MermaidError) {
    guard let subgraph = open.popLast() else {
      throw .invalid(
        text.place(of: token.range.lowerBound),
        problem: "'end' without a subgraph",
        mending: "remove it, or write A[\"end\"] when it is a name"
      )
    }
    try reader.advance()
    let id = flowchart.endSubgraph(id: subgraph.id, title: subgraph.title, members: subgraph.members)
    if !open.isEmpty { open[open.count - 1].members.append(id) }
  }

  /// A subgraph cannot contain itself, not even indirectly.
  private func checkNesting() throws(MermaidError) {
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
      problem: "the subgraph \(id.quoted) is inside itself",
      mending: "give the subgraph an id that no node in it has"
    )
  }

  // MARK: chains of vertices: `A --> B & C --> D`

  private mutating func vertices() throws(MermaidError) {
    let start = token.range.lowerBound
    var sources = try group()
    while let link = try reader.link() {
      let targets = try group()
      try countEdges(sources.count * targets.count, from: start)
      flowchart.link(sources, to: targets, by: link.arrow, id: link.id)
      sources = targets
    }
  }

  /// Vertices that `&` joins, with the spaces after them.
  private mutating func group() throws(MermaidError) -> [String] {
    var ids: [String] = []
    while true {
      ids.append(try styledVertex())
      let hasData = try shapeData(of: ids[ids.count - 1])
      let hasSpaces = try reader.skipSpaces()
      guard token.kind == .ampersand, hasSpaces else {
        if hasData && hasSpaces { throw reader.unexpected("'&' after '}' and a space") }
        break
      }
      try reader.advance()
      guard try reader.skipSpaces() else { throw reader.unexpected("a space after '&'") }
    }
    if !open.isEmpty { open[open.count - 1].members += ids }
    return ids
  }

  private mutating func styledVertex() throws(MermaidError) -> String {
    let id = try vertex()
    if try reader.skip(.styleSeparator) {
      flowchart.classify(id, as: try reader.idString("the name of a class"))
    }
    return id
  }

  /// `A`, or `A` with a label in brackets.
  private mutating func vertex() throws(MermaidError) -> String {
    let start = token.range.lowerBound
    let id = try reader.idString("a node")
    try reader.checkLength(id.unicodeScalars.count, from: start)
    if token.kind == .opening {
      let (label, shape) = try reader.labelAndShape()
      flowchart.mention(id, label: label, shape: shape)
    } else {
      flowchart.mention(id)
    }
    return id
  }

  /// `@{ shape: …, label: … }`; whether there is one.
  private mutating func shapeData(of id: String) throws(MermaidError) -> Bool {
    var hasData = false
    while token.kind == .shapeData {
      let inner = token.range.lowerBound + 2..<token.range.upperBound - 1
      let properties = try ShapeProperties(text, inner)
      try reader.checkLength(properties.label?.scalars.count ?? 0, from: token.range.lowerBound)
      flowchart.mention(id, label: properties.label, shape: properties.shape)
      try reader.advance()
      hasData = true
    }
    return hasData
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

  // MARK: styles

  private mutating func style() throws(MermaidError) {
    try reader.advance()
    try reader.space()
    let id = try reader.idString("the node to style")
    try reader.space()
    flowchart.style(id, try reader.styles())
  }

  private mutating func classDefinition() throws(MermaidError) {
    try reader.advance()
    try reader.space()
    let names = try reader.idString("the name of a class")
    try reader.space()
    flowchart.define(names, try reader.styles())
  }

  private mutating func classUse() throws(MermaidError) {
    try reader.advance()
    try reader.space()
    let ids = try reader.idString("the nodes of the class")
    try reader.space()
    flowchart.classify(ids, as: try reader.idString("the name of a class"))
  }
}
