/// What names mean on types, looked up once: the same question is asked at every line that uses a name.
struct Lookups {
  private var functions: [Field: [FunctionID]] = [:]
  private var properties: [Field: Slot?] = [:]
  private var implementers: [TypeID: [TypeID]] = [:]
  /// The types whose own method of a name may be called on a type.
  var targets: [Field: [TypeID]] = [:]
  private var types: [Name: TypeID?] = [:]
  private var aliases: [Name: TypeReference?] = [:]

  private struct Name: Hashable {
    let name: String
    let scope: Scope
  }

  /// Where a property is declared.
  typealias Slot = (owner: TypeID, position: Int)

  mutating func functions(named name: String, on type: TypeID, in program: Program) -> [FunctionID] {
    let key = Field(type: type, name: name)
    if let known = functions[key] { return known }
    let found = program.functions(named: name, on: type)
    functions[key] = found
    return found
  }

  mutating func property(_ name: String, on type: TypeID, in program: Program) -> Slot? {
    let key = Field(type: type, name: name)
    if let known = properties[key] { return known }
    let found = program.property(name, on: type)
    properties[key] = .some(found)
    return found
  }

  mutating func type(_ name: String, in scope: Scope, in program: Program) -> TypeID? {
    let key = Name(name: name, scope: scope)
    if let known = types[key] { return known }
    let found = program.resolve(name, in: scope)
    types[key] = .some(found)
    return found
  }

  mutating func alias(_ name: String, in scope: Scope, in program: Program) -> TypeReference? {
    let key = Name(name: name, scope: scope)
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

extension Flow: Resolving {
  /// The methods that a name may mean on a type.
  func functions(named name: String, on type: TypeID) -> [FunctionID] {
    lookups.functions(named: name, on: type, in: program)
  }

  /// A property by its name, on a type or above it.
  func property(_ name: String, on type: TypeID) -> Lookups.Slot? {
    lookups.property(name, on: type, in: program)
  }

  /// The type that a name means in a scope.
  func resolve(_ name: String, in scope: Scope) -> TypeID? {
    lookups.type(name, in: scope, in: program)
  }

  /// What a typealias stands for that a name means in a scope.
  func alias(_ name: String, in scope: Scope) -> TypeReference? {
    lookups.alias(name, in: scope, in: program)
  }

  /// The types below a type that can have instances.
  func concreteTypes(below type: TypeID) -> [TypeID] {
    lookups.concreteTypes(below: type, in: program)
  }
}
