extension String {
  /// A suggestion to replace an unknown word.
  package func advice(from words: [String]) -> String {
    if let word = nearest(in: words) { return "did you mean \(word.quoted)?" }
    return "use one of " + words.map(\.quoted).joined(separator: ", ")
  }

  /// The word that was most likely meant: at most a third of the letters differ; nil if no word is that
  /// close.
  package func nearest(in words: [String]) -> String? {
    let letters = Array(lowercased())
    let candidates = words.filter { abs($0.count - letters.count) <= $0.count / 3 }
    let distances = candidates.map {
      (word: $0, distance: distance(from: letters, to: Array($0.lowercased())))
    }
    return distances.filter { $0.distance <= max($0.word.count / 3, 1) }.min { $0.distance < $1.distance }?
      .word
  }

  /// The edit distance: how many letters to insert, remove, replace, or exchange with the next one (V. Levenshtein, 1966, and
  /// F. Damerau, 1964; table of R. Wagner and M. Fischer, 1974). O(product of the lengths).
  private func distance(from source: [Character], to target: [Character]) -> Int {
    var (before, row) = ([Int](), Array(0...target.count))
    for (line, letter) in source.enumerated() {
      var next = [line + 1]
      for (column, other) in target.enumerated() {
        let replaced = row[column] + (letter == other ? 0 : 1)
        var least = Swift.min(replaced, row[column + 1] + 1, next[column] + 1)
        if line > 0, column > 0, letter == target[column - 1], other == source[line - 1] {
          least = Swift.min(least, before[column - 1] + 1)
        }
        next.append(least)
      }
      (before, row) = (row, next)
    }
    return row[target.count]
  }
}
