extension Program {
  /// The type that a dotted name means in a scope: within the types around first, then in the nearest file.
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

  /// What is declared nearest to a file: in it, in its module, else in the folder that shares most with its own.
  private func nearest<Target>(_ entries: [NameIndex.Entry<Target>], to file: Int) -> Target? {
    if entries.count < 2 { return entries.first?.target }
    let ranked = entries.map { ($0, nearness(of: $0.file, to: file)) }
    return ranked.max { ($0.1, $1.0.file) < ($1.1, $0.0.file) }?.0.target
  }

  /// How near a file is to another: most where it is the same, then in its module, then in the folder that shares most.
  func nearness(of file: Int, to other: Int) -> Int {
    if file == other { return .max }
    let sharesModule = files[file].module != nil && files[file].module == files[other].module
    return countOfShared(paths[file], paths[other]) + (sharesModule ? 1_000_000 : 0)
  }

  /// How many bytes two paths start with alike.
  private func countOfShared(_ path: [UInt8], _ other: [UInt8]) -> Int {
    let shortest = min(path.count, other.count)
    var count = 0
    while count < shortest, path[count] == other[count] { count += 1 }
    return count
  }

  /// What a typealias stands for that a name means in a scope; nil where it means none.
  func alias(_ name: Name, in scope: Scope) -> TypeReference? {
    var type = scope.type
    while let around = type {
      if let alias = self[around].aliases.first(where: { $0.name == name }) { return alias.type }
      type = self[around].name.outerPart.flatMap { resolve($0, in: Scope(file: scope.file, type: nil)) }
    }
    return nearest(index.aliases[name] ?? [], to: scope.file)
  }
}

/// Says what names mean.
protocol Resolving {
  func resolve(_ name: Name, in scope: Scope) -> TypeID?
  func alias(_ name: Name, in scope: Scope) -> TypeReference?
}

extension Program: Resolving {}

extension Resolving {
  /// What a type reference is made of once its typealiases are written out: types of the program, and others.
  func parts(of reference: TypeReference, in scope: Scope) -> [ResolvedType] {
    var found: [ResolvedType] = []
    var open = reference.parts
    // An alias may lead to itself in broken source.
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

  /// A reference with its aliases written out, where it is an alias; else itself.
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

/// A type that a reference means.
enum ResolvedType: Hashable, Sendable {
  case source(TypeID, [TypeReference])
  case external(Name, [TypeReference])

  /// The type of the program that it is.
  var source: TypeID? {
    if case .source(let type, _) = self { return type }
    return nil
  }
}
