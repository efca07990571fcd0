extension Interpreter {
  /// What something of a declared type may be.
  func declared(_ reference: TypeReference) -> PointsToSet {
    declared(reference, in: scope, of: this)
  }

  /// What a member of a type is declared to be, as seen from the given type below.
  func declared(_ reference: TypeReference, of type: TypeID) -> PointsToSet {
    declared(reference, in: Scope(file: program[type].file, type: type), of: type)
  }

  func declared(_ reference: TypeReference, in scope: Scope, of type: TypeID?) -> PointsToSet {
    declared(reference, in: scope, of: type, depth: 0)
  }

  /// How deep types are taken apart. Broken source has aliases of themselves: `typealias Tree = [Tree]`.
  private static let deepestType = 24

  private func declared(_ reference: TypeReference, in scope: Scope, of type: TypeID?, depth: Int)
    -> PointsToSet
  {
    guard depth < Self.deepestType else { return [] }
    func part(_ part: TypeReference) -> PointsToSet { declared(part, in: scope, of: type, depth: depth + 1) }
    let reference = flow.expanded(reference, in: scope).unwrapped
    switch reference {
    case .optional(let wrapped): return part(wrapped)
    case .list(let element), .dictionary(_, let element): return [.elements(part(element))]
    case .tuple(let labels, let parts): return [.tuple(labels, parts.map(part))]
    case .function(_, let output): return [.callable(part(output))]
    case .named(let name, _):
      if let element = reference.element { return [.elements(part(element))] }
      if name == .ownType, let type { return [.typed(type)] }
      if scope == self.scope, let known = generics[name] { return known }
      if let known = type.flatMap({ binding(of: name, on: $0) }) { return known }
      return named(reference, in: scope)
    case .composition:
      return named(reference, in: scope)
    }
  }

  private func named(_ reference: TypeReference, in scope: Scope) -> PointsToSet {
    guard case .named(let name, let arguments) = reference, arguments.isEmpty else {
      return flow.meant(by: reference, in: scope)
    }
    return flow.meant(by: name, in: scope)
  }

  /// What a generic parameter of a type above stands for, on a type that names its arguments.
  private func binding(of name: Name, on type: TypeID) -> PointsToSet? {
    for ancestor in program.ancestors(of: type) {
      let generics = program[ancestor.type].generics
      guard let position = generics.firstIndex(where: { $0.name == name }) else { continue }
      if ancestor.arguments.indices.contains(position) {
        return named(ancestor.arguments[position], in: ancestor.scope)
      }
    }
    let own = program[type].generics.first { $0.name == name }?.constraints.first
    return own.map { named($0, in: Scope(file: program[type].file, type: program.outerType(of: type))) }
  }

  /// The type whose members a value has.
  func type(of value: AbstractValue) -> TypeID? {
    switch value {
    case .object(let allocation): allocation.type
    case .typed(let type): type
    case .this: this
    case .parameter(let position): declaredType(ofParameter: position)
    default: nil
    }
  }

  /// The type that a parameter is declared with.
  func type(ofParameter position: Int) -> TypeReference? {
    declaredParameters.indices.contains(position) ? declaredParameters[position].type : nil
  }

  private func declaredType(ofParameter position: Int) -> TypeID? {
    type(ofParameter: position).flatMap { reference in
      declared(reference).types.first ?? constraint(of: reference).flatMap { declared($0).types.first }
    }
  }

  /// What a generic parameter of the function has to be: `func open<B: Builder>(_ builder: B)`.
  private func constraint(of reference: TypeReference) -> TypeReference? {
    guard !declaredGenerics.isEmpty, let name = reference.unwrapped.name else { return nil }
    return declaredGenerics.first { $0.name == name }?.constraints.first
  }

  /// What can be of a type from elsewhere that a caller asked for.
  private func conforming(_ values: PointsToSet, to wanted: PointsToSet) -> PointsToSet {
    guard case .external(let name, _)? = wanted.all.first else { return wanted }
    let kept = values.filter { value in
      if case .external(name, _) = value { return true }
      return type(of: value).map { program.externals(of: $0).contains { $0.name == name } } ?? false
    }
    return kept.isEmpty ? wanted : kept
  }

  /// A value seen as another type: what cannot be of that type is left out, and what is less known is told by it.
  func cast(_ values: PointsToSet, to reference: TypeReference) -> PointsToSet {
    guard case .typed(let target)? = declared(reference).all.first else {
      let wanted = declared(reference)
      if let name = reference.name, generics[name] != nil { return conforming(values, to: wanted) }
      return values.isEmpty ? wanted : values
    }
    let kept = values.filter { value in
      if case .object(let allocation) = value { return program.inherits(allocation.type, from: target) }
      if case .typed(let type) = value { return program.inherits(type, from: target) }
      if case .parameter = value { return true }
      return value == .this && this.map { program.inherits($0, from: target) } == true
    }
    return kept.isEmpty ? [.typed(target)] : kept
  }

  /// Values without those that cannot be of the type that is declared, as where one table keeps objects of all kinds.
  func narrowed(_ values: PointsToSet, to declared: PointsToSet) -> PointsToSet {
    guard values.all.count > 1, declared.all.count == 1, case .typed(let target) = declared.all[0],
      !program[target].isExternal
    else { return values }
    let kept = values.filter { value in
      switch value {
      case .object(let made): program.inherits(made.type, from: target)
      case .elements: false
      default: true
      }
    }
    return kept.isEmpty ? values : kept
  }
}
