/// The text of one diagram, and where in its document each letter came from.
struct MermaidText {
  private(set) var scalars: [UInt32]
  private var origins: [Int]
  private let document: Document

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

  func place(of position: Int) -> MermaidError.Place {
    document.place(of: position < origins.count ? origins[position] : document.scalars.count)
  }

  func has(_ word: StaticString, at position: Int) -> Bool {
    guard position >= 0, position + word.utf8CodeUnitCount <= count else { return false }
    return word.withUTF8Buffer { letters in
      var offset = 0
      while offset < letters.count, UInt32(letters[offset]) == scalars[position + offset] { offset += 1 }
      return offset == letters.count
    }
  }

  /// The first position from there on whose scalar does not fulfil the condition.
  func end(from position: Int, while condition: (UInt32) -> Bool) -> Int {
    var end = position
    while end < count, condition(scalars[end]) { end += 1 }
    return end
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

/// Mermaid's own steps to clean a text before parsing, in its order.
extension MermaidText {
  mutating func clean() {
    remove(directives())
    remove(comments())
    quoteAttributes()
    markEntities()
  }

  /// `%%{init: …}%%`; an unclosed one extends to the end.
  private func directives() -> [Range<Int>] {
    var (found, place) = ([Range<Int>](), 0)
    while place < count {
      guard has("%%{", at: place) else { place += 1; continue }
      let start = place
      while place < count, !has("}%%", at: place) { place += 1 }
      place = min(place + 3, count)
      found.append(start..<place)
    }
    return found
  }

  /// Lines that begin with `%%`, with their ends.
  private func comments() -> [Range<Int>] {
    lines().filter { line in
      let start = end(from: line.lowerBound) { $0.isSpace && $0 != .newline }
      return has("%%", at: start) && !has("%%{", at: start) && at(start + 2) != .newline
    }
  }

  private func lines() -> [Range<Int>] {
    var (lines, start) = ([Range<Int>](), 0)
    while start < count {
      let end = min(end(from: start) { $0 != .newline } + 1, count)
      lines.append(start..<end)
      start = end
    }
    return lines
  }

  /// In `<a href="x">` the quotes become single ones, so that they do not end a label.
  private mutating func quoteAttributes() {
    var place = 0
    while place < count {
      guard self[place] == "<", at(place + 1)?.isWord == true else { place += 1; continue }
      let close = end(from: place + 1) { $0 != ">" }
      if close < count { quoteAttributes(in: place..<close) }
      place = close + 1
    }
  }

  private mutating func quoteAttributes(in tag: Range<Int>) {
    var place = tag.lowerBound
    while place < tag.upperBound {
      guard has("=\"", at: place) else { place += 1; continue }
      let close = end(from: place + 2) { $0 != .quote }
      guard close < tag.upperBound else { return }
      (scalars[place + 1], scalars[close]) = (.singleQuote, .singleQuote)
      place = close + 1
    }
  }

  private mutating func markEntities() {
    var place = 0
    while place < count {
      guard self[place] == "#" else { place += 1; continue }
      let end = end(from: place + 1, while: \.isWord)
      if end > place + 1, has(";", at: end) {
        (scalars[place], scalars[end]) = (.entityStart, .entityEnd)
      }
      place = max(end, place + 1)
    }
  }
}
