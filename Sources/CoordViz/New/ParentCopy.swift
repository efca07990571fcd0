import CoordinatorDiagrams
import CoordinatorGraph
import CoordinatorScanner

/// The method of a parent that opens a sibling, as a method that opens its copy, with what both need.
struct ParentCopy {
  typealias Refusal = SiblingCopy.Refusal

  let copy: SiblingCopy
  /// The name of the new method, and that of the sibling's.
  let method: String
  let original: String
  private(set) var members: MemberCopies
  /// The extensions of the app for protocols of the sibling.
  private let conformances: [Extension]

  private typealias Extension = (file: OutlinedSources.File, part: SourceOutline.Declaration)

  init(of parent: Node, _ sibling: SiblingCopy, in graph: Graph, _ sources: OutlinedSources) throws(Refusal) {
    var copy = sibling
    let parts = sources.declarations(of: parent.type)
    let edges = graph.edges(from: parent.id).filter { graph.node($0.to)?.type == copy.sibling.type }
    let opener = try Self.opener(edges.flatMap(\.evidence), of: parent, parts)
    original = opener.member.names[0]
    let renamed = original.replacing(stem: copy.stem, with: copy.name)
    if renamed == nil, opener.member.kind == .property {
      throw Refusal(words: "\(parent.type) opens it in \(original.quoted), which cannot be there twice")
    }
    method = renamed ?? "show\(copy.name)"
    if sources.uses(method) { throw Refusal(words: "\(method.quoted) exists already; use another name") }
    conformances = try Self.conformances(sharing: &copy, sources)
    members = MemberCopies(for: copy, sources)
    try members.add(opener, as: method, "\(parent.type) opens it in \(original.quoted)")
    for member in conformances.flatMap(\.part.members) {
      try members.addUsed(by: member.identifiers, "a type conforms to its protocol")
    }
    try members.addUsed(by: copy.used, "it")
    self.copy = copy
    guard members.fitTheCopy else { throw Refusal(words: "\(parent.type) does not create it by its name") }
  }

  /// The files of the app with the new members, and with the conformances that they need.
  var files: [NewCoordinator.File] { members.files(with: conformances.map { ($0.file, $0.part.bytes) }) }

  /// The member with one of the lines.
  private static func opener(
    _ lines: [SourceLocation],
    of parent: Node,
    _ parts: [Extension]
  ) throws(Refusal) -> MemberCopies.Part {
    for (file, part) in parts {
      for member in part.members
      where lines.contains(where: { $0.file == file.source.path && member.lines.contains($0.line) }) {
        if member.isCopyable, member.names.count == 1 { return (file, member) }
        let name = member.names.first ?? "init"
        throw Refusal(words: "\(parent.type) opens it in \(name.quoted), which cannot be there twice")
      }
    }
    throw Refusal(words: "\(parent.type) does not open it in a method of its own")
  }

  /// The extensions of the app for protocols that take the sibling: there are the same ones for the copy. Other protocols are shared.
  private static func conformances(
    sharing copy: inout SiblingCopy,
    _ sources: OutlinedSources
  ) throws(Refusal) -> [Extension] {
    var found: [Extension] = []
    for name in copy.names.keys.sorted() {
      let adopters = copy.others(with: [name], in: sources).flatMap { file in
        file.outline.declarations.filter { $0.inherited.contains(name) }.map { (file: file, part: $0) }
      }
      guard !adopters.isEmpty else { continue }
      let declared = copy.files.lazy.flatMap(\.outline.declarations).first { $0.name == name }
      let mentioned = (declared?.identifiers ?? []).intersection(copy.names.keys).subtracting([name])
      if mentioned.isEmpty {
        copy.share(name)
        continue
      }
      for (_, part) in adopters
      where part.kind != .extension || part.inherited != [name]
        || !part.members.allSatisfy({ !$0.types.isDisjoint(with: mentioned) })
      { throw Refusal(words: "\(part.name) conforms to its \(name.quoted)") }
      found += adopters
    }
    return found
  }
}
