/// Calls methods, by the value of the receiver.
struct MethodCalls: Evaluator {
  let interpreter: Interpreter

  /// Calls a method by its name on one value.
  func invoke(_ name: Name, on receiver: AbstractValue, _ call: EvaluatedCall) -> PointsToSet {
    switch receiver {
    case .type(let type):
      return name == .initializer ? initializerCalls.make(type, call) : invokeStatic(name, on: type, call)
    case .externalType(let outer, let generics):
      if let type = symbols.resolve(name, within: outer, in: context.scope) {
        return initializerCalls.make(type, call)
      }
      return libraries.callStatic(name, of: outer, generics, call)
    case .object, .typed, .this, .parameter, .enumCase:
      guard let type = context.type(of: receiver) else { break }
      return invoke(name, on: receiver, type, call)
    default:
      let member = members.read(name, of: receiver)
      if member.all.contains(where: \.isCallable) { return calls.call(member, call) }
    }
    recorder.record(.calls(name), [receiver], call.values, at: call.site)
    if context.traits(of: name).contains(.erases) { return [receiver] }
    return libraries.result(of: name, on: receiver, call) ?? registries.resolved(call.arguments)
  }

  /// The arguments of a call; without any, the type that it asks a registry for.
  private func subject(of name: Name, _ call: EvaluatedCall) -> PointsToSet {
    call.arguments.isEmpty ? context.key(of: name, call.expected) : call.values
  }

  /// Calls a method of an object. The object may be of its type, of any type behind a protocol, or of a library.
  private func invoke(_ name: Name, on receiver: AbstractValue, _ type: TypeID, _ call: EvaluatedCall)
    -> PointsToSet
  {
    if let registry = registries.registry(extendedAs: type, without: name) {
      return registries.call(registry, name, call)
    }
    recorder.record(.calls(name), [receiver], subject(of: name, call), at: call.site)
    let functions = resolver.methods(named: name, on: type, for: call.arguments)
    if functions.isEmpty { return invokeProperty(name, on: receiver, type, call) }
    let isExact = if case .object = receiver { true } else { receiver == .this || receiver.isCase }
    let targets = isExact ? [type] : resolver.receivers(of: name, on: type)
    // The caller knows which type a generic parameter is.
    if targets.count > 1, context.isGeneric(receiver) {
      interpreter.leaveOpen(receiver)
      return []
    }
    // A coordinator's `start()` does not depend on the caller.
    let isAlone =
      call.arguments.isEmpty && context.classification.isCoordinator(type)
      && !functions.contains { program[$0].fact.returns != nil }
    // The caller may know which of several types it is.
    if targets.count != 1, !isAlone { interpreter.leaveOpen(receiver) }
    var found = PointsToSet()
    for target in targets {
      let methods = resolver.labelled(context.methods(named: name, on: target), like: call.arguments)
      found.formUnion(
        functionCalls.invoke(methods, on: [receiver], of: target, call, isPossible: targets.count > 1)
      )
    }
    return found.isEmpty ? context.declaredResult(of: functions, call.arguments, on: type) : found
  }

  /// Calls a closure in a property, or a method of a library.
  private func invokeProperty(_ name: Name, on receiver: AbstractValue, _ type: TypeID, _ call: EvaluatedCall)
    -> PointsToSet
  {
    if let made = result(ofCalled: name, on: type) { return made }
    let property = context.mayHaveProperty(name, type) ? members.read(name, of: receiver) : []
    if property.all.contains(where: \.isCallable) { return calls.call(property, call) }
    libraries.handOver(call.arguments, to: name, of: receiver, at: call.site)
    return property.isEmpty ? libraries.result(of: name, on: receiver, call) ?? [] : property
  }

  private func invokeStatic(_ name: Name, on type: TypeID, _ call: EvaluatedCall) -> PointsToSet {
    if !symbols.cases(named: name, of: type).isEmpty {
      return [.enumCase(type, name, call.arguments.map(\.values))]
    }
    if let nested = symbols.resolve(name, within: program[type].name, in: context.scope) {
      return initializerCalls.make(nested, call)
    }
    let functions = context.methods(named: name, on: type)
    let traits = context.traits(of: name)
    if traits.contains(.registers) || traits.contains(.resolves) {
      recorder.record(.calls(name), [.type(type)], subject(of: name, call), at: call.site)
    }
    if functions.isEmpty, symbols.property(name, on: type) != nil {
      let kept = members.read(name, of: .type(type))
      if kept.all.contains(where: \.isCallable) { return calls.call(kept, call) }
    }
    if functions.isEmpty, program[type].isExternal, traits.contains(.resolves) {
      return registries.resolved(call.arguments)
    }
    let found = functionCalls.invoke(functions, on: [.type(type)], of: type, call)
    // `make() -> Self`, where the body does not show the object.
    guard !program[type].isProtocol, traits.contains(.makes),
      found == [.typed(type)] || returnsOwnScreen(type, functions, name, found)
    else { return found }
    return recorder.recordObject(of: type, at: call.site)
  }

  /// Whether static methods of a screen are declared as `make() -> Self`, and their bodies do not show which object
  /// they return.
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
}
