import CoordinatorScanner

/// The members of an app that only fit a sibling, as members that fit its copy: each is added below that of the sibling.
///
/// They are a method of the parent, and the members that it and the copied feature use and that have the sibling's name: the
/// method of a factory and its requirement in a protocol, or the property for a child.
struct MemberCopies {
  typealias Refusal = SiblingCopy.Refusal
  typealias Part = (file: OutlinedSources.File, member: SourceOutline.Member)

  private let copy: SiblingCopy
  private let sources: OutlinedSources
  /// The new names of members.
  private(set) var names: [String: String] = [:]
  private(set) var parts: [Part] = []
  /// The members that take or create the sibling, and whether they do not fit other types.
  private var bound: [String: Bool] = [:]

  init(for copy: SiblingCopy, _ sources: OutlinedSources) {
    (self.copy, self.sources) = (copy, sources)
    // The declarations in the copied files fit the copy, even if others have the same names.
    defer { for name in copy.members { bound[name] = nil } }
    for file in copy.others(with: copy.names.keys, in: sources) {
      for name in copy.bound(in: file) { bound[name] = true }
      for member in file.outline.declarations.flatMap(\.members)
      where !member.identifiers.isDisjoint(with: copy.names.keys) {
        for name in member.names { bound[name] = bound[name] ?? false }
      }
    }
  }

  /// Adds a member under a new name, and those that it uses.
  mutating func add(_ part: Part, as name: String, _ place: String) throws(Refusal) {
    names[part.member.names[0]] = name
    try append(part)
    try addUsed(by: part.member.identifiers, place)
  }

  /// Adds the members that some code uses.
  mutating func addUsed(by identifiers: Set<String>, _ place: String) throws(Refusal) {
    var left = identifiers.sorted()
    while let name = left.popLast() {
      guard names[name] == nil, copy.names[name] == nil, let isBound = bound[name] else { continue }
      let new = name.replacing(stem: copy.stem, with: copy.name)
      let found = members(named: name)
      guard let new, !found.isEmpty else {
        if isBound {
          throw Refusal(
            words: "\(place), which uses \(name.quoted), and that takes only \(copy.sibling.type)"
          )
        }
        continue
      }
      if sources.uses(new) { throw Refusal(words: "\(new.quoted) exists already; use another name") }
      names[name] = new
      for part in found { try append(part) }
      left += found.flatMap(\.member.identifiers)
    }
  }

  private mutating func append(_ part: Part) throws(Refusal) {
    guard part.member.isCopyable, part.member.names.count == 1 else {
      throw Refusal(
        words: "\(part.member.names[0].quoted) of \(part.file.source.place) cannot be there twice"
      )
    }
    parts.append(part)
  }

  private func members(named name: String) -> [Part] {
    copy.others(with: [name], in: sources).flatMap { file in
      file.outline.declarations.flatMap(\.members).filter { $0.names.contains(name) }
        .map { (file: file, member: $0) }
    }
  }

  /// Whether one of them creates or takes something of the copy.
  var fitTheCopy: Bool { parts.contains { !$0.member.identifiers.isDisjoint(with: copy.names.keys) } }

  /// What is added below the bytes that it is a copy of.
  private struct Addition {
    let file: OutlinedSources.File
    let bytes: Range<Int>
    var override: Range<Int>?
    var names: [String: String] = [:]
  }

  /// The files with the new members.
  ///
  /// - Parameter conformances: Extensions that are added below themselves for the types of the copy.
  func files(with conformances: [(file: OutlinedSources.File, bytes: Range<Int>)]) -> [NewCoordinator.File] {
    var additions = conformances.map { Addition(file: $0.file, bytes: $0.bytes) }
    additions += parts.map { part in
      let (bytes, override) = (part.member.bytes, part.member.override)
      return Addition(file: part.file, bytes: bytes, override: override, names: variables(of: part))
    }
    let all = copy.names.merging(names) { type, _ in type }
    return Dictionary(grouping: additions, by: \.file.source.path).values.map { additions in
      let file = additions[0].file
      var (text, place) = ("", 0)
      for addition in additions.sorted(by: { $0.bytes.lowerBound < $1.bytes.lowerBound }) {
        let names = all.merging(addition.names) { type, _ in type }
        let dropped = addition.override.map { [$0] } ?? []
        text += file.text(place..<addition.bytes.upperBound, [:])
        text += "\n\n" + file.text(addition.bytes, names, without: dropped).withoutBlankLines
        place = addition.bytes.upperBound
      }
      text += file.text(place..<file.source.bytes.count, [:])
      return NewCoordinator.File(path: file.source.place, text: text, replaces: file.source)
    }.sorted { $0.path < $1.path }
  }

  /// The variables of a method that have the sibling's name, with that of the copy.
  private func variables(of part: Part) -> [String: String] {
    let members = Set(part.file.outline.declarations.flatMap(\.members).flatMap(\.names))
    let new = part.member.variables.subtracting(members).compactMap { name in
      name.replacing(stem: copy.stem, with: copy.name).map { (name, $0) }
    }
    // A name that the method has already would be there twice.
    return Dictionary(uniqueKeysWithValues: new.filter { !part.member.identifiers.contains($0.1) })
  }

  /// What to do about the cases of enums with the sibling's name that the copy uses, too.
  var sharedCases: [String] {
    let copied = copy.files.flatMap { file in
      copy.kept(of: file).flatMap { file.members(in: $0.bytes) }
    }
    let used = copied + parts.flatMap { $0.file.members(in: $0.member.bytes) }
    let owners = Dictionary(grouping: used, by: \.text).mapValues { Set($0.compactMap(\.owner)) }
    return owners.sorted { $0.key < $1.key }.compactMap { name, owners in
      guard let new = name.replacing(stem: copy.stem, with: copy.name) else { return nil }
      let enums = enums(with: name, owners).joined(separator: " or ")
      return enums.isEmpty
        ? nil : "next: the copy uses .\(name) of \(enums); add a case .\(new), and use it"
    }
  }

  /// `FlowKind (Sources/FlowKind.swift:12)`, for the owners that the code names. Without an owner, as in `case .home:`, these
  /// are all types of the code.
  private func enums(with name: String, _ owners: Set<String>) -> [String] {
    let named = owners.contains("") ? parts.reduce(copy.used) { $0.union($1.member.identifiers) } : owners
    return copy.others(with: [name], in: sources).flatMap { file in
      file.outline.declarations.filter { named.contains($0.name) }.flatMap { type in
        type.members.filter { $0.kind == .enumCase && $0.names.contains(name) }.map {
          "\(type.name) (\(file.source.place):\($0.lines.lowerBound))"
        }
      }
    }
  }
}

extension String {
  /// The text from its first line with something in it.
  fileprivate var withoutBlankLines: Substring {
    let code = firstIndex { !$0.isWhitespace } ?? endIndex
    return self[(self[..<code].lastIndex(of: "\n").map(index(after:)) ?? startIndex)...]
  }

  /// The name with a stem replaced, in capitals or not: `showProfile`, `profileFlow`.
  func replacing(stem: String, with new: String) -> String? {
    if let replaced = replacing(word: stem, with: new) { return replaced }
    let small = stem.prefix(1).lowercased() + stem.dropFirst()
    guard hasPrefix(small), dropFirst(small.count).first?.isLowercase != true else { return nil }
    return new.prefix(1).lowercased() + new.dropFirst() + dropFirst(small.count)
  }
}
