struct ArrowScanner {
  let text: MermaidText

  /// Where an arrow of a line ends that begins there, or the second half of one, after the text of an edge.
  func end(of line: Flowchart.Arrow.Line, at start: Int) -> Int? {
    switch line {
    case .solid: straight("-", at: head(at: start))
    case .thick: straight("=", at: head(at: start))
    case .dotted: dotted(at: head(at: start))
    case .invisible: text.has("~~~", at: start) ? text.end(from: start) { $0 == "~" } : nil
    }
  }

  /// Where the first half of an arrow ends, before the text of an edge.
  func half(at start: Int) -> (end: Int, line: Flowchart.Arrow.Line)? {
    let head = head(at: start)
    let halves: [(StaticString, Flowchart.Arrow.Line)] = [("--", .solid), ("==", .thick), ("-.", .dotted)]
    return halves.first { text.has($0.0, at: head) }.map { (head + 2, $0.1) }
  }

  private func head(at start: Int) -> Int { text.at(start)?.isOne(of: "xo<") == true ? start + 1 : start }

  private func straight(_ letter: Unicode.Scalar, at start: Int) -> Int? {
    let end = text.end(from: start) { $0 == letter }
    if end - start >= 2, let tip = text.at(end), tip.isOne(of: "xo>") { return end + 1 }
    return end - start >= 3 ? end : nil
  }

  private func dotted(at start: Int) -> Int? {
    let dots = text.has("-", at: start) ? start + 1 : start
    let end = text.end(from: dots) { $0 == "." }
    guard end > dots, text.has("-", at: end) else { return nil }
    return text.at(end + 1)?.isOne(of: "xo>") == true ? end + 2 : end + 1
  }
}
