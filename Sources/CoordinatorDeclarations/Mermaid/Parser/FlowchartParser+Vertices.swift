/// Chains of vertices: `A --> B & C --> D`.
extension FlowchartParser {
  mutating func vertices() throws(MermaidError) {
    let start = token.range.lowerBound
    var sources = try group()
    while let link = try link() {
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
      let hasSpaces = try skipSpaces()
      guard token.kind == .ampersand, hasSpaces else {
        if hasData && hasSpaces { throw unexpected("'&' after '}' and a space") }
        break
      }
      try advance()
      guard try skipSpaces() else { throw unexpected("a space after '&'") }
    }
    if !open.isEmpty { open[open.count - 1].members += ids }
    return ids
  }

  private mutating func styledVertex() throws(MermaidError) -> String {
    let id = try vertex()
    if try skip(.styleSeparator) { flowchart.classify(id, as: try idString("the name of a class")) }
    return id
  }

  /// `A`, or `A` with a label in brackets.
  private mutating func vertex() throws(MermaidError) -> String {
    let start = token.range.lowerBound
    let id = try idString("a node")
    try checkLength(id.unicodeScalars.count, from: start)
    guard case .opening(let bracket) = token.kind else {
      flowchart.mention(id)
      return id
    }
    try advance()
    let (label, shape) = try labelAndShape(after: bracket)
    flowchart.mention(id, label: label, shape: shape)
    return id
  }

  mutating func idString(_ words: String) throws(MermaidError) -> String {
    guard token.kind.isPartOfID else { throw unexpected(words) }
    var id = ""
    while token.kind.isPartOfID { id += string(try advance()) }
    return id
  }

  /// `@{ shape: …, label: … }`; whether there is one.
  private mutating func shapeData(of id: String) throws(MermaidError) -> Bool {
    var hasData = false
    while token.kind == .shapeData {
      let inner = token.range.lowerBound + 2..<token.range.upperBound - 1
      let properties = try ShapeProperties(text, inner)
      try checkLength(properties.label?.scalars.count ?? 0, from: token.range.lowerBound)
      flowchart.mention(id, label: properties.label, shape: try properties.shape())
      try advance()
      hasData = true
    }
    return hasData
  }
}
