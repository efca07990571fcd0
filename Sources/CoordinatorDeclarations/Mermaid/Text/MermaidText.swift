/// The text of one diagram, and where in its document each letter came from.
struct MermaidText {
  private(set) var scalars: [UInt32]
  private var origins: [Int]
  private let document: Document

  /// The text of the given lines of a document, each with a line end after it.
  init(of document: Document, lines: some Sequence<Int>) {
    self.init(of: document, ranges: lines.lazy.map { document.lines[$0] })
  }

  /// The text of the given parts of a document's lines, each with a line end after it.
  init(of document: Document, ranges: some Sequence<Range<Int>>) {
    (scalars, origins) = ([], [])
    self.document = document
    for range in ranges {
      scalars += document.scalars[range]
      origins += range
      scalars.append(.newline)
      origins.append(range.upperBound)
    }
  }

  var count: Int { scalars.count }

  subscript(position: Int) -> UInt32 { scalars[position] }

  /// The scalar there; nil before the beginning and after the end.
  func at(_ position: Int) -> UInt32? {
    scalars.indices.contains(position) ? scalars[position] : nil
  }

  func string(_ range: Range<Int>) -> String { String(scalars: scalars[range]) }

  /// The place in the document.
  func place(of position: Int) -> MermaidError.Place {
    document.place(of: position < origins.count ? origins[position] : document.scalars.count)
  }

  func has(_ word: StaticString, at position: Int) -> Bool {
    guard position >= 0, position + word.utf8CodeUnitCount <= count else { return false }
    return word.withUTF8Buffer { letters in
      letters.indices.allSatisfy { UInt32(letters[$0]) == scalars[position + $0] }
    }
  }

  /// The first position from there on whose scalar does not fulfil the condition.
  func end(from position: Int, while condition: (UInt32) -> Bool) -> Int {
    var end = position
    while end < count, condition(scalars[end]) { end += 1 }
    return end
  }

  mutating func replace(at position: Int, with scalar: UInt32) {
    scalars[position] = scalar
  }

  /// Replaces the names of letters that HTML needs, such as `&gt;`.
  mutating func decodeEntities() {
    let names: [(StaticString, Unicode.Scalar)] = [
      ("&gt;", ">"), ("&lt;", "<"), ("&amp;", "&"), ("&quot;", "\""), ("&#39;", "'"),
    ]
    var (removed, place) = ([Range<Int>](), 0)
    while place < count {
      guard scalars[place] == "&", let (name, letter) = names.first(where: { has($0.0, at: place) }) else {
        place += 1
        continue
      }
      scalars[place] = letter.value
      removed.append(place + 1..<place + name.utf8CodeUnitCount)
      place += name.utf8CodeUnitCount
    }
    remove(removed)
  }

  /// Takes the given parts out, which follow each other.
  mutating func remove(_ ranges: [Range<Int>]) {
    guard !ranges.isEmpty else { return }
    var (kept, origins, start) = ([UInt32](), [Int](), 0)
    for range in ranges + [count..<count] {
      kept += scalars[start..<range.lowerBound]
      origins += self.origins[start..<range.lowerBound]
      start = range.upperBound
    }
    (scalars, self.origins) = (kept, origins)
  }
}
