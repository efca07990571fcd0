/// Which properties can hold anything that matters. What is put into the others is not followed: most assignments of an
/// app are of texts, numbers and views.
extension DataFlow {
  /// Whether a property of a type may hold more than its declaration says, as far as a drawing can make anything of it.
  func mayKeep(_ property: Name, of type: TypeID) -> Bool {
    let field = Field(type: type, name: property)
    if let known = keeping[field] { return known }
    let found = isWorthFollowing(property, of: type)
    keeping[field] = found
    return found
  }

  private func isWorthFollowing(_ property: Name, of type: TypeID) -> Bool {
    guard let (owner, position) = self.property(property, on: type) else { return true }
    let found = program[owner].properties[position]
    guard let declared = found.fact.type else { return true }
    return !isPlain(declared, in: Scope(file: found.file, type: owner), depth: 0)
  }

  /// Whether a type says all that there is to say of its values: it holds no closures, and nothing of a type that matters
  /// or that others may stand behind.
  private func isPlain(_ reference: TypeReference, in scope: Scope, depth: Int) -> Bool {
    guard depth < 4 else { return false }
    func isPlainPart(_ part: TypeReference) -> Bool { isPlain(part, in: scope, depth: depth + 1) }
    switch expanded(reference, in: scope) {
    case .optional(let wrapped), .list(let wrapped): return isPlainPart(wrapped)
    case .dictionary(let key, let value): return isPlainPart(key) && isPlainPart(value)
    case .tuple(_, let parts): return parts.allSatisfy(isPlainPart)
    case .function, .composition: return false
    case .named(let name, let arguments):
      if arguments.isEmpty, RelevanceFilter.plain.contains(name), resolve(name, in: scope) == nil {
        return true
      }
      guard arguments.isEmpty, let type = resolve(name, in: scope) else { return false }
      return isPlain(type, depth)
    }
  }

  private func isPlain(_ type: TypeID, _ depth: Int) -> Bool {
    let fact = program[type]
    guard !fact.isProtocol, !fact.isExternal, fact.generics.isEmpty, !relevance.isRelevant(type, .involved),
      program.family.descendants[type.index].isEmpty, program.externals(of: type).allSatisfy(isHarmless)
    else { return false }
    let scope = Scope(file: fact.file, type: type)
    return fact.cases.allSatisfy { $0.payload.allSatisfy { isPlain($0, in: scope, depth: depth + 1) } }
  }

  /// Whether what inherits from a type from elsewhere is no view, no controller and no object of a library.
  private func isHarmless(_ base: ClassHierarchy.ExternalAncestor) -> Bool {
    RelevanceFilter.harmlessBases.contains(base.name)
  }
}
