import CoordinatorDiagrams
import CoordinatorGraph

/// The words that pages say themselves, in a language by its code in HTML. Text from an app's source stays unchanged.
package enum Captions: String, CaseIterable, Sendable {
  case english = "en"
  case korean = "ko"

  /// A word of the table with values where it has `{0}` and so on; its key where the table lacks it.
  package subscript(key: String, values: String...) -> String {
    values.enumerated().reduce(words[key] ?? key) { $0.replacing("{\($1.offset)}", with: $1.element) }
  }

  /// What a finding says: its English message, or in another language what its rule means and the names in the message.
  package func message(of finding: Finding) -> String {
    guard let meaning = words["rule.\(finding.rule)"] else { return finding.message }
    let names = finding.message.matches(of: /`[^`]+`|\w*[a-z][A-Z]\w*/).map { match in
      match.output.hasPrefix("`") ? String(match.output) : "`\(match.output)`"
    }
    var seen: Set<String> = []
    let list = names.filter { seen.insert($0).inserted }.joined(separator: ", ")
    return list.isEmpty ? meaning : "\(meaning) (\(list))"
  }

  /// All words of this language by their keys.
  var words: [String: String] { Self.table[self] ?? [:] }

  /// The options with the words of a picture's legend in this language, by the English ones.
  package func options(_ options: DiagramOptions) -> DiagramOptions {
    var options = options
    guard self != .english else { return options }
    for (key, word) in Self.english.words where Self.groupsOfLegends.contains(key.prefix { $0 != "." }) {
      options.legendWords[key == "legend" ? word : word.lowercased()] = words[key]
    }
    return options
  }

  private static let groupsOfLegends: Set<Substring> = ["change", "legend", "node", "role"]

  /// The words of all pages: one table, `words.tsv`, with a column a language.
  private static let table: [Captions: [String: String]] = {
    let rows = String(decoding: PackageResources.words_tsv, as: UTF8.self).split(separator: "\n").filter {
      !$0.hasPrefix("#")
    }.map { $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init) }
    var table: [Captions: [String: String]] = [:]
    for (column, language) in (rows.first ?? []).enumerated() {
      guard let captions = Captions(rawValue: language) else { continue }
      for row in rows.dropFirst() where !row[column].isEmpty {
        table[captions, default: [:]][row[0]] = row[column]
      }
    }
    return table
  }()
}
