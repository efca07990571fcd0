import CoordinatorGraph

/// The fixed words of the documentation in one language. Text from an app's source stays unchanged.
///
/// `words.headings.children` is the word `headings.children` of the table.
@dynamicMemberLookup
struct PageWords: Sendable {
  let captions: Captions

  init(_ captions: Captions) { self.captions = captions }

  /// The language, as HTML's `lang` names it.
  var language: String { captions.language }

  /// Words of one kind, by their names.
  @dynamicMemberLookup
  struct Group {
    fileprivate let group: String
    fileprivate let captions: Captions

    subscript(key: String) -> String { captions.text("\(group).\(key)") }

    subscript(dynamicMember key: String) -> String { self[key] }
  }

  subscript(dynamicMember name: String) -> Group { Group(group: name, captions: captions) }

  func name(of kind: Node.Kind) -> String { self.node[kind.rawValue] }

  func name(of role: Node.Role) -> String { self.kinds[role.rawValue] }

  func name(of origin: Snapshot.Origin.Kind) -> String { self.kinds[origin.rawValue] }

  func name(of severity: Finding.Severity) -> String { self.severity[severity.rawValue] }

  func heading(of severity: Finding.Severity) -> String { self.kinds["\(severity.rawValue)s"] }

  func name(of kind: Edge.Kind) -> String { self.edge[kind.rawValue] }
}

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
