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

  /// The text of the given range.
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
  func partitioningIndex(where isInSecond: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isInSecond(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
