/// A word that was found in code, with its place.
struct FoundWord: Equatable, CustomStringConvertible {
  let path: String
  let line: Int
  let word: String

  var description: String { "\(path):\(line): \(word)" }
}

extension SourceFile {
  /// Where the words stand in the file's code: whole words only, when they start or end with a letter.
  func occurrences(of words: [String]) -> [FoundWord] {
    // Few files have any of the words, so they are not searched line by line.
    let words = words.filter(code.contains)
    guard !words.isEmpty else { return [] }
    return code.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated().flatMap {
      number,
      line in
      words.filter { line.holds(word: $0) }.map { FoundWord(path: path, line: number + 1, word: $0) }
    }
  }
}

extension Substring {
  fileprivate func holds(word: String) -> Bool {
    ranges(of: word).contains { range in
      let before = self[..<range.lowerBound].last
      let after = self[range.upperBound...].first
      return !(word.first.isNamePart && before.isNamePart) && !(word.last.isNamePart && after.isNamePart)
    }
  }
}

extension Character? {
  fileprivate var isNamePart: Bool { self.map { $0.isLetter || $0.isNumber || $0 == "_" } ?? false }
}
