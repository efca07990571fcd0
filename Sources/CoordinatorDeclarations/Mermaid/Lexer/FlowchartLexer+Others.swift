/// The first line's direction, and click statements.
extension FlowchartLexer {
  private static let directions: [StaticString] = ["LR", "RL", "TB", "BT", "TD", "BR"]

  mutating func afterDiagramWord() throws(MermaidError) -> Token? {
    let start = endOfSpaces()
    if let line = text.lastNewline(in: position..<start) { return leave(.noDirection, to: line + 1) }
    for name in Self.directions where text.has(name, at: start) && isBoundary(start + 2) {
      return leave(.direction, to: start + 2)
    }
    if text.at(start)?.isOne(of: "<>^") == true { return leave(.direction, to: start + 1) }
    if text.at(start) == UInt32("v" as Unicode.Scalar), isBoundary(start + 1) {
      return leave(.direction, to: start + 1)
    }
    position = start
    throw unexpected("write a direction on the first line: TD, LR, BT or RL")
  }

  /// The id that a click belongs to, and the white space after it.
  mutating func inClick() -> Token? {
    if text[position].isSpace {
      states.removeLast()
      position += 1
      return nil
    }
    return take(.click, to: text.end(from: position) { !$0.isSpace })
  }

  mutating func inCallback() -> Token? {
    guard text[position] == "(" else {
      return take(.callback, to: text.end(from: position) { $0 != "(" })
    }
    states.removeLast()
    let inner = text.end(from: position + 1, while: \.isSpace)
    if text.at(inner) == UInt32(")" as Unicode.Scalar) {
      position = inner + 1
    } else {
      states.append(.callbackArguments)
      position += 1
    }
    return nil
  }

  mutating func inArguments() -> Token? {
    if text[position] == ")" {
      states.removeLast()
      position += 1
      return nil
    }
    return take(.callbackArguments, to: text.end(from: position) { $0 != ")" })
  }
}

extension MermaidText {
  fileprivate func lastNewline(in range: Range<Int>) -> Int? {
    range.last { self[$0] == .newline }
  }
}
