/// Tells which properties can hold objects that matter. Most assignments of an app are of texts, numbers and views.
final class RelevantProperties {
  private let program: Program
  private let symbols: SymbolLookup
  private let relevance: RelevanceFilter
  private var known: [Field: Bool] = [:]

  init(_ program: Program, _ symbols: SymbolLookup, _ relevance: RelevanceFilter) {
    (self.program, self.symbols, self.relevance) = (program, symbols, relevance)
  }

  /// Whether a property of a type may hold more than its declared type tells.
  func mayHold(_ property: Name, of type: TypeID) -> Bool {
    known.value(of: Field(type: type, name: property)) { isRelevant(property, of: type) }
  }

  private func isRelevant(_ property: Name, of type: TypeID) -> Bool {
    guard let found = symbols.property(property, on: type), let declared = found.fact.type else {
      return true
    }
    return !isPlain(declared, in: found.scope, depth: 0)
  }

  /// Whether a type tells everything about its values: it has no closures, no subtypes, and no type that matters.
  private func isPlain(_ reference: TypeReference, in scope: Scope, depth: Int) -> Bool {
    guard depth < 4 else { return false }
    func isPlainPart(_ part: TypeReference) -> Bool { isPlain(part, in: scope, depth: depth + 1) }
    switch symbols.expanded(reference, in: scope) {
    case .optional(let wrapped), .list(let wrapped): return isPlainPart(wrapped)
    case .dictionary(let key, let value): return isPlainPart(key) && isPlainPart(value)
    case .tuple(_, let parts): return parts.allSatisfy(isPlainPart)
    case .function, .composition: return false
    case .named(let name, let arguments):
      guard arguments.isEmpty else { return false }
      guard let type = symbols.resolve(name, in: scope) else { return TypeReference.plain.contains(name) }
      return isPlain(type, depth)
    }
  }

  private func isPlain(_ type: TypeID, _ depth: Int) -> Bool {
    let fact = program[type]
    guard !fact.isProtocol, !fact.isExternal, fact.generics.isEmpty, !relevance.isRelevant(type, .involved),
      program.family.descendants[type.index].isEmpty,
      program.externals(of: type).allSatisfy({ RelevanceFilter.harmlessBases.contains($0.name) })
    else { return false }
    let scope = Scope(file: fact.file, type: type)
    return fact.cases.allSatisfy { $0.payload.allSatisfy { isPlain($0, in: scope, depth: depth + 1) } }
  }
}
