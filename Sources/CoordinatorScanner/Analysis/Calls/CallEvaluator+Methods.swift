/// Calls of methods, by the value of the receiver.
extension CallEvaluator {
  /// Calls a method by its name on one value.
  func invoke(
    _ name: Name,
    on receiver: AbstractValue,
    _ arguments: [EvaluatedArgument],
    at site: ExpressionID,
    as expected: Expected? = nil
  ) -> PointsToSet {
    switch receiver {
    case .type(let type):
      return name == .initializer
        ? make(type, arguments, at: site) : invokeStatic(name, on: type, arguments, at: site, as: expected)
    case .externalType(let outer, let generics):
      if let type = symbols.resolve(name, within: outer, in: context.scope) {
        return make(type, arguments, at: site)
      }
      return libraries.callStatic(name, of: outer, generics, arguments, at: site)
    case .object, .typed, .this, .parameter:
      guard let type = context.type(of: receiver) else { break }
      return invoke(name, on: receiver, type, arguments, at: site, as: expected)
    default:
      let member = interpreter.members.read(name, of: receiver)
      if member.all.contains(where: \.isCallable) { return call(member, arguments, at: site) }
    }
    recorder.note(.calls(name), [receiver], arguments.values, at: site)
    if context.traits(of: name).contains(.erases) { return [receiver] }
    return libraries.result(of: name, on: receiver, arguments, at: site) ?? registries.resolved(arguments)
  }

  /// Calls a method of an object. The object may be of its type, of any type behind a protocol, or of a library.
  private func invoke(
    _ name: Name,
    on receiver: AbstractValue,
    _ type: TypeID,
    _ arguments: [EvaluatedArgument],
    at site: ExpressionID,
    as expected: Expected?
  ) -> PointsToSet {
    if let registry = registries.registry(extendedAs: type, without: name) {
      return registries.call(registry, name, arguments, at: site, as: expected)
    }
    let subject = arguments.isEmpty ? context.key(of: name, expected) : arguments.values
    recorder.note(.calls(name), [receiver], subject, at: site)
    let functions = resolver.methods(named: name, on: type, for: arguments)
    if functions.isEmpty { return invokeProperty(name, on: receiver, type, arguments, at: site) }
    let isExact = if case .object = receiver { true } else { receiver == .this }
    let targets = isExact ? [type] : resolver.receivers(of: name, on: type)
    // The caller knows which type a generic parameter is.
    if targets.count > 1, context.isGeneric(receiver) {
      interpreter.leaveOpen(receiver)
      return []
    }
    // A coordinator's `start()` does not depend on the caller.
    let isAlone =
      arguments.isEmpty && context.classification.isCoordinator(type)
      && !functions.contains { program[$0].fact.returns != nil }
    // The caller may know which of several types it is.
    if targets.count != 1, !isAlone { interpreter.leaveOpen(receiver) }
    var found = PointsToSet()
    for target in targets {
      found.formUnion(
        invoke(
          resolver.labelled(context.methods(named: name, on: target), like: arguments),
          on: [receiver],
          of: target,
          arguments,
          at: site,
          as: expected,
          isPossible: targets.count > 1
        )
      )
    }
    return found.isEmpty ? context.declaredResult(of: functions, arguments, on: type) : found
  }

  /// Calls a closure in a property, or a method of a library.
  private func invokeProperty(
    _ name: Name,
    on receiver: AbstractValue,
    _ type: TypeID,
    _ arguments: [EvaluatedArgument],
    at site: ExpressionID
  ) -> PointsToSet {
    let property = context.mayHaveProperty(name, type) ? interpreter.members.read(name, of: receiver) : []
    if property.all.contains(where: \.isCallable) { return call(property, arguments, at: site) }
    libraries.handOver(arguments, to: name, of: receiver, at: site)
    return property.isEmpty
      ? libraries.result(of: name, on: receiver, arguments, at: site) ?? [] : property
  }

