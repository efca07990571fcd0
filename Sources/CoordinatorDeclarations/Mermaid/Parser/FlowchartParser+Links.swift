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
