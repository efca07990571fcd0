/// Arrows, and the text within them.
extension FlowchartLexer {
  /// An arrow or the first half of one, with the white space around it.
  mutating func link() -> Token? {
    guard text[position].isSpace || text[position].isOne(of: "-=~.xo<") else { return nil }
    let start = endOfSpaces()
    guard let found = linkEnd(at: start) else { return nil }
    if let state = found.state { states.append(state) }
    return take(found.state == nil ? .link : .linkStart, to: text.end(from: found.end, while: \.isSpace))
  }

  /// Where an arrow ends that begins there; the state that it opens when it is only the first half.
  private func linkEnd(at start: Int) -> (end: Int, state: State?)? {
    let head = text.at(start)?.isOne(of: "xo<") == true ? start + 1 : start
    if let end = wholeLink(of: "-", at: head) ?? wholeLink(of: "=", at: head) ?? dottedLink(at: head) {
      return (end, nil)
    }
    if text.has("--", at: head) { return (head + 2, .edgeText) }
    if text.has("==", at: head) { return (head + 2, .thickEdgeText) }
    if text.has("-.", at: head) { return (head + 2, .dottedEdgeText) }
    return text.has("~~~", at: start) ? (text.end(from: start) { $0 == "~" }, nil) : nil
  }

  private func wholeLink(of line: Unicode.Scalar, at start: Int) -> Int? {
    let end = text.end(from: start) { $0 == line }
    if end - start >= 2, let tip = text.at(end), tip.isOne(of: "xo>") { return end + 1 }
    return end - start >= 3 ? end : nil
  }

  private func dottedLink(at start: Int) -> Int? {
    let dots = text.at(start) == UInt32("-" as Unicode.Scalar) ? start + 1 : start
    let end = text.end(from: dots) { $0 == "." }
    guard end > dots, text.at(end) == UInt32("-" as Unicode.Scalar) else { return nil }
    return text.at(end + 1)?.isOne(of: "xo>") == true ? end + 2 : end + 1
  }

  /// The text of an edge up to the second half of its arrow.
  mutating func inEdgeText() throws(MermaidError) -> Token? {
    let start = position
    while position < text.count, text[position] != .quote {
      if let end = edgeTextEnd() {
        guard position == start else { break }
        return leave(.link, to: text.end(from: end, while: \.isSpace))
      }
      try checkEdgeText()
      position += 1
    }
    if position > start { return Token(kind: .edgeText, range: start..<position) }
    if position < text.count { openString() }
    return nil
  }

  private mutating func edgeTextEnd() -> Int? {
    guard text[position].isSpace || text[position].isOne(of: "-=.xo<") else { return nil }
    let start = endOfSpaces()
    let head = text.at(start)?.isOne(of: "xo<") == true ? start + 1 : start
    switch states.last {
    case .edgeText: return wholeLink(of: "-", at: head)
    case .thickEdgeText: return wholeLink(of: "=", at: head)
    default: return dottedLink(at: head)
    }
  }

  /// Letters that are only allowed in the arrow itself.
  private func checkEdgeText() throws(MermaidError) {
    let scalar = text[position]
    let isRefused: Bool =
      switch states.last {
      case .edgeText: scalar == "-" && text.has("--", at: position)
      case .thickEdgeText: scalar == "="
      default: scalar == "."
      }
    if isRefused { throw unexpected("write the text of the edge as A -->|\"…\"| B") }
  }
}
