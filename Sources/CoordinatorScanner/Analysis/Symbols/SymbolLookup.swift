/// Looks symbols up in the program, and keeps the answers: the analysis asks the same questions many times.
///
/// One thread at a time uses it.
final class SymbolLookup: Resolving {
  let program: Program
  private var traitsTable: NameTraitsTable
  private var methods: [Field: Declarations<FunctionID>] = [:]
  private var globals: [Name: Declarations<FunctionID>] = [:]
  private var properties: [Field: Property?] = [:]
  private var cases: [TypeID: [Name: [CaseFact]]] = [:]
  private var types: [Use: TypeID?] = [:]
  private var aliases: [Use: TypeReference?] = [:]
  private var valuesOfNames: [Use: PointsToSet] = [:]
  private var concrete: [TypeID: [TypeID]] = [:]
  private var receivers: [Field: Declarations<TypeID>] = [:]

  init(_ program: Program, _ relevance: RelevanceFilter) {
    self.program = program
    traitsTable = NameTraitsTable(index: program.index, relevance: relevance)
  }

  /// A name in a scope.
  private struct Use: FastHashable {
    let name: Name
    let scope: Scope

    var hashNumber: UInt64 { scope.hashNumber &* 31 &+ name.hashNumber }
  }

  func traits(of name: Name) -> NameTraits { traitsTable.traits(of: name) }

  /// The methods that a name may mean on a type, where a file uses the name.
  func functions(named name: Name, on type: TypeID, from file: Int) -> [FunctionID] {
    guard traits(of: name).contains(.isMethod) else { return [] }
    let all = methods.value(of: Field(type: type, name: name)) {
      declarations(program.functions(named: name, on: type))
    }
    return all.near(to: file) { program.copies.nearest($0, to: file) }
  }

  /// The methods that a name may mean on a type, in the file of the type.
  func functions(named name: Name, on type: TypeID) -> [FunctionID] {
    functions(named: name, on: type, from: program[type].file)
  }

  private func declarations(_ all: [FunctionID]) -> Declarations<FunctionID> {
    Declarations(all, hasCopies: all.count > 1 && program.copies.exist(among: all))
  }

  /// The global functions that a name may mean, where a file uses the name; nil where there are none.
  func globalFunctions(named name: Name, from file: Int) -> [FunctionID]? {
    guard let all = program.index.functions[name] else { return nil }
    return globals.value(of: name) { declarations(all) }.near(to: file) {
      program.copies.nearest($0, to: file)
    }
  }

  /// A property of a type or of its ancestors.
  func property(_ name: Name, on type: TypeID) -> Property? {
    guard traits(of: name).contains(.isProperty) else { return nil }
    return properties.value(of: Field(type: type, name: name)) { program.property(name, on: type) }
  }

  /// The cases of a name that an enum declares.
  func cases(named name: Name, of type: TypeID) -> [CaseFact] {
    if program[type].cases.isEmpty { return [] }
    if cases[type] == nil { cases[type] = Dictionary(grouping: program[type].cases, by: \.name) }
    return cases[type]?[name] ?? []
  }

  /// Whether a case may be one of an enum, or what a constant of the enum means.
  func mayHave(_ value: AbstractValue, _ type: TypeID) -> Bool {
    guard case .enumCase(let known, let name, _) = value, !["some", "none"].contains(name) else {
      return true
    }
    return known.map { $0 == type }
      ?? (!cases(named: name, of: type).isEmpty || property(name, on: type) != nil)
  }

  func resolve(_ name: Name, in scope: Scope) -> TypeID? {
    types.value(of: Use(name: name, scope: scope)) { program.resolve(name, in: scope) }
  }

  /// A nested type, by the names of both types.
  func resolve(_ name: Name, within outer: Name, in scope: Scope) -> TypeID? {
    // Most members are no types at all.
    let index = program.index
    guard index.inner.contains(name) || index.types[name] != nil else { return nil }
    return resolve("\(outer).\(name)", in: scope)
  }

  func alias(_ name: Name, in scope: Scope) -> TypeReference? {
    aliases.value(of: Use(name: name, scope: scope)) { program.alias(name, in: scope) }
  }

  /// Types below a type that can have instances.
  func concreteTypes(below type: TypeID) -> [TypeID] {
    concrete.value(of: type) { program.concreteTypes(below: type) }
  }

  /// The types that may receive a call of a method, where a file calls it. `find` returns them for any file.
  func receivers(of method: Field, from file: Int, _ find: () -> [TypeID]) -> [TypeID] {
    let all = receivers.value(of: method) {
      let all = find()
      return Declarations(all, hasCopies: all.count > 1 && program.copies.exist(among: all))
    }
    return all.near(to: file) { program.copies.nearest($0, to: file) }
  }

  /// Values of a declared type.
  func values(of reference: TypeReference, in scope: Scope) -> PointsToSet {
    guard case .named(let name, let arguments) = reference, arguments.isEmpty else {
      return newValues(of: reference, in: scope)
    }
    return valuesOfNames.value(of: Use(name: name, scope: scope)) { newValues(of: reference, in: scope) }
  }

  private func newValues(of reference: TypeReference, in scope: Scope) -> PointsToSet {
    let parts = parts(of: reference, in: scope)
    let known = parts.compactMap(\.source)
    // The type with the fewest subtypes is the most exact one.
    if let type = known.min(by: { concreteTypes(below: $0).count < concreteTypes(below: $1).count }) {
      return [.typed(type)]
    }
    return PointsToSet(
      parts.compactMap { part in
        if case .external(let name, let arguments) = part { .external(name, arguments) } else { nil }
      }
    )
  }
}

/// Declarations that a name may mean. Where some are copies of others, the file that uses the name decides.
private final class Declarations<ID> {
  private let all: [ID]
  private let hasCopies: Bool
  private var nearest: [Int: [ID]] = [:]

  init(_ all: [ID], hasCopies: Bool) { (self.all, self.hasCopies) = (all, hasCopies) }

  func near(to file: Int, _ select: ([ID]) -> [ID]) -> [ID] {
    hasCopies ? nearest.value(of: file) { select(all) } : all
  }
}

extension Dictionary {
  /// The value of a key. It is found once, and kept.
  mutating func value(of key: Key, _ find: () -> Value) -> Value {
    if let known = self[key] { return known }
    let found = find()
    // A value that is nil is kept, too.
    updateValue(found, forKey: key)
    return found
  }
}
