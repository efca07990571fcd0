extension Program {
  /// The type that a name means in a scope: a nested type of the types around first, then the nearest declaration.
  func resolve(_ name: Name, in scope: Scope) -> TypeID? {
    var outer = index.inner.contains(name) ? scope.type.map { self[$0].name } : nil
    while let around = outer {
      if let type = nearest(index.types[.joined([around, name])] ?? [], to: scope.file) { return type }
      outer = around.outerPart
    }
    if let type = nearest(index.types[name] ?? [], to: scope.file) { return type }
    return withoutModule(name, in: scope)
  }

  /// `App.HomeCoordinator`, where `App` is a module.
  private func withoutModule(_ name: Name, in scope: Scope) -> TypeID? {
    let text = name.text
    guard let dot = text.utf8.firstIndex(of: UInt8(ascii: ".")) else { return nil }
    let module = String(text[..<dot])
    guard modules.contains(module) else { return nil }
    let rest = String(text[text.utf8.index(after: dot)...])
    let entries = (index.types[Name(rest)] ?? []).filter { files[$0.file].module == module }
    return nearest(entries, to: scope.file)
  }

  /// The declaration nearest to a file: in the file, in its module, or in the nearest folder.
  private func nearest<Target>(_ entries: [NameIndex.Entry<Target>], to file: Int) -> Target? {
    if entries.count < 2 { return entries.first?.target }
    let ranked = entries.map { ($0, nearness(of: $0.file, to: file)) }
    return ranked.max { ($0.1, $1.0.file) < ($1.1, $0.0.file) }?.0.target
  }

  /// How near two files are: the same file, the same module, or a common folder.
  func nearness(of file: Int, to other: Int) -> Int {
    if file == other { return .max }
    let sharesModule = files[file].module != nil && files[file].module == files[other].module
    return countOfShared(paths[file], paths[other]) + (sharesModule ? 1_000_000 : 0)
  }

  /// The length of the common start of two paths.
  private func countOfShared(_ path: [UInt8], _ other: [UInt8]) -> Int {
    let shortest = min(path.count, other.count)
    var count = 0
    while count < shortest, path[count] == other[count] { count += 1 }
    return count
  }

  /// The type of the typealias that a name means in a scope.
  func alias(_ name: Name, in scope: Scope) -> TypeReference? {
    var type = scope.type
    while let around = type {
      if let alias = self[around].aliases.first(where: { $0.name == name }) { return alias.type }
      type = self[around].name.outerPart.flatMap { resolve($0, in: Scope(file: scope.file, type: nil)) }
    }
    return nearest(index.aliases[name] ?? [], to: scope.file)
  }
}

/// Resolves names.
protocol Resolving {
  func resolve(_ name: Name, in scope: Scope) -> TypeID?
  func alias(_ name: Name, in scope: Scope) -> TypeReference?
}

extension Program: Resolving {
  var copies: DeclarationCopies { DeclarationCopies(program: self) }
}

extension Resolving {
  /// The types that a reference names, with typealiases resolved.
  func parts(of reference: TypeReference, in scope: Scope) -> [ResolvedType] {
    var found: [ResolvedType] = []
    var open = reference.parts
    // In broken source, an alias may refer to itself.
    var steps = 0
    while let part = open.popLast(), steps < 64 {
      steps += 1
      guard case .named(let name, let arguments) = part else { continue }
      if let type = resolve(name, in: scope) {
        found.append(.source(type, arguments))
      } else if let alias = alias(name, in: scope) {
        open += alias.parts
      } else {
        found.append(.external(name, arguments))
      }
    }
    return found.reversed()
  }

  /// The types of the sources that a reference names.
  func sources(of reference: TypeReference?, in scope: Scope) -> [TypeID] {
    reference.map { parts(of: $0, in: scope).compactMap(\.source) } ?? []
  }

  /// A reference with its typealias resolved, if it is one.
  func expanded(_ reference: TypeReference, in scope: Scope) -> TypeReference {
    var reference = reference
    for _ in 0..<16 {
      guard case .named(let name, _) = reference.unwrapped, resolve(name, in: scope) == nil,
        let next = alias(name, in: scope)
      else { break }
      reference = next
    }
    return reference
  }
}

enum ResolvedType: Hashable, Sendable {
  case source(TypeID, [TypeReference])
  case external(Name, [TypeReference])

  var source: TypeID? {
    if case .source(let type, _) = self { type } else { nil }
  }
}
