/// The words of all pages in all languages: one table, `words.tsv`.
enum Words {
  /// The words of each language by their keys.
  static let texts: [String: [String: String]] = {
    let rows = String(decoding: PackageResources.words_tsv, as: UTF8.self).split(separator: "\n").filter {
      !$0.hasPrefix("#")
    }.map { $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init) }
    guard let head = rows.first else { return [:] }
    var texts: [String: [String: String]] = [:]
    for (column, language) in head.enumerated().dropFirst() {
      texts[language] = Dictionary(
        rows.dropFirst().compactMap {
          $0.count == head.count && !$0[column].isEmpty ? ($0[0], $0[column]) : nil
        }
      ) { $1 }
    }
    return texts
  }()
}

extension Captions {
  /// All words of this language by their keys.
  var words: [String: String] { Words.texts[language] ?? [:] }

  /// A word in this language; its key where the table lacks it.
  func text(_ key: String) -> String { words[key] ?? key }
}
