/// Statements about styles and click actions.
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

  mutating func linkStyle() throws(MermaidError) {
    try advance()
    try space()
    if try !skip(.defaultWord) { try linkNumbers() }
    try space()
    if try skip(.interpolate) {
      try space()
      _ = try idString("the name of a curve")
      guard try skip(.space) else { return }
    }
    _ = try styles()
  }

  private mutating func linkNumbers() throws(MermaidError) {
    repeat {
      let number = try expect(.number, "the number of an edge, or 'default'")
      guard let index = Int(string(number)), index < flowchart.links.count else {
        throw .invalid(
          text.place(of: number.range.lowerBound),
          problem: "edge \(string(number)) does not exist yet",
          mending: "edges are numbered from 0; the next one is edge \(flowchart.links.count)"
        )
      }
    } while try skip(.comma)
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

  // MARK: clicks

  /// Click actions are not part of a graph, so their statements are skipped.
  mutating func click() throws(MermaidError) {
    try advance()
    switch token.kind {
    case .callback:
      try advance()
      _ = try skip(.callbackArguments)
      if token.kind == .space { try advance(); try expect(.quoted, "a tooltip between quotes") }
    case .href:
      try advance()
      try linkAndTooltip()
    case .quoted: try linkAndTooltip()
    default: try callbackByName()
    }
  }

  private mutating func linkAndTooltip() throws(MermaidError) {
    try expect(.quoted, "a link between quotes")
    for kind in [Token.Kind.quoted, .linkTarget] where token.kind == .space {
      try advance()
      if token.kind == kind {
        try advance()
      } else if token.kind == .linkTarget {
        try advance()
      } else {
        throw unexpected("a tooltip between quotes, or _blank")
      }
    }
  }

  private mutating func callbackByName() throws(MermaidError) {
    _ = try idString("what a click does")
    if try skip(.space) { try expect(.quoted, "a tooltip between quotes") }
  }
}
