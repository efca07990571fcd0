/// What names mean on types, looked up once: the same question is asked at every line that uses a name.
struct LookupCache {
  private var functions: [Field: Functions] = [:]
  private var nearest: [NearField: [FunctionID]] = [:]
  private var properties: [Field: Slot?] = [:]
  private var implementers: [TypeID: [TypeID]] = [:]
  /// The types whose own method of a name may be called on a type; the types that may stand behind a protocol.
  var targets: [Field: Candidates] = [:]
  private var types: [Used: TypeID?] = [:]
  private var aliases: [Used: TypeReference?] = [:]
  /// What something may be that is declared to be of the type of a name.
  fileprivate var declared: [Used: PointsToSet] = [:]

  /// Types that a line may mean.
  struct Candidates {
    private let all: [TypeID]
    /// Whether some have one name.
    private let hasCopies: Bool
    private var near: [Int: [TypeID]] = [:]

    init(_ all: [TypeID], in program: Program) {
      self.all = all
      hasCopies = all.count > 1 && program.hasCopies(all)
    }

    mutating func near(to file: Int, in program: Program) -> [TypeID] {
      guard hasCopies else { return all }
      if let known = near[file] { return known }
      let found = program.near(all, to: file)
      near[file] = found
      return found
    }
  }

  private struct Functions {
    let all: [FunctionID]
    /// Whether some are declared alike in several files.
    let hasCopies: Bool
  }

  private struct NearField: FastHashable {
    let field: Field
    let file: Int

    var hashNumber: UInt64 { field.hashNumber &* 31 &+ UInt64(truncatingIfNeeded: file) }
  }

  struct Used: FastHashable {
    let name: Name
    let scope: Scope

    var hashNumber: UInt64 { scope.hashNumber &* 31 &+ name.hashNumber }
  }

  /// Where a property is declared.
  typealias Slot = (owner: TypeID, position: Int)

  /// The methods that a name may mean on a type where a file uses it.
  mutating func functions(named name: Name, on type: TypeID, from file: Int, in program: Program)
    -> [FunctionID]
  {
    let field = Field(type: type, name: name)
    let known = functions[field] ?? functions(of: field, in: program)
    guard known.hasCopies else { return known.all }
    let key = NearField(field: field, file: file)
    if let near = nearest[key] { return near }
    let near = program.near(known.all, to: file)
    nearest[key] = near
    return near
  }

  private mutating func functions(of field: Field, in program: Program) -> Functions {
    let all = program.functions(named: field.name, on: field.type)
    let found = Functions(all: all, hasCopies: all.count > 1 && program.hasCopies(all))
    functions[field] = found
    return found
  }

  mutating func property(_ name: Name, on type: TypeID, in program: Program) -> Slot? {
    let key = Field(type: type, name: name)
    if let known = properties[key] { return known }
    let found = program.property(name, on: type)
    properties[key] = .some(found)
    return found
  }

  mutating func type(_ name: Name, in scope: Scope, in program: Program) -> TypeID? {
    let key = Used(name: name, scope: scope)
    if let known = types[key] { return known }
    let found = program.resolve(name, in: scope)
    types[key] = .some(found)
    return found
  }

  mutating func alias(_ name: Name, in scope: Scope, in program: Program) -> TypeReference? {
    let key = Used(name: name, scope: scope)
    if let known = aliases[key] { return known }
    let found = program.alias(name, in: scope)
    aliases[key] = .some(found)
    return found
  }

  mutating func concreteTypes(below type: TypeID, in program: Program) -> [TypeID] {
    if let known = implementers[type] { return known }
    let found = program.concreteTypes(below: type)
    implementers[type] = found
    return found
  }
}

extension DataFlow: Resolving {
  /// The methods that a name may mean on a type where a file uses it.
  func functions(named name: Name, on type: TypeID, from file: Int) -> [FunctionID] {
    guard traits(of: name).contains(.isMethod) else { return [] }
    return lookups.functions(named: name, on: type, from: file, in: program)
  }

  /// The methods that a name may mean on a type where the type itself stands.
  func functions(named name: Name, on type: TypeID) -> [FunctionID] {
    functions(named: name, on: type, from: program[type].file)
  }

  /// A property by its name, on a type or above it.
  func property(_ name: Name, on type: TypeID) -> LookupCache.Slot? {
    guard traits(of: name).contains(.isProperty) else { return nil }
    return lookups.property(name, on: type, in: program)
  }

  /// The type that a name means in a scope.
  func resolve(_ name: Name, in scope: Scope) -> TypeID? {
    lookups.type(name, in: scope, in: program)
  }

  /// A type within another, by the names of both.
  func resolve(_ name: Name, within outer: Name, in scope: Scope) -> TypeID? {
    // Most members are no types at all.
    let index = program.index
    guard index.inner.contains(name) || index.types[name] != nil else { return nil }
    return resolve("\(outer).\(name)", in: scope)
  }

  /// What a typealias stands for that a name means in a scope.
  func alias(_ name: Name, in scope: Scope) -> TypeReference? {
    lookups.alias(name, in: scope, in: program)
  }

  /// What something may be that is declared to be of the type of a name.
  func meant(by name: Name, in scope: Scope) -> PointsToSet {
    let key = LookupCache.Used(name: name, scope: scope)
    if let known = lookups.declared[key] { return known }
    let found = meant(by: TypeReference.named(name, []), in: scope)
    lookups.declared[key] = found
    return found
  }

  /// What something of a declared type may be: of a type of the program, else of those from elsewhere.
  func meant(by reference: TypeReference, in scope: Scope) -> PointsToSet {
    let parts = parts(of: reference, in: scope)
    let known = parts.compactMap(\.source)
    // Of several types, that with the fewest below says most.
    if let type = known.min(by: { concreteTypes(below: $0).count < concreteTypes(below: $1).count }) {
      return [.typed(type)]
    }
    return PointsToSet(
      parts.compactMap { part in
        if case .external(let name, let arguments) = part { return .external(name, arguments) }
        return nil
      }
    )
  }

  /// The types below a type that can have instances.
  func concreteTypes(below type: TypeID) -> [TypeID] {
    lookups.concreteTypes(below: type, in: program)
  }

  /// The types that a line of a file may mean, told once for a member of a type.
  func candidates(_ field: Field, from file: Int, _ find: () -> [TypeID]) -> [TypeID] {
    if lookups.targets[field] == nil { lookups.targets[field] = LookupCache.Candidates(find(), in: program) }
    return lookups.targets[field]?.near(to: file, in: program) ?? []
  }
}