  private func invokeStatic(
    _ name: Name,
    on type: TypeID,
    _ arguments: [EvaluatedArgument],
    at site: ExpressionID,
    as expected: Expected?
  ) -> PointsToSet {
    if !symbols.cases(named: name, of: type).isEmpty {
      return [.enumCase(name, arguments.map(\.values))]
    }
    if let nested = symbols.resolve(name, within: program[type].name, in: context.scope) {
      return make(nested, arguments, at: site)
    }
    let functions = context.methods(named: name, on: type)
    let traits = context.traits(of: name)
    if traits.contains(.registers) || traits.contains(.resolves) {
      let subject = arguments.isEmpty ? context.key(of: name, expected) : arguments.values
      recorder.note(.calls(name), [.type(type)], subject, at: site)
    }
    if functions.isEmpty, symbols.property(name, on: type) != nil {
      let kept = interpreter.members.read(name, of: .type(type))
      if kept.all.contains(where: \.isCallable) { return call(kept, arguments, at: site) }
    }
    if functions.isEmpty, program[type].isExternal, traits.contains(.resolves) {
      return registries.resolved(arguments)
    }
    let found = invoke(functions, on: [.type(type)], of: type, arguments, at: site, as: expected)
    // `make() -> Self`, where the body does not show the object.
    guard !program[type].isProtocol, traits.contains(.makes),
      found == [.typed(type)] || returnsOwnScreen(type, functions, name, found)
    else { return found }
    return recorder.noteObject(of: type, at: site)
  }

  /// Whether static methods of a screen are declared to return a screen of the type, and their bodies do not show it.
  private func returnsOwnScreen(
    _ type: TypeID,
    _ functions: [FunctionID],
    _ name: Name,
    _ found: PointsToSet
  ) -> Bool {
    func returnsSelf(_ id: FunctionID) -> Bool { program[id].fact.returns?.name == .ownType }
    guard context.classification.isScreen(type), found.all.allSatisfy(\.isExternal) else { return false }
    if !functions.isEmpty { return functions.allSatisfy(returnsSelf) }
    // A class may get them from a protocol of a library.
    return (program.index.methods[name] ?? []).contains { id in
      program[id].fact.isStatic && returnsSelf(id)
        && program[id].owner.map { program[$0].isExternal } ?? false
    }
  }

  // MARK: Members without a base

  /// `.init(…)` and `.make(…)`, of the expected type.
  func call(
    ofExpected expected: Expected?,
    _ name: Name,
    _ arguments: [Argument],
    at site: ExpressionID
  ) -> PointsToSet {
    switch context.omittedType(expected) {
    case .type(let type)? where name == .initializer:
      return make(type, evaluate(arguments, for: .values([.type(type)])), at: site)
    case .externalType(let outer, let generics)? where name == .initializer:
      let evaluated = evaluate(arguments, of: [.externalType(outer, generics)], as: expected)
      return libraries.make(outer, generics, evaluated, at: site)
    case .type(let type)?:
      if let found = callStatic(name, of: type, arguments, at: site, as: expected) { return found }
      let evaluated = evaluate(arguments, for: .cases(name, type))
      // A case of the program passes no coordinator on. A case with a screen may tell how the screen is shown.
      let isState =
        !symbols.cases(named: name, of: type).isEmpty
        && !evaluated.values.types.contains(where: context.classification.isScreen)
      return isState
        ? [.enumCase(name, evaluated.map(\.values))] : callCase(name, evaluated, at: site)
    default:
      return callCase(name, evaluate(arguments), at: site)
    }
  }

  /// A static method of the program, if there is one.
  private func callStatic(
    _ name: Name,
    of type: TypeID,
    _ arguments: [Argument],
    at site: ExpressionID,
    as expected: Expected?
  ) -> PointsToSet? {
    let functions = context.methods(named: name, on: type).filter { program[$0].fact.isStatic }
    guard !program[type].isExternal, !functions.isEmpty else { return nil }
    let evaluated = evaluate(arguments, for: .functions(functions, type))
    let found = invokeStatic(name, on: type, evaluated, at: site, as: expected)
    let isObject =
      program[type].isReference || context.classification.isScreen(type)
      || context.classification.isCoordinator(type)
    // The value may also tell a method of a library what to do with an argument: `.push(home)`.
    return isObject && !found.isEmpty ? found : found.union(callCase(name, evaluated, at: site))
  }

  /// A case of an enum of the program or of a library.
  private func callCase(_ name: Name, _ arguments: [EvaluatedArgument], at site: ExpressionID) -> PointsToSet
  {
    if name == .initializer {
      recorder.note(.hands(name), [], arguments.values, at: site)
    } else {
      libraries.handOver(transition: name, arguments, at: site)
    }
    return [.enumCase(name, arguments.map(\.values))]
  }
}
