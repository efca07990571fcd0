/// Bytes that are looked for in many files (Horspool): most of a file is not looked at.
struct SearchedBytes {
  private let bytes: [UInt8]
  /// How far the search goes on from each byte: to where that may stand.
  private let steps: [Int]

  init(_ text: String) {
    bytes = Array(text.utf8)
    var steps = Array(repeating: bytes.count, count: 256)
    for (place, byte) in bytes.dropLast().enumerated() { steps[Int(byte)] = bytes.count - 1 - place }
    self.steps = steps
  }

  /// Whether they stand in a text, one after the other. O(length of the text).
  func isIn(_ text: [UInt8]) -> Bool {
    var place = bytes.count - 1
    while place < text.count {
      if text[place] == bytes.last, text[...place].suffix(bytes.count).elementsEqual(bytes) { return true }
      place += steps[Int(text[place])]
    }
    return false
  }
}
