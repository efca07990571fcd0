import CoordinatorGraph
import CoordinatorScanner

/// The method of a parent that opens a sibling, as a method that opens its copy: it is added below that of the sibling.
struct ParentCopy {
  typealias Refusal = SiblingCopy.Refusal

  let parent: Node
  private(set) var copy: SiblingCopy
  /// The name of the new method.
  let method: String
  private let sources: OutlinedSources
  /// The parent's class and its extensions.
  private let parts: [(file: OutlinedSources.File, part: SourceOutline.Declaration)]
  private let opener: (file: OutlinedSources.File, member: SourceOutline.Member)
  /// The extension of the parent for a protocol of the sibling.
  private var conformances: [(file: OutlinedSources.File, part: SourceOutline.Declaration)] = []

  init(of parent: Node, _ copy: SiblingCopy, in graph: Graph, _ sources: OutlinedSources) throws(Refusal) {
    (self.parent, self.copy, self.sources) = (parent, copy, sources)
    let parts = sources.files(with: [parent.type]).flatMap { file in
      file.outline.declarations.filter { $0.name == parent.type }.map { (file: file, part: $0) }
    }
    let edges = graph.edges(from: parent.id).filter { graph.node($0.to)?.type == copy.sibling.type }
    let opener = try Self.opener(edges.flatMap(\.evidence), of: parent, parts)
    let method = opener.member.names[0].replacing(stem: copy.stem, with: copy.name) ?? "show\(copy.name)"
    if parts.contains(where: { $0.part.members.contains { $0.names.contains(method) } }) {
      throw Refusal(words: "\(parent.type) has a method \(method.quoted) already; use another name")
    }
    (self.parts, self.opener, self.method) = (parts, opener, method)
    try shareProtocols()
    try check(opener.member, "\(parent.type) opens it in \(opener.member.names[0].quoted)")
    guard opener.member.identifiers.contains(where: { self.copy.names[$0] != nil }) else {
      throw Refusal(words: "\(parent.type) does not create it by its name")
    }
  }

  /// The file of the parent with the new method, and with the conformances that it needs.
  var files: [NewCoordinator.File] {
    var texts = [opener.file.source.place: (opener.file, [(opener.member.bytes, method)])]
    for (file, part) in conformances {
      texts[file.source.place, default: (file, [])].1.append((part.bytes, ""))
    }
    return texts.values.map { file, parts in
      var text = ""
      var place = 0
      for (bytes, method) in parts.sorted(by: { $0.0.lowerBound < $1.0.lowerBound }) {
        var names = copy.names
        if !method.isEmpty { names[opener.member.names[0]] = method }
        text += file.text(place..<bytes.upperBound, [:])
        text += "\n\n" + file.text(bytes, names).drop { $0 == "\n" }
        place = bytes.upperBound
      }
      text += file.text(place..<file.source.bytes.count, [:])
      return NewCoordinator.File(path: file.source.place, text: text, replaces: file.source)
    }.sorted { $0.path < $1.path }
  }

  /// The method with one of the lines.
  private static func opener(
    _ lines: [SourceLocation],
    of parent: Node,
    _ parts: [(file: OutlinedSources.File, part: SourceOutline.Declaration)]
  ) throws(Refusal) -> (file: OutlinedSources.File, member: SourceOutline.Member) {
    for (file, part) in parts {
      for member in part.members
      where lines.contains(where: { $0.file == file.source.path && member.lines.contains($0.line) }) {
        guard member.kind == .function, !member.isOverride, member.isOfInstance else {
          let name = member.names.first ?? "init"
          throw Refusal(words: "\(parent.type) opens it in \(name.quoted), which cannot be there twice")
        }
        return (file, member)
      }
    }
    throw Refusal(words: "\(parent.type) does not open it in a method of its own")
  }

  /// A method must not use members that take the sibling: the copy has another type.
  private func check(_ member: SourceOutline.Member, _ place: String) throws(Refusal) {
    let copied = Set(copy.files.map(\.source.path))
    for file in sources.files(with: copy.names.keys) where !copied.contains(file.source.path) {
      let bound = copy.bound(in: file).first {
        member.identifiers.contains($0) && !member.names.contains($0) && copy.names[$0] == nil
      }
      if let bound {
        throw Refusal(words: "\(place), which uses \(bound.quoted), and that takes only \(copy.sibling.type)")
      }
    }
  }

  /// A protocol of the sibling that the parent conforms to, such as its delegate's.
  private mutating func shareProtocols() throws(Refusal) {
    for name in copy.names.keys.sorted() {
      guard let (file, part) = parts.first(where: { $0.part.inherited.contains(name) }) else { continue }
      let declared = copy.files.lazy.flatMap(\.outline.declarations).first { $0.name == name }
      let mentioned = (declared?.identifiers ?? []).intersection(copy.names.keys).subtracting([name])
      if mentioned.isEmpty {
        copy.share(name)
        continue
      }
      // The parent gets the same methods for the new types.
      guard part.kind == .extension, part.inherited == [name],
        part.members.allSatisfy({ !$0.types.isDisjoint(with: mentioned) })
      else { throw Refusal(words: "\(parent.type) conforms to its \(name.quoted)") }
      for member in part.members { try check(member, "\(parent.type) conforms to \(name.quoted)") }
      conformances.append((file, part))
    }
  }
}

extension String {
  /// The name with a stem replaced, in capitals or not: `showProfile`, `profileFlow`.
  fileprivate func replacing(stem: String, with new: String) -> String? {
    if let replaced = replacing(word: stem, with: new) { return replaced }
    let small = stem.prefix(1).lowercased() + stem.dropFirst()
    return hasPrefix(small)
      ? new.prefix(1).lowercased() + new.dropFirst() + dropFirst(small.count) : nil
  }
}
