/// Values of declared types.
extension FunctionContext {
  /// Values of a type that the function names.
  func declared(_ reference: TypeReference) -> PointsToSet {
    declared(reference, in: scope, of: this)
  }

  /// Values of a type that another type names, seen from that type.
  func declared(_ reference: TypeReference, of type: TypeID) -> PointsToSet {
    declared(reference, in: Scope(file: program[type].file, type: type), of: type)
  }

  /// Values of a type.
  ///
  /// - Parameters:
  ///   - scope: Where the reference is written.
  ///   - type: The type whose generic arguments and `Self` count.
  func declared(_ reference: TypeReference, in scope: Scope, of type: TypeID?, depth: Int = 0) -> PointsToSet
  {
    guard depth < Self.deepestType else { return [] }
    func part(_ part: TypeReference) -> PointsToSet { declared(part, in: scope, of: type, depth: depth + 1) }
    let reference = symbols.expanded(reference, in: scope).unwrapped
    switch reference {
    case .optional(let wrapped): return part(wrapped)
    case .list(let element), .dictionary(_, let element): return [.elements(part(element))]
    case .tuple(let labels, let parts): return [.tuple(labels, parts.map(part))]
    case .function(_, let output): return [.callable(part(output))]
    case .named(let name, _):
      if let element = reference.element { return [.elements(part(element))] }
      if name == .ownType, let type { return [.typed(type)] }
      if scope == self.scope, let known = bindings[name] { return known }
      if let known = type.flatMap({ binding(of: name, on: $0) }) { return known }
      return symbols.values(of: reference, in: scope)
    case .composition:
      return symbols.values(of: reference, in: scope)
    }
  }

  /// Broken source has aliases of themselves: `typealias Tree = [Tree]`.
  private static let deepestType = 24

  /// Values of a generic parameter, seen from a type that gives its generic arguments.
  private func binding(of name: Name, on type: TypeID) -> PointsToSet? {
    for ancestor in program.ancestors(of: type) {
      let generics = program[ancestor.type].generics
      guard let position = generics.firstIndex(where: { $0.name == name }) else { continue }
      if ancestor.arguments.indices.contains(position) {
        return symbols.values(of: ancestor.arguments[position], in: ancestor.scope)
      }
    }
    guard let own = program[type].generics.first(where: { $0.name == name })?.constraints.first else {
      return nil
    }
    return symbols.values(of: own, in: Scope(file: program[type].file, type: program.outerType(of: type)))
  }

  /// Values of what functions are declared to return, for some arguments.
  func declaredResult(of functions: [FunctionID], _ arguments: [EvaluatedArgument], on type: TypeID?)
    -> PointsToSet
  {
    let resolver = OverloadResolver(context: self)
    var found = PointsToSet()
    for id in functions {
      let function = program[id]
      guard let reference = function.fact.returns else { continue }
      let callee = FunctionContext(
        flow,
        function.scope,
        this: type,
        isStatic: true,
        bindings: resolver.bindings(of: id, arguments)
      )
      found.formUnion(callee.declared(reference))
    }
    return found
  }
}

// MARK: Casts

extension FunctionContext {
  /// Values after a cast: those that can be of the type, or any value of it.
  func cast(_ values: PointsToSet, to reference: TypeReference) -> PointsToSet {
    let wanted = declared(reference)
    guard case .typed(let target)? = wanted.all.first else {
      if let name = reference.name {
        if bindings[name] != nil { return conforming(values, to: wanted) }
        // In `value as? T`, only the caller knows the type `T`.
        if values.types.count > 1, generics.contains(where: { $0.name == name }) { return [] }
      }
      return values.isEmpty ? wanted : values
    }
    let kept = values.filter { value in
      let type = value == .this ? this : value.knownType
      return value.isParameter || type.map { program.inherits($0, from: target) } ?? false
    }
    return kept.isEmpty ? [.typed(target)] : kept
  }

  /// Values that can be of a type of a library.
  private func conforming(_ values: PointsToSet, to wanted: PointsToSet) -> PointsToSet {
    guard case .external(let name, _)? = wanted.all.first else { return wanted }
    let kept = values.filter { value in
      if case .external(name, _) = value { return true }
      return type(of: value).map { program.externals(of: $0).contains { $0.name == name } } ?? false
    }
    return kept.isEmpty ? wanted : kept
  }

  /// Values without those that cannot be of a declared type. One table may hold objects of all kinds.
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

  /// Values with the tuple labels of their declared type.
  func labelled(_ values: PointsToSet, as type: TypeReference?) -> PointsToSet {
    guard let type, values.all.contains(where: \.isCollection) else { return values }
    let expanded = symbols.expanded(type, in: scope)
    guard case .list(let element) = expanded.unwrapped else { return values.labelled(as: expanded) }
    return values.flatMap { value in
      guard case .elements(let inner) = value else { return [value] }
      return [.elements(labelled(inner, as: element))]
    }
  }
}
