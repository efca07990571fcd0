extension MermaidText {
  /// Where an arrow of a line ends that begins there, or the second half of one, after the text of an edge.
  func end(ofArrow line: Flowchart.Arrow.Line, at start: Int) -> Int? {
    switch line {
    case .solid: endOfStraightArrow("-", at: afterHead(at: start))
    case .thick: endOfStraightArrow("=", at: afterHead(at: start))
    case .dotted: endOfDottedArrow(at: afterHead(at: start))
    case .invisible: has("~~~", at: start) ? end(from: start) { $0 == "~" } : nil
    }
  }

  /// Where the first half of an arrow ends, before the text of an edge.
  func halfOfArrow(at start: Int) -> (end: Int, line: Flowchart.Arrow.Line)? {
    let place = afterHead(at: start)
    let halves: [(StaticString, Flowchart.Arrow.Line)] = [("--", .solid), ("==", .thick), ("-.", .dotted)]
    return halves.first { has($0.0, at: place) }.map { (place + 2, $0.1) }
  }

  private func afterHead(at start: Int) -> Int { at(start)?.isOne(of: "xo<") == true ? start + 1 : start }

  private func endOfStraightArrow(_ letter: Unicode.Scalar, at start: Int) -> Int? {
    let end = end(from: start) { $0 == letter }
    if end - start >= 2, let tip = at(end), tip.isOne(of: "xo>") { return end + 1 }
    return end - start >= 3 ? end : nil
  }

  private func endOfDottedArrow(at start: Int) -> Int? {
    let dots = has("-", at: start) ? start + 1 : start
    let end = end(from: dots) { $0 == "." }
    guard end > dots, has("-", at: end) else { return nil }
    return at(end + 1)?.isOne(of: "xo>") == true ? end + 2 : end + 1
  }
}
