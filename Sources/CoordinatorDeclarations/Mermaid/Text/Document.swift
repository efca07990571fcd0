import CoordinatorDiagrams

/// The original text with its lines.
struct Document {
  /// The Unicode scalars, with `\n` as every line end and without a byte order mark.
  let scalars: [UInt32]
  /// The range of each line, without its end.
  let lines: [Range<Int>]

  init(_ text: String) {
    var scalars: [UInt32] = []
    scalars.reserveCapacity(text.utf8.count)
    var isAfterReturn = false
    for scalar in text.unicodeScalars.drop(while: { $0 == "\u{FEFF}" }) {
      if !(scalar == "\n" && isAfterReturn) { scalars.append(scalar == "\r" ? .newline : scalar.value) }
      isAfterReturn = scalar == "\r"
    }
    self.scalars = scalars
    self.lines = Self.lines(of: scalars)
  }

  func string(_ range: Range<Int>) -> String {
    String(scalars: scalars[range])
  }

  func place(of position: Int) -> MermaidError.Place {
    let line = lines.partitioningIndex { $0.lowerBound > position } - 1
    return MermaidError.Place(line: line + 1, column: position - lines[line].lowerBound + 1)
  }

  private static func lines(of scalars: [UInt32]) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var start = 0
    for (position, scalar) in scalars.enumerated() where scalar == .newline {
      lines.append(start..<position)
      start = position + 1
    }
    return lines + [start..<scalars.count]
  }
}

extension Array {
  /// The first index whose element belongs to the second part, by bisection.
  package func partitioningIndex(where isInSecond: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isInSecond(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

extension MermaidText {
  /// Takes the lines between two `---` off the beginning; the title that they give.
  mutating func removeFrontmatter() -> String? {
    guard let block = frontmatter() else { return nil }
    let title = YAMLDocument.texts(of: string(block.inner))?["title"]
    remove([0..<block.end])
    return title?.isEmpty == true ? nil : title
  }

  private func frontmatter() -> (inner: Range<Int>, end: Int)? {
    let indent = end(from: 0) { $0.isSpace && $0 != .newline }
    guard has("---", at: indent) else { return nil }
    let start = end(from: indent + 3) { $0.isSpace && $0 != .newline }
    guard at(start) == .newline else { return nil }
    var line = start
    while line < count {
      let dashes = line + 1 + indent
      if has("---", at: dashes) {
        let rest = end(from: dashes + 3) { $0.isSpace && $0 != .newline }
        if at(rest) == .newline { return (start..<line, end(from: rest, while: \.isSpace)) }
      }
      line = end(from: line + 1) { $0 != .newline }
    }
    return nil
  }
}
