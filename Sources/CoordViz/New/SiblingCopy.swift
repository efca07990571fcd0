import CoordinatorAnalysis
import CoordinatorDiagrams
import CoordinatorGraph
import CoordinatorScanner

/// A coordinator of the app with the names replaced, for a new one.
///
/// The copy has the file of the sibling, and each other file that takes the sibling's types and has a name like them or belongs to it alone. It uses
/// all other types as the sibling does. It is refused if it would not compile.
struct SiblingCopy {
  /// Why a sibling cannot be copied.
  struct Refusal: Error {
    let words: String
  }

  let sibling: Node
  /// The name without the ending, and that of the sibling.
  let name: String
  let stem: String
  let type: String
  private(set) var names: [String: String] = [:]
  private(set) var files: [OutlinedSources.File] = []
  private let sources: OutlinedSources
  /// The files that are never copied: those of other coordinators.
  private let others: Set<String>

  /// A feature is seldom larger.
  private static let mostFiles = 8

  init(of sibling: Node, named name: String, in graph: Graph, _ sources: OutlinedSources) throws(Refusal) {
    (self.sibling, self.sources) = (sibling, sources)
    let coordinators = graph.nodes.filter { $0.kind == .coordinator && $0.type != sibling.type }
    others = Set(coordinators.compactMap { $0.location?.file })
    stem = graph.stem(of: sibling.type)
    guard stem.count > 1, let place = sibling.type.range(ofWord: stem), sibling.type.isPlainName else {
      throw Refusal(words: "its name has no part to replace")
    }
    let (start, end) = (sibling.type[..<place.lowerBound], sibling.type[place.upperBound...])
    // A name with the words of the sibling's is taken, too: `DefaultChatFlow` for `Chat`.
    self.name = name.withoutSuffix(String(end)).withoutPrefix(String(start))
    type = "\(start)\(self.name)\(end)"
    guard let path = sibling.location?.file, let file = sources.file(path), !others.contains(path) else {
      throw Refusal(words: "its file cannot be parsed, or has other coordinators, too")
    }
    try take(file)
    while let next = try neededFile() { try take(next) }
    try checkDropped()
  }

  /// The declarations that the copy of a file has: all of new names, those that only the file can use, and imports.
  func kept(of file: OutlinedSources.File) -> [SourceOutline.Declaration] {
    file.outline.declarations.filter { $0.isPrivate || $0.kind == .import || names[$0.name] != nil }
  }

  /// The files with one of the names that are not copied.
  func others(with names: some Collection<String>, in sources: OutlinedSources) -> [OutlinedSources.File] {
    let copied = Set(files.map(\.source.path))
    return sources.files(with: names).filter { !copied.contains($0.source.path) }
  }

  /// Leaves a type with its name: the copy uses that of the sibling.
  mutating func share(_ type: String) { names[type] = nil }

  /// The members that the copied files declare. They keep their names: a protocol of the app may ask for them.
  var members: Set<String> { Set(files.flatMap(\.outline.declarations).flatMap(\.members).flatMap(\.names)) }

  /// The bytes of its code.
  var size: Int { files.flatMap { kept(of: $0) }.reduce(0) { $0 + $1.bytes.count } }

  /// All names that its code uses.
  var used: Set<String> { files.flatMap { kept(of: $0) }.reduce(into: []) { $0.formUnion($1.identifiers) } }

  /// The types of the feature, which still do what the sibling's do.
  var nextEdit: String {
    let types = [type] + Set(names.values).subtracting([type]).sorted()
    let verb = types.count > 1 ? "they have" : "it has"
    return "next: edit \(types.listed(atMost: 5)): \(verb) all that \(stem) has"
  }

  private mutating func take(_ file: OutlinedSources.File) throws(Refusal) {
    guard files.count < Self.mostFiles else {
      throw Refusal(words: "it has more than \(Self.mostFiles) files")
    }
    files.append(file)
    let bound = Set(bound(in: file))
    for declaration in file.outline.declarations where declaration.kind == .type && !declaration.isPrivate {
      // An initializer is bound by the name of its type.
      let takesSibling =
        bound.contains(declaration.name) || declaration.members.contains { !bound.isDisjoint(with: $0.names) }
      guard
        let new = declaration.name.replacing(word: stem, with: name)
          ?? (takesSibling ? name + declaration.name : nil)
      else { continue }
      if sources.declares(new) { throw Refusal(words: "\(new) exists already; use another name") }
      names[declaration.name] = new
    }
    guard names[sibling.type] != nil else { throw Refusal(words: "its file does not declare it") }
  }

  /// The next file with a use of the sibling's types that the copy needs, too.
  private func neededFile() throws(Refusal) -> OutlinedSources.File? {
    let used = used
    let copied = Set(files.map(\.source.path))
    for file in sources.files(with: names.keys) where !copied.contains(file.source.path) {
      let isExtension = file.outline.declarations.contains {
        $0.kind == .extension && names[$0.name] != nil
      }
      let bound = bound(in: file).first(where: used.contains)
      guard isExtension || bound != nil else { continue }
      let isOther = others.contains(file.source.path)
      if isExtension, isOther {
        throw Refusal(words: "\(file.source.place) extends it, and has other coordinators, too")
      }
      if isExtension || !isOther && isPart(file, of: used) { return file }
    }
    return nil
  }

