import CoordinatorDiagrams

/// Reads a flowchart, one statement at a time. An explicit stack holds the open subgraphs, so no nesting is too deep.
struct FlowchartParser {
  /// A subgraph without its `end` so far.
  struct OpenSubgraph {
    var start: Int
    var id: String?
    var title: Flowchart.Label
    var members: [String] = []
  }

  private var scanner: FlowchartScanner
  private var flowchart = Flowchart()
  private var open: [OpenSubgraph] = []
  /// The number of edges from `&` lists so far.
  private var edgesOfLists = 0
  /// The maximum number of edges from all `&` lists of one diagram: the graph is never much larger than its text. Arrows between
  /// two nodes do not count.
  static let mostEdgesOfLists = 10_000

  init(_ text: MermaidText) throws(MermaidError) {
    scanner = FlowchartScanner(text)
    scanner.skipSeparators()
    try DiagramKind.check(text, at: scanner.position)
  }

  consuming func parsed() throws(MermaidError) -> Flowchart {
    try head()
    scanner.skipSeparators()
    while scanner.scalar != nil {
      try statement()
      scanner.skipSeparators()
    }
    if let subgraph = open.last {
      throw scanner.error(at: subgraph.start, "this subgraph has no end", "add 'end'")
    }
    try checkNesting()
    return flowchart
  }

  private static let directions: [StaticString] = ["LR", "RL", "TB", "BT", "TD", "BR", "v", "<", ">", "^"]

  /// `graph TD` and the end of its line.
  private mutating func head() throws(MermaidError) {
    let words: [StaticString] = ["flowchart-elk", "flowchart", "graph"]
    guard words.contains(where: { scanner.takeKeyword($0) }) else {
      throw scanner.unexpected("'graph' or 'flowchart'")
    }
    scanner.skipBlanks()
    guard !scanner.isAtSeparator else { return }
    guard Self.directions.contains(where: { scanner.takeKeyword($0) }) else {
      throw scanner.unexpectedSign("write a direction on the first line: TD, LR, BT or RL")
    }
    scanner.skipBlanks()
    guard scanner.isAtSeparator else { throw scanner.unexpected("the end of the line after the direction") }
  }

  private mutating func statement() throws(MermaidError) {
    let start = scanner.position
    if scanner.takeKeyword("subgraph") { return try beginSubgraph(from: start) }
    if scanner.takeKeyword("end") { return try endSubgraph(at: start) }
    if skipStatementWithoutNodes() { return }
    if scanner.takeKeyword("style") {
      let id = try idBetweenBlanks("the node to style")
      flowchart.style(id, try styles())
    } else if scanner.takeKeyword("classDef") {
      let names = try idBetweenBlanks("the name of a class")
      flowchart.define(names, try styles())
    } else if scanner.takeKeyword("class") {
      let ids = try idBetweenBlanks("the nodes of the class")
      flowchart.classify(ids, as: try scanner.id("the name of a class"))
    } else {
      try vertices()
    }
    scanner.skipBlanks()
    guard scanner.isAtSeparator else { throw scanner.unexpected("the end of the statement") }
  }

  /// Skips a statement that says nothing about nodes and edges: `click`, `linkStyle`, `direction`, `accTitle` and `accDescr`.
  private mutating func skipStatementWithoutNodes() -> Bool {
    let text = scanner.text
    let words: [(StaticString, isText: Bool)] = [
      ("click", false), ("linkStyle", false), ("direction", false), ("accTitle", true), ("accDescr", true),
    ]
    for (word, isText) in words where text.has(word, at: scanner.position) {
      let end = scanner.position + word.utf8CodeUnitCount
      let mark = text.end(from: end, while: \.isSpace)
      guard let next = text.at(mark), isText ? next.isOne(of: ":{") : mark > end && next.isWord else {
        continue
      }
      if next == "{" as Unicode.Scalar {
        _ = scanner.skip(to: min(text.end(from: mark) { $0 != "}" } + 1, text.count))
        return true
      }
      var isQuoted = false
      let line = text.end(from: mark) { scalar in
        if scalar == .quote { isQuoted.toggle() }
        return scalar != .newline && (isText || isQuoted || !scalar.isSeparator)
      }
      _ = scanner.skip(to: line)
      return true
    }
    return false
  }

  // MARK: subgraphs

