extension Interpreter {
  /// Remembers that what was noted since stands in a call that registers something, most often in its factory.
  mutating func enclose(effectsFrom start: Int, in name: Name, at site: ExpressionID) {
    guard start < effects.count, flow.traits(of: name).contains(.registers) else { return }
    let place = Place(file: scope.file, at: site)
    let last = effects[start...].last { $0.kind == .calls(name) && $0.place == place }
    guard let registration = last?.subject ?? leftOut(name, at: site) else { return }
    for position in start..<effects.count where effects[position].isPartOfFactory(in: name) {
      effects[position] = effects[position].registering(registration)
    }
  }
}

extension Interpreter {
  /// Functions that a registry is filled with are read where that is done, as closures are: else whoever asks it for
  /// anything would be taken for the one who makes all of it.
  mutating func registered(_ given: [EvaluatedArgument], by method: Name, at site: ExpressionID)
    -> [EvaluatedArgument]
  {
    guard flow.traits(of: method).contains([.registers, .isInRegistries]) else { return given }
    let given = keyed(given)
    guard given.contains(where: { $0.values.all.contains(where: \.isFunction) }) else { return given }
    var read: [EvaluatedArgument] = []
    for argument in given {
      var values = argument.values.filter { !$0.isFunction }
      for function in argument.values.all where function.isFunction {
        let made = call([function], [], at: site)
        // Whoever asks for it gets what it makes: it is not lost here.
        if made.all.contains(where: isCoordinator) { note(.captures, [], made, at: site) }
        values.insert(.callable(made))
      }
      read.append(
        EvaluatedArgument(
          label: argument.label,
          values: values,
          source: argument.isClosure ? argument.source : nil
        )
      )
    }
    return read
  }

  /// The same, with the key that only a factory tells: `register { LiveStore() as Store }`, `register { () -> Store in … }`;
  /// or what an object is declared as: `let store: Store = LiveStore(); register(store)`.
  private func keyed(_ given: [EvaluatedArgument]) -> [EvaluatedArgument] {
    if given.contains(where: { $0.values.all.contains(where: \.isMetatype) }) { return given }
    for (place, argument) in given.enumerated() {
      guard let key = argument.closure?.toldResult.map(metatype) ?? declaredProtocol(of: argument) else {
        continue
      }
      var keyed = given
      keyed[place] = EvaluatedArgument(
        label: argument.label,
        values: argument.values.union(key),
        source: argument.source
      )
      return keyed
    }
    return given
  }

  /// The protocol that an object is declared as where it is given.
  private func declaredProtocol(of argument: EvaluatedArgument) -> PointsToSet? {
    guard argument.values.types.count < 2, let source = argument.source, let type = declaredType(of: source)
    else { return nil }
    let key = metatype(type)
    guard case .type(let type)? = key.all.first, program[type].isProtocol else { return nil }
    return key
  }

  private func declaredType(of source: Expression) -> TypeReference? {
    switch source.kind {
    case .cast(_, let type): type
    case .name(let name, _):
      localTypes[name] ?? parameters[name].flatMap { type(ofParameter: $0) }
        ?? (locals[name] == nil ? ownPropertyType(name) : nil)
    case .member(let base?, let name) where base.name == .own: ownPropertyType(name)
    case .call(let callee, _): callee.isOwnName ? callee.name.flatMap(ownResultType) : nil
    default: nil
    }
  }

  private func ownResultType(_ name: Name) -> TypeReference? {
    let own = this.map { methods(named: name, on: $0) } ?? []
    let functions = own.isEmpty ? globalFunctions(named: name) ?? [] : own
    return functions.count == 1 ? program[functions[0]].fact.returns : nil
  }

  private func ownPropertyType(_ name: Name) -> TypeReference? {
    guard let this, let (owner, position) = flow.property(name, on: this) else { return nil }
    return program[owner].properties[position].fact.type
  }

  /// What an expression comes to that is declared to be of a type.
  mutating func values(of expression: Expression, as type: TypeReference?) -> PointsToSet {
    values(of: expression, as: expected(type))
  }

  /// What a call without arguments asks a registry for: the type that its value is declared with.
  func key(of method: Name, _ expected: Expected?) -> PointsToSet {
    guard let expected, flow.traits(of: method).contains(.resolves) else { return [] }
    return type(told: expected).map { [$0] } ?? []
  }

  /// A registry of a package that a parameter is.
  func packagedRegistry(_ type: TypeReference?) -> PointsToSet? {
    guard let name = type?.name, flow.traits(of: name).contains(.namesRegistry),
      program.isPackagedRegistry(name, inFile: scope.file),
      flow.resolve(name, in: scope) == nil
    else { return nil }
    return [.external(name, [])]
  }
}

extension Closure {
  /// The type that it says its result is of: by its signature, or by a cast at its end.
  fileprivate var toldResult: TypeReference? {
    if let returns { return returns }
    switch body.last?.kind {
    case .result(let value?), .expression(let value):
      if case .cast(_, let type) = value.kind { return type }
      return nil
    default: return nil
    }
  }
}

extension AbstractValue {
  fileprivate var isMetatype: Bool {
    switch self {
    case .type, .externalType: true
    default: false
    }
  }

  fileprivate var isFunction: Bool {
    switch self {
    case .function, .maker: true
    default: false
    }
  }
}

extension Effect {
  fileprivate func isPartOfFactory(in name: Name) -> Bool {
    guard case .calls(let method) = kind, method != name else { return false }
    return registration == nil
  }
}

extension Interpreter {
  /// What the last call that was left out was given, where it is the one that is meant.
  fileprivate func leftOut(_ name: Name, at site: ExpressionID) -> PointsToSet? {
    leftOut.flatMap { $0.name == name && $0.site == site ? $0.subject : nil }
  }
}

extension Expression {
  /// Whether it names a function of the object itself or outside of types.
  fileprivate var isOwnName: Bool {
    if case .name = kind { return true }
    return isOwn
  }
}
