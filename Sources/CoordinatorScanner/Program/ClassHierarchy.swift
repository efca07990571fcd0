/// The inheritance of all types of a program.
struct ClassHierarchy: Sendable {
  /// A supertype, with the generic arguments that the subtype gives it.
  struct Ancestor: Hashable, Sendable {
    let type: TypeID
    let arguments: [TypeReference]
    /// Where the arguments are written.
    let scope: Scope
  }

  /// A supertype that a library declares.
  struct ExternalAncestor: Hashable, Sendable {
    let name: Name
    let arguments: [TypeReference]
    let scope: Scope
  }

  /// The supertypes of each type, nearest first; by position.
  private(set) var ancestors: [[Ancestor]] = []
  private(set) var externals: [[ExternalAncestor]] = []
  /// The subtypes of each type; by position.
  private(set) var descendants: [[TypeID]] = []

  /// The most levels of inheritance, so that a long chain of classes has a bounded cost. Apps have up to ten.
  private static let mostLevels = 32

  init() {}

  /// O(types * ancestors of a type).
  init(of program: Program) {
    let direct = program.typeIDs.map { DirectAncestors(of: $0, in: program) }
    for type in program.typeIDs { climb(from: type, direct) }
    descendants = Array(repeating: [], count: program.types.count)
    for type in program.typeIDs where !ancestors[type.index].isEmpty {
      for ancestor in Set(ancestors[type.index].map(\.type)) where ancestor != type {
        descendants[ancestor.index].append(type)
      }
    }
  }

  private mutating func climb(from type: TypeID, _ direct: [DirectAncestors]) {
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

/// The types in the inheritance clauses of one type.
private struct DirectAncestors {
  private(set) var source: [ClassHierarchy.Ancestor] = []
  private(set) var external: [ClassHierarchy.ExternalAncestor] = []

  init(of type: TypeID, in program: Program) {
    for inheritance in program[type].inherited {
      // Clauses are resolved outside of the type: a nested type may have the name of a supertype.
      let outer = Scope(file: inheritance.place.file, type: program.outerType(of: type))
      let scope = Scope(file: outer.file, type: type)
      for part in program.parts(of: inheritance.type, in: outer) {
        switch part {
        case .source(let above, let arguments):
          source.append(.init(type: above, arguments: arguments, scope: scope))
          // A type of a library stays one if the program extends it.
          guard program[above].isExternal else { continue }
          external.append(.init(name: program[above].name, arguments: arguments, scope: scope))
        case .external(let name, let arguments):
          external.append(.init(name: name, arguments: arguments, scope: scope))
          source += Self.extended(above: name, in: scope, program)
        }
      }
    }
    let scope = Scope(file: program[type].file, type: type)
    // A macro that is given types may add members, as a base does.
    for macro in program[type].attributes where !macro.arguments.isEmpty {
      let name: Name = "@\(macro.name ?? "")"
      external.append(.init(name: name, arguments: macro.arguments, scope: scope))
    }
    if program[type].isExternal { source += Self.extended(above: program[type].name, in: scope, program) }
  }

  /// The superclasses of a class of the system that the program extends.
  private static func extended(above name: Name, in scope: Scope, _ program: Program) -> [ClassHierarchy
    .Ancestor]
  {
    SystemClasses.above(name).compactMap { above in
      let found = program.resolve(above, in: Scope(file: scope.file, type: nil))
      guard let found, program[found].isExternal, found != scope.type else { return nil }
      return ClassHierarchy.Ancestor(type: found, arguments: [], scope: scope)
    }
  }
}

extension Program {
  func outerType(of type: TypeID) -> TypeID? {
    self[type].name.outerPart.flatMap { resolve($0, in: Scope(file: self[type].file, type: nil)) }
  }

  func ancestors(of type: TypeID) -> [ClassHierarchy.Ancestor] { family.ancestors[type.index] }

  /// A type, then its supertypes in the program, nearest first.
  func lineage(of type: TypeID) -> [TypeID] { [type] + family.ancestors[type.index].map(\.type) }

  func externals(of type: TypeID) -> [ClassHierarchy.ExternalAncestor] { family.externals[type.index] }

  func inherits(_ type: TypeID, from other: TypeID) -> Bool {
    type == other || ancestors(of: type).contains { $0.type == other }
  }

  /// Whether one of two types inherits from the other.
  func isRelated(_ left: TypeID, _ right: TypeID) -> Bool {
    inherits(left, from: right) || inherits(right, from: left)
  }

  /// Whether a type is one of the system, extended here or not, or inherits from it.
  func inherits(_ type: TypeID, from base: Name) -> Bool {
    self[type].isExternal && self[type].name == base
      || externals(of: type).contains { $0.name.lastPart == base.text }
  }

  /// All types above a type that are not in the sources, those that are only extended there too.
  func bases(of type: TypeID) -> [ClassHierarchy.ExternalAncestor] {
    let extended = ancestors(of: type).filter { self[$0.type].isExternal }.map { ancestor in
      ClassHierarchy.ExternalAncestor(
        name: self[ancestor.type].name,
        arguments: ancestor.arguments,
        scope: ancestor.scope
      )
    }
    return externals(of: type) + extended
  }

  /// The names of all that a type inherits from.
  func baseNames(of type: TypeID) -> [Name] {
    externals(of: type).map(\.name) + ancestors(of: type).map { self[$0.type].name }
  }

  /// The types of libraries that the program makes conform to a protocol.
  func extended(below type: TypeID) -> [TypeID] {
    family.descendants[type.index].filter { self[$0].isExternal }
  }

  /// The subtypes that can have instances.
  func concreteTypes(below type: TypeID) -> [TypeID] {
    family.descendants[type.index].filter { !self[$0].isProtocol && !self[$0].isExternal }
  }
}