  private mutating func beginSubgraph(from start: Int) throws(MermaidError) {
    scanner.skipBlanks()
    guard !scanner.isAtSeparator else { throw scanner.unexpected("the subgraph's title") }
    let titleStart = scanner.position
    var title = try scanner.quotedText() ?? Flowchart.Label(scalars: [], writing: .plain)
    let text = scanner.text
    let end = text.end(from: scanner.position) { !$0.isSeparator && $0 != "[" }
    title.scalars += text.scalars[scanner.skip(to: end)]
    try scanner.checkLength(title.scalars.count, from: titleStart)
    var subgraph = OpenSubgraph(start: start, id: String(scalars: title.scalars), title: title)
    if let (label, _) = try scanner.labelAndShape() {
      subgraph.id = subgraph.id?.trimmed.description
      subgraph.title = label
    } else if title.scalars.contains(where: \.isSpace) {
      subgraph.id = nil
    }
    scanner.skipBlanks()
    guard scanner.isAtSeparator else {
      throw scanner.unexpected("the end of the line after the subgraph's title")
    }
    open.append(subgraph)
  }

  private mutating func endSubgraph(at start: Int) throws(MermaidError) {
    guard let subgraph = open.popLast() else {
      throw scanner.error(
        at: start,
        "'end' without a subgraph",
        "remove it, or write A[\"end\"] when it is a name"
      )
    }
    let id = flowchart.endSubgraph(id: subgraph.id, title: subgraph.title, members: subgraph.members)
    if !open.isEmpty { open[open.count - 1].members.append(id) }
  }

  /// A subgraph cannot contain itself, not even indirectly.
  private func checkNesting() throws(MermaidError) {
    var checked = Set<String>()
    for subgraph in flowchart.subgraphs {
      var (id, path) = (subgraph.id, Set<String>())
      while let owner = flowchart.owners[id], !checked.contains(id) {
        guard path.insert(id).inserted else {
          throw scanner.error(
            at: 0,
            "the subgraph \(id.quoted) is inside itself",
            "give the subgraph an id that no node in it has"
          )
        }
        id = flowchart.subgraphs[owner].id
      }
      checked.formUnion(path)
    }
  }

  // MARK: chains of vertices: `A --> B & C --> D`

  private mutating func vertices() throws(MermaidError) {
    let start = scanner.position
    var sources = try group()
    while let (id, arrow) = try scanner.link() {
      let targets = try group()
      try countEdges(sources.count * targets.count, from: start)
      flowchart.link(sources, to: targets, by: arrow, id: id)
      sources = targets
    }
  }

  /// `A & B:::name`
  private mutating func group() throws(MermaidError) -> [String] {
    var ids: [String] = []
    repeat {
      ids.append(try vertex())
      scanner.skipBlanks()
    } while try takeAmpersand()
    if !open.isEmpty { open[open.count - 1].members += ids }
    return ids
  }

  private mutating func takeAmpersand() throws(MermaidError) -> Bool {
    guard scanner.take("&") else { return false }
    try scanner.expectBlanks()
    return true
  }

  /// `A`, `A[label]`, `A:::name` or `A@{ shape: …, label: … }`
  private mutating func vertex() throws(MermaidError) -> String {
    let id = try scanner.id("a node")
    let label = try scanner.labelAndShape()
    flowchart.mention(id, label: label?.0, shape: label?.1)
    if scanner.take(":::") { flowchart.classify(id, as: try scanner.id("the name of a class")) }
    while scanner.text.has("@{", at: scanner.position) { try shapeData(of: id) }
    return id
  }

  /// All between `@{` and `}`.
  private mutating func shapeData(of id: String) throws(MermaidError) {
    let (text, start) = (scanner.text, scanner.position)
    var isQuoted = false
    let end = text.end(from: start + 2) { scalar in
      if scalar == .quote { isQuoted.toggle() }
      return isQuoted || scalar != "}"
    }
    guard end < text.count else { throw scanner.error(at: start, "'@{' is not closed", "add '}'") }
    let properties = try ShapeProperties(text, start + 2..<end)
    try scanner.checkLength(properties.label?.scalars.count ?? 0, from: start)
    flowchart.mention(id, label: properties.label, shape: properties.shape)
    _ = scanner.skip(to: end + 1)
  }

  /// Counts the edges of one arrow before they are created.
  private mutating func countEdges(_ count: Int, from start: Int) throws(MermaidError) {
    guard count > 1 else { return }
    edgesOfLists += count
    guard edgesOfLists > Self.mostEdgesOfLists else { return }
    throw scanner.error(
      at: start,
      "with this line, '&' lists make \(edgesOfLists) edges, but the limit is \(Self.mostEdgesOfLists)",
      "put one node between the two lists, or draw fewer arrows"
    )
  }

  // MARK: styles

  private mutating func idBetweenBlanks(_ words: String) throws(MermaidError) -> String {
    try scanner.expectBlanks()
    let id = try scanner.id(words)
    try scanner.expectBlanks()
    return id
  }

  /// `fill:#fff,stroke:#333`; each without white space around it.
  private mutating func styles() throws(MermaidError) -> [String] {
    guard !scanner.isAtSeparator else { throw scanner.unexpected("a style such as fill:#fff") }
    return scanner.restOfStatement().split(separator: ",").map { $0.trimmed.description }
  }
}
