/// Tells which properties can hold objects that matter. Most assignments of an app are of texts, numbers and views.
final class RelevantProperties {
  private let program: Program
  private let symbols: SymbolLookup
  private var known: [Field: Bool] = [:]
  /// By the position of a type: whether the type tells everything about its values. Such a type has no subtypes, and its objects
  /// hold no closures and no ends of edges. A struct of texts is plain, but `Flows(makeDetail: { … })` is not.
  private var isPlain: [Bool]

  init(_ program: Program, _ symbols: SymbolLookup, _ relevance: RelevanceFilter) {
    (self.program, self.symbols) = (program, symbols)
    isPlain = program.typeIDs.map { type in
      let fact = program[type]
      return !fact.isProtocol && !fact.isExternal && fact.generics.isEmpty
        && !relevance.isRelevant(type, .involved)
        && program.family.descendants[type.index].isEmpty
        && program.externals(of: type).allSatisfy { RelevanceFilter.harmlessBases.contains($0.name) }
    }
    findPlainTypes()
  }

  /// Whether a property of a type may hold more than its declared type tells.
  func mayHold(_ property: Name, of type: TypeID) -> Bool {
    known.value(of: Field(type: type, name: property)) {
      symbols.property(property, on: type).map { !isPlain($0) } ?? true
    }
  }

  // MARK: Plain types

  /// Starts with all candidates, and takes away each type that may hold values of other types. Then it takes away the holders
  /// of each type that is not plain, until there are no more (the greatest fixed point). O(declared properties).
  private func findPlainTypes() {
    var holders: [TypeID: [TypeID]] = [:]
    var worklist: [TypeID] = []
    for type in program.typeIDs where isPlain[type.index] {
      if let held = heldTypes(of: type) {
        for held in held { holders[held, default: []].append(type) }
      } else {
        worklist.append(type)
      }
    }
    worklist += holders.keys.filter { !isPlain[$0.index] }.flatMap { holders[$0] ?? [] }
    while let type = worklist.popLast() {
      guard isPlain[type.index] else { continue }
      isPlain[type.index] = false
      worklist += holders[type] ?? []
    }
  }

  /// The types of the program that a type holds by its properties and cases; nil where it may hold values of other types.
  private func heldTypes(of type: TypeID) -> [TypeID]? {
    let fact = program[type]
    let scope = Scope(file: fact.file, type: type)
    var held: [TypeID] = []
    for property in fact.properties where property.fact.getter == nil && !property.fact.isStatic {
      guard add(property, to: &held) else { return nil }
    }
    for part in fact.cases.flatMap(\.payload) {
      guard add(part, in: scope, to: &held) else { return nil }
    }
    return held
  }

  private func isPlain(_ property: Property) -> Bool {
    var held: [TypeID] = []
    return add(property, to: &held) && held.allSatisfy { isPlain[$0.index] }
  }

  private func add(_ property: Property, to held: inout [TypeID]) -> Bool {
    guard let type = property.fact.type else { return property.fact.initial.map(isLiteral) ?? false }
    return add(type, in: property.scope, to: &held)
  }

  private func isLiteral(_ value: Expression) -> Bool {
    switch value.kind {
    case .text, .flag: true
    case .other(let parts): parts.isEmpty
    default: false
    }
  }

  /// Adds the types of the program in a type; returns false where the type does not tell everything about its values. An alias
  /// may mean itself: `typealias Tree = [Tree]`.
  private func add(_ reference: TypeReference, in scope: Scope, to held: inout [TypeID], depth: Int = 0)
    -> Bool
  {
    guard depth < 4 else { return false }
    let parts: [TypeReference]
    switch symbols.expanded(reference, in: scope) {
    case .optional(let wrapped), .list(let wrapped): parts = [wrapped]
    case .dictionary(let key, let value): parts = [key, value]
    case .tuple(_, let members): parts = members
    case .function, .composition: return false
    case .named(let name, let arguments):
      guard arguments.isEmpty else { return false }
      guard let type = symbols.resolve(name, in: scope) else { return TypeReference.plain.contains(name) }
      if !program[type].isPlainOfLibrary { held.append(type) }
      return true
    }
    return parts.allSatisfy { add($0, in: scope, to: &held, depth: depth + 1) }
  }
}
