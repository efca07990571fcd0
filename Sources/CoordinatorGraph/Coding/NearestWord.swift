extension String {
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

  /// The edit distance: how many letters to insert, remove or replace (V. Levenshtein, 1966; table of R.
  /// Wagner and M. Fischer, 1974). O(product of the lengths).
  private func distance(from source: [Character], to target: [Character]) -> Int {
    var row = Array(0...target.count)
    for (line, letter) in source.enumerated() {
      var diagonal = row[0]
      row[0] = line + 1
      for (column, other) in target.enumerated() {
        let replaced = diagonal + (letter == other ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = Swift.min(replaced, row[column] + 1, diagonal + 1)
      }
    }
    return row[target.count]
  }
}