  /// Whether a file has the sibling's name, or types that no other coordinator uses.
  private func isPart(_ file: OutlinedSources.File, of used: Set<String>) -> Bool {
    let types = file.outline.declarations.filter { $0.kind == .type }.map(\.name)
    if types.contains(where: { $0.replacing(word: stem, with: name) != nil }) { return true }
    guard types.contains(where: used.contains) else { return false }
    return others.allSatisfy { path in
      sources.file(path)?.outline.names.contains { types.contains($0.text) } != true
    }
  }

  /// The members and types of a file that take a renamed type: for other types they do not compile.
  func bound(in file: OutlinedSources.File) -> [String] {
    file.outline.declarations.flatMap { declaration -> [String] in
      // The parent gets another one for the copy's protocols.
      let isConformance = declaration.kind == .extension && !declaration.inherited.isEmpty
      if isConformance, declaration.inherited.allSatisfy({ names[$0] != nil }) { return [] }
      let inherits = declaration.inherited.contains { text in names.keys.contains(where: text.contains) }
      let members = declaration.members.filter { !$0.types.isDisjoint(with: names.keys) }
      return (inherits && declaration.kind == .type ? [declaration.name] : [])
        + members.flatMap { $0.names.isEmpty ? [declaration.name] : $0.names }
    }
  }

  /// The copy must not use private members of declarations that it omits.
  private func checkDropped() throws(Refusal) {
    for file in files {
      let kept = kept(of: file)
      let used = kept.reduce(into: Set<String>()) { $0.formUnion($1.identifiers) }
      let places = Set(kept.map(\.start))
      for declaration in file.outline.declarations where !places.contains(declaration.start) {
        let hidden = declaration.members.filter(\.isPrivate).flatMap(\.names)
        if let name = hidden.first(where: used.contains) {
          throw Refusal(
            words: "it uses \(name.quoted), which is private in an extension of \(declaration.name)"
          )
        }
      }
    }
  }

  /// The new files: in a folder, or in the sibling's folders with the new name.
  ///
  /// - Parameter members: The new names of members.
  func made(in folder: String?, _ members: [String: String]) -> [NewCoordinator.File] {
    let own = self.members
    let all = names.merging(members.filter { !own.contains($0.key) }) { type, _ in type }
    return files.map { file in
      let kept = kept(of: file)
      let start = kept.first?.start ?? 0
      let places = Set(kept.map(\.start))
      let dropped = file.outline.declarations.filter { !places.contains($0.start) }.map(\.bytes)
      let text = file.text(start..<file.source.bytes.count, all, without: dropped)
      return NewCoordinator.File(
        path: path(of: file.source.place, in: folder),
        text: text.trimmingSuffix(while: \.isWhitespace) + "\n"
      )
    }
  }

  private func path(of place: String, in folder: String?) -> String {
    let old = place.lastPathName
    let isOwn = place == files.first?.source.place
    let file = old.replacing(word: stem, with: name) ?? (isOwn ? "\(type).swift" : "\(name)\(old)")
    if let folder { return "\(folder)/\(file)" }
    let start = place.isAbsolutePath ? "/" : ""
    let folders = place.folderStart.pathNames.map { $0.replacing(word: stem, with: name) ?? $0 }
    return start + folders.map { $0 + "/" }.joined() + file
  }
}

extension Graph {
  /// The part of a coordinator's name that tells it from others: `Home` of `DefaultHomeCoordinator` or `HomeFlow`.
  func stem(of type: String) -> String {
    let coordinators = nodes.filter { $0.kind == .coordinator }
    let stem = SharedWords(of: Set(coordinators.map(\.type))).stem(of: type)
    // A few flows share no word with most.
    guard stem == type, let last = type.lastWord else { return stem }
    let isShared = coordinators.contains { $0.type != type && $0.type.lastWord == last }
    return isShared ? String(type.dropLast(last.count)) : type
  }
}

extension String {
  /// The text with a word of its name replaced: `Home` in `HomeViewModel`, not in `Homepage`. Nil without it.
  func replacing(word: String, with new: String) -> String? {
    range(ofWord: word).map { "\(self[..<$0.lowerBound])\(new)\(self[$0.upperBound...])" }
  }

  /// The text without a beginning, unless that is all of it.
  fileprivate func withoutPrefix(_ prefix: String) -> String {
    hasPrefix(prefix) && self != prefix ? String(dropFirst(prefix.count)) : self
  }

  /// Whether it is a name without dots and parameters.
  fileprivate var isPlainName: Bool { allSatisfy { $0.isLetter || $0.isNumber } }

  fileprivate func trimmingSuffix(while isTrimmed: (Character) -> Bool) -> String {
    String(self[..<(lastIndex { !isTrimmed($0) }.map(index(after:)) ?? startIndex)])
  }
}
