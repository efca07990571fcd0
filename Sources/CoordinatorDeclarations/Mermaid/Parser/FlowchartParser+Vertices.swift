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
      flowchart.mention(id, label: properties.label, shape: properties.shape)
      try advance()
      hasData = true
    }
    return hasData
  }
}

/// The content of a vertex's brackets.
extension FlowchartParser {
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
  mutating func label() throws(MermaidError) -> Flowchart.Label {
    var label = Flowchart.Label(scalars: [], writing: .plain)
    let start = token.range.lowerBound
    switch token.kind {
    case .text: break
    case .quoted: label.writing = .quoted
    case .markdown: label.writing = .markdown
    default: throw unexpected("a label")
    }
    repeat { label.scalars += scalars(try advance()) } while token.kind == .text
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
}

/// Arrows between vertices.
extension FlowchartParser {
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
      let label = try textWithinArrow()
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

  private mutating func textWithinArrow() throws(MermaidError) -> Flowchart.Label {
    var label = Flowchart.Label(scalars: [], writing: .plain)
    let start = token.range.lowerBound
    switch token.kind {
    case .edgeText: break
    case .quoted: label.writing = .quoted
    case .markdown: label.writing = .markdown
    default: throw unexpected("the edge's text")
    }
    repeat { label.scalars += scalars(try advance()) } while token.kind == .edgeText
    try checkLength(label.scalars.count, from: start)
    return label
  }

  private func line(of token: Token) -> Flowchart.Arrow.Line {
    let arrow = text.string(token.range)
    if arrow.contains("~") { return .invisible }
    if arrow.contains("=") { return .thick }
    return arrow.contains(".") ? .dotted : .solid
  }
}

/// Statements about styles.
extension FlowchartParser {
  mutating func style() throws(MermaidError) {
    try advance()
    try space()
    let id = try idString("the node to style")
    try space()
    flowchart.style(id, try styles())
  }

  mutating func classDefinition() throws(MermaidError) {
    try advance()
    try space()
    let names = try idString("the name of a class")
    try space()
    flowchart.define(names, try styles())
  }

  mutating func classUse() throws(MermaidError) {
    try advance()
    try space()
    let ids = try idString("the nodes of the class")
    try space()
    flowchart.classify(ids, as: try idString("the name of a class"))
  }

  private mutating func space() throws(MermaidError) {
    try expect(.space, "a space")
  }

  /// `fill:#fff,stroke:#333`; each without white space around it.
  private mutating func styles() throws(MermaidError) -> [String] {
    var styles: [String] = []
    repeat {
      guard token.kind.isPartOfStyle else { throw unexpected("a style such as fill:#fff") }
      var style = ""
      while token.kind.isPartOfStyle { style += string(try advance()) }
      styles.append(style.trimmed.description)
    } while try skip(.comma)
    return styles
  }
}
