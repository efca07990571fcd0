/// Who inherits from whom, in the whole program.
struct ClassHierarchy: Sendable {
  /// A type above another, and the types that it is generic over as seen from there.
  struct Ancestor: Hashable, Sendable {
    let type: TypeID
    let arguments: [TypeReference]
    /// Where the arguments are written.
    let scope: Scope
  }

  /// A type above another that is not in the sources.
  struct ExternalAncestor: Hashable, Sendable {
    let name: Name
    let arguments: [TypeReference]
    let scope: Scope
  }

  /// All types above a type, nearest first; by position.
  private(set) var ancestors: [[Ancestor]] = []
  private(set) var externals: [[ExternalAncestor]] = []
  /// All types below a type; by position.
  private(set) var descendants: [[TypeID]] = []

  /// Inheritance is followed so many levels up, which bounds what a long chain of classes costs. Apps have up to ten.
  private static let mostLevels = 32

  init() {}

  /// O(types * ancestors of a type).
  init(of program: Program) {
    let direct = program.typeIDs.map { program.directAncestors(of: $0) }
    for type in program.typeIDs { climb(from: type, direct) }
    descendants = Array(repeating: [], count: program.types.count)
    for type in program.typeIDs where !ancestors[type.index].isEmpty {
      for ancestor in Set(ancestors[type.index].map(\.type)) where ancestor != type {
        descendants[ancestor.index].append(type)
      }
    }
  }

  private mutating func climb(from type: TypeID, _ direct: [DirectAncestors]) {
    let own = direct[type.index]
    if own.source.isEmpty {
      ancestors.append([])
      externals.append(own.external)
      return
    }
    var found: [Ancestor] = []
    var others: [ExternalAncestor] = []
    var seen: Set<TypeID> = [type]
    var level = [type]
    for _ in 0..<Self.mostLevels where !level.isEmpty {
      var above: [TypeID] = []
      for current in level {
        others += direct[current.index].external
        for ancestor in direct[current.index].source where seen.insert(ancestor.type).inserted {
          found.append(ancestor)
          above.append(ancestor.type)
        }
      }
      level = above
    }
    ancestors.append(found)
    externals.append(others)
  }
}

/// What stands in the inheritance clauses of one type.
struct DirectAncestors: Sendable {
  var source: [ClassHierarchy.Ancestor] = []
  var external: [ClassHierarchy.ExternalAncestor] = []
}

extension Program {
  fileprivate func directAncestors(of type: TypeID) -> DirectAncestors {
    var found = DirectAncestors()
    for inheritance in self[type].inherited {
      // A nested type may be named like what its outer type inherits: clauses are read outside of the type.
      let scope = Scope(file: inheritance.place.file, type: outerType(of: type))
      for part in parts(of: inheritance.type, in: scope) {
        switch part {
        case .source(let above, let arguments):
          found.source.append(
            ClassHierarchy.Ancestor(
              type: above,
              arguments: arguments,
              scope: Scope(file: scope.file, type: type)
            )
          )
          // Extensions of a type from elsewhere leave it a type from elsewhere.
          guard self[above].isExternal else { continue }
          found.external.append(external(self[above].name, arguments, scope.file, type))
        case .external(let name, let arguments):
          found.external.append(external(name, arguments, scope.file, type))
          found.source += extended(above: name, scope.file, type)
        }
      }
    }
    // A macro that is given types may add members, as a base does.
    for macro in self[type].attributes where !macro.arguments.isEmpty {
      found.external.append(external("@\(macro.name ?? "")", macro.arguments, self[type].file, type))
    }
    if self[type].isExternal { found.source += extended(above: self[type].name, self[type].file, type) }
    return found
  }

  /// The classes of the system above one of them that the sources extend.
  private func extended(above name: Name, _ file: Int, _ type: TypeID) -> [ClassHierarchy.Ancestor] {
    SystemClasses.above(name).compactMap { above in
      let found = resolve(above, in: Scope(file: file, type: nil))
      guard let found, self[found].isExternal, found != type else { return nil }
      return ClassHierarchy.Ancestor(type: found, arguments: [], scope: Scope(file: file, type: type))
    }
  }

  private func external(
    _ name: Name,
    _ arguments: [TypeReference],
    _ file: Int,
    _ type: TypeID
  ) -> ClassHierarchy.ExternalAncestor {
    ClassHierarchy.ExternalAncestor(name: name, arguments: arguments, scope: Scope(file: file, type: type))
  }

  func outerType(of type: TypeID) -> TypeID? {
    self[type].name.outerPart.flatMap { resolve($0, in: Scope(file: self[type].file, type: nil)) }
  }

  func ancestors(of type: TypeID) -> [ClassHierarchy.Ancestor] { family.ancestors[type.index] }

  func externals(of type: TypeID) -> [ClassHierarchy.ExternalAncestor] { family.externals[type.index] }

  func inherits(_ type: TypeID, from other: TypeID) -> Bool {
    type == other || ancestors(of: type).contains { $0.type == other }
  }

  /// The types from elsewhere that the sources make conform to a protocol.
  func extended(below type: TypeID) -> [TypeID] {
    family.descendants[type.index].filter { self[$0].isExternal }
  }

  /// The types below a type that can have instances.
  func concreteTypes(below type: TypeID) -> [TypeID] {
    family.descendants[type.index].filter { !self[$0].isProtocol && !self[$0].isExternal }
  }
}
