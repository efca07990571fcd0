extension FlowchartParser {
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
    case .newline, .space, .semicolon, .directionLine: try advance()
    case .title, .description:
      try advance()
      try expect(.text, "a text")
    case .subgraph: try beginSubgraph()
    case .endOfSubgraph: try endSubgraph()
    default: try separatedStatement()
    }
  }

  private mutating func separatedStatement() throws(MermaidError) {
    switch token.kind {
    case .style: try style()
    case .linkStyle: try linkStyle()
    case .classDefinition: try classDefinition()
    case .classUse: try classUse()
    case .click: try click()
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
