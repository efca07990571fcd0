extension Suppression {
  /// The comments that suppress findings. O(length of the text).
  static func all(in text: [UInt8]) -> [Suppression] {
    guard String(decoding: text, as: UTF8.self).has("coordviz:") else { return [] }
    let lines = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    return lines.enumerated().compactMap { number, line in
      Suppression(comment: String(decoding: line, as: UTF8.self), line: number + 1, last: lines.count)
    }
  }

  private init?(comment text: String, line: Int, last: Int) {
    let words = text.split(whereSeparator: \.isWhitespace)
    guard
      let start = words.firstIndex(where: {
        $0.hasPrefix("coordviz:disable") || $0.hasSuffix("//coordviz:disable")
      }),
      text.contains("//")
    else { return nil }
    let place = words[start].split(separator: ":").dropFirst(2).first.map(String.init)
    let rules = words.dropFirst(start + 1).prefix(1).flatMap { $0.split(separator: ",").map(String.init) }
    self.init(line: line, lines: Self.lines(place, from: line, to: last), rules: rules)
  }

  private static func lines(_ place: String?, from line: Int, to last: Int) -> ClosedRange<Int> {
    switch place {
    case "next": line + 1...line + 1
    case "previous": max(1, line - 1)...max(1, line - 1)
    case "this": line...line
    default: line...max(line, last)
    }
  }
}
