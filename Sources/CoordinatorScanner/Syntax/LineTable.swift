/// Where the lines of a text start.
struct LineTable {
  private let text: [UInt8]
  private let starts: [Int]

  /// O(length of the text).
  init(_ text: [UInt8]) {
    self.text = text
    var starts = [0]
    for (offset, byte) in text.enumerated() where byte == UInt8(ascii: "\n") { starts.append(offset + 1) }
    self.starts = starts
  }

  /// The line of an offset in bytes, from 1. O(log lines).
  func line(at offset: Int) -> Int {
    var (low, high) = (0, starts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return low + 1
  }

  /// The line of the first code from an offset on, from 1.
  func lineOfCode(from offset: Int) -> Int { line(at: startOfCode(from: offset)) }

  /// The offset of the first code from an offset on, after blanks and comments.
  func startOfCode(from offset: Int) -> Int {
    var place = offset
    while place < text.count {
      if text[place] == UInt8(ascii: "/") {
        guard let end = endOfComment(at: place) else { break }
        place = end
      } else if text[place] <= UInt8(ascii: " ") {
        place += 1
      } else {
        break
      }
    }
    return place
  }

  /// The offset after a comment that starts here; nil for no comment.
  private func endOfComment(at start: Int) -> Int? {
    guard start + 1 < text.count else { return nil }
    switch text[start + 1] {
    case UInt8(ascii: "/"):
      return text[start...].firstIndex(of: UInt8(ascii: "\n")) ?? text.count
    case UInt8(ascii: "*"): return text.endOfLongComment(from: start + 2)
    default: return nil
    }
  }
}

extension [UInt8] {
  /// The offset after a comment that may contain others, from an offset in it on.
  func endOfLongComment(from start: Int) -> Int {
    var (depth, place) = (1, start)
    while place + 1 < count {
      switch (self[place], self[place + 1]) {
      case (UInt8(ascii: "/"), UInt8(ascii: "*")): (depth, place) = (depth + 1, place + 2)
      case (UInt8(ascii: "*"), UInt8(ascii: "/")): (depth, place) = (depth - 1, place + 2)
      default: place += 1
      }
      if depth == 0 { return place }
    }
    return count
  }
}
