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
