/// Finds where arrows end.
struct ArrowScanner {
  let text: MermaidText

  /// Where an arrow ends that begins there; the state that it opens when it is only the first half.
  func arrow(at start: Int) -> (end: Int, state: FlowchartLexer.State?)? {
    let head = head(at: start)
    if let end = line(of: "-", at: head) ?? line(of: "=", at: head) ?? dottedLine(at: head) {
      return (end, nil)
    }
    if text.has("--", at: head) { return (head + 2, .edgeText) }
    if text.has("==", at: head) { return (head + 2, .thickEdgeText) }
    if text.has("-.", at: head) { return (head + 2, .dottedEdgeText) }
    return text.has("~~~", at: start) ? (text.end(from: start) { $0 == "~" }, nil) : nil
  }

  /// Where the second half of an arrow ends, after the text of an edge.
  func end(of state: FlowchartLexer.State?, at start: Int) -> Int? {
    switch state {
    case .edgeText: line(of: "-", at: head(at: start))
    case .thickEdgeText: line(of: "=", at: head(at: start))
    default: dottedLine(at: head(at: start))
    }
  }

  private func head(at start: Int) -> Int { text.at(start)?.isOne(of: "xo<") == true ? start + 1 : start }

  private func line(of letter: Unicode.Scalar, at start: Int) -> Int? {
    let end = text.end(from: start) { $0 == letter }
    if end - start >= 2, let tip = text.at(end), tip.isOne(of: "xo>") { return end + 1 }
    return end - start >= 3 ? end : nil
  }

  private func dottedLine(at start: Int) -> Int? {
    let dots = text.at(start) == UInt32("-" as Unicode.Scalar) ? start + 1 : start
    let end = text.end(from: dots) { $0 == "." }
    guard end > dots, text.at(end) == UInt32("-" as Unicode.Scalar) else { return nil }
    return text.at(end + 1)?.isOne(of: "xo>") == true ? end + 2 : end + 1
  }
}
