/// Lines that contain `direction LR`. No text is scanned twice.
struct DirectionLines {
  private var (last, end) = (-1, -1)

  /// The end of the line if the direction stands at a position or behind it.
  mutating func end(at position: Int, in text: MermaidText) -> Int? {
    if position >= end { look(from: position, in: text) }
    return position <= last ? end : nil
  }

  private mutating func look(from position: Int, in text: MermaidText) {
    (last, end) = (-1, text.end(from: position) { $0 != .newline })
    for start in position..<end where text.has("direction", at: start) {
      let word = text.end(from: start + 9, while: \.isSpace)
      let names: [StaticString] = ["TB", "BT", "RL", "LR", "TD"]
      guard word > start + 9, names.contains(where: { text.has($0, at: word) }) else { continue }
      (last, end) = (start, max(end, text.end(from: word) { $0 != .newline }))
    }
  }
}

/// Ids of edges: `e1@` before an arrow. `A@{ … }` is something else. No text is scanned twice.
struct EdgeIDs {
  private var (last, end) = (-1, -1)

  /// The end of the id that begins at a position.
  mutating func end(at position: Int, in text: MermaidText) -> Int? {
    if position >= end { look(from: position, in: text) }
    return position < last ? last + 1 : nil
  }

  /// Up to the next space or quote, an id ends at the last `@` without a brace after it.
  private mutating func look(from position: Int, in text: MermaidText) {
    (last, end) = (-1, max(text.end(from: position) { !$0.isSpace && $0 != .quote }, position + 1))
    for place in position..<end where text[place] == "@" {
      guard let next = text.at(place + 1), next != "{", next != .quote else { continue }
      last = place
    }
  }
}
