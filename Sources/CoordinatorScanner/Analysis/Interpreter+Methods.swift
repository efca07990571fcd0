extension Interpreter {
  /// Calls a method of an object of a type: its own, that of each type that may stand behind it, or one from elsewhere.
  mutating func invokeMethod(
    _ name: Name,
    on receiver: AbstractValue,
    _ type: TypeID,
    _ given: [EvaluatedArgument],
    at site: ExpressionID,
    as expected: Expected?
  ) -> PointsToSet {
    if let registry = registry(extendedAs: type, without: name) {
      return call(registry, name, given, at: site, as: expected)
    }
    note(.calls(name), [receiver], given.isEmpty ? key(of: name, expected) : join(given), at: site)
    let functions = meant(name, on: type, by: given)
    guard !functions.isEmpty else {
      let property = isMember(name, of: type) ? read(name, of: receiver) : []
      if property.all.contains(where: \.isCallable) { return call(property, given, at: site) }
      handOver(given, to: name, of: receiver, at: site)
      return property.isEmpty ? foreignResult(of: name, on: receiver, given, at: site) ?? [] : property
    }
    var found = PointsToSet()
    let behind = receiver == .this || isMade(receiver) ? [type] : dispatch(name, on: type)
    // Which of several a generic parameter is, those say that call.
    if behind.count > 1, isGeneric(receiver) {
      leaveOpen(receiver)
      return []
    }
    // What a coordinator does by itself, as in `start()`, is read where it stands.
    let isAlone =
      given.isEmpty && flow.classification.isCoordinator(type)
      && !functions.contains { program[$0].fact.returns != nil }
    if behind.isEmpty, !isAlone { leaveOpen(receiver) }
    for target in behind {
      let own = meant(methods(named: name, on: target), by: given)
      found.formUnion(
        invoke(own, on: [receiver], of: target, given, at: site, as: expected, isPossible: behind.count > 1)
      )
    }
    return found.isEmpty ? declaredResult(of: functions, given, on: type) : found
  }

  /// Whether a value is declared to be of a generic parameter of the function.
  private func isGeneric(_ value: AbstractValue) -> Bool {
    guard !declaredGenerics.isEmpty, case .parameter(let position) = value,
      let name = type(ofParameter: position)?.unwrapped.name
    else { return false }
    return declaredGenerics.contains { $0.name == name }
  }

  /// The registry of a package that the program adds methods to, for what these leave to the package: one that is called
  /// as the package's own, too, hands on to that.
  func registry(extendedAs type: TypeID, without method: Name) -> AbstractValue? {
    guard program[type].isExternal, flow.traits(of: method).contains(.isInRegistries),
      PackagedRegistry.known.methods.all.contains(method) || methods(named: method, on: type).isEmpty,
      isPackagedRegistry(program[type].name)
    else { return nil }
    return .external(program[type].name, [])
  }

  /// Calls a method of a package's registry, by the type that is expected where it is given none.
  mutating func call(
    _ registry: AbstractValue,
    _ method: Name,
    _ given: [EvaluatedArgument],
    at site: ExpressionID,
    as expected: Expected?
  ) -> PointsToSet {
    // What a generic helper asks for, those say that call it.
    if join(given).all.contains(where: isGenericType) { return [] }
    let key = given.isEmpty ? key(of: method, expected) : []
    if key.isEmpty { return invoke(method, on: registry, given, at: site, as: expected) }
    return invoke(method, on: registry, [EvaluatedArgument(label: nil, values: key)], at: site)
  }

  private func isGenericType(_ value: AbstractValue) -> Bool {
    guard case .externalType(let name, _) = value else { return false }
    return declaredGenerics.contains { $0.name == name }
  }

  /// The methods that a call may mean by its labels. Where something is of several protocols, one of the others may ask for
  /// them, which what stands behind it has as well.
  private func meant(_ name: Name, on type: TypeID, by given: [EvaluatedArgument]) -> [FunctionID] {
    let named = methods(named: name, on: type)
    let own = meant(named, by: given)
    guard own.isEmpty, !named.isEmpty, program[type].isProtocol else { return own }
    return implementers(of: type).lazy.map { meant(methods(named: name, on: $0), by: given) }
      .first { !$0.isEmpty } ?? []
  }

  private func isMade(_ value: AbstractValue) -> Bool {
    if case .object = value { return true }
    return false
  }

  /// The types whose own method may be called: those behind a protocol, and those below a class that replace it. Where only
  /// classes of the system were made to conform, these: `extension UINavigationController: StackNavigator`.
  private func dispatch(_ name: Name, on type: TypeID) -> [TypeID] {
    if program[type].isProtocol {
      return flow.concreteTypes(below: type).isEmpty ? program.extended(below: type) : implementers(of: type)
    }
    let replacing = flow.candidates(Field(type: type, name: name), from: scope.file) {
      typesWithTheirOwn(name, below: type)
    }
    return replacing.count > Self.mostImplementers ? [type] : [type] + replacing
  }

  private func typesWithTheirOwn(_ name: Name, below type: TypeID) -> [TypeID] {
    let own = Set(methods(named: name, on: type))
    return flow.concreteTypes(below: type).filter { below in
      !own.isSuperset(of: methods(named: name, on: below)) && !flow.classification.isTestDouble(below)
    }
  }
}
