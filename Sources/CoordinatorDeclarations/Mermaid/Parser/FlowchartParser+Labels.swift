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
