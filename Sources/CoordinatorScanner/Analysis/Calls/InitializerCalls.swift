/// Makes objects of the program: calls an initializer, or sets properties as the memberwise initializer does.
struct InitializerCalls: Evaluator {
  let interpreter: Interpreter

  func make(_ type: TypeID, _ call: EvaluatedCall) -> PointsToSet {
    let arguments = call.arguments
    let kind = program[type].kind
    if kind == .protocol { return [.typed(type)] }
    if kind == .extension {
      return libraries.make(program[type].name, [], call).union([.typed(type)])
    }
    if context.classification.isEraser(type) { return arguments.values.flattened.filter(mayBeErased) }
    let made = recorder.recordObject(of: type, at: call.site)
    initialize(made, type, call.withoutExpectation)
    // A coordinator calls its factory closures later, so it makes what they return.
    if context.classification.isCoordinator(type) {
      for argument in arguments { recorder.leaveToCallers(of: argument.values.flattened, since: 0) }
    }
    // A wrapper of the app shows the screens that it is given, like a container of the system.
    let content = contents(of: arguments).flattened.filter { context.isScreen($0) || $0.isView }
    return content.isEmpty || !program.screenTypes.wrapsScreens(type, context.classification)
      ? made : made.union(content)
  }

  private func initialize(_ made: PointsToSet, _ type: TypeID, _ call: EvaluatedCall) {
    let declared = context.methods(named: .initializer, on: type)
    let initializers = resolver.labelled(declared, like: call.arguments)
    if !initializers.isEmpty {
      _ = functionCalls.invoke(initializers, on: made, of: type, call)
      return
    }
    // The memberwise initializer, or one that a library declares.
    for argument in call.arguments {
      let property = argument.label ?? closureProperty(for: argument, call.arguments, of: type)
      if let property { recorder.record(.sets(property), made, argument.values, at: call.site) }
    }
  }

  /// The property that a trailing closure of a memberwise initializer sets.
  private func closureProperty(
    for argument: EvaluatedArgument,
    _ arguments: [EvaluatedArgument],
    of type: TypeID
  ) -> Name? {
    guard argument.isClosure else { return nil }
    let labels = arguments.compactMap(\.label)
    return program[type].properties.map(\.fact).first { fact in
      !fact.isStatic && fact.getter == nil && fact.type?.isFunction == true && !labels.contains(fact.name)
    }?.name
  }

  /// The arguments, and what closures without parameters return, such as those that build views.
  private func contents(of arguments: [EvaluatedArgument]) -> PointsToSet {
    arguments.reduce(into: PointsToSet()) { found, argument in
      found.formUnion(argument.values)
      guard let closure = argument.closure, closure.parameters.isEmpty, !closure.namesArgument else { return }
      found.formUnion(argument.values.called)
    }
  }

  /// Whether a value may be the coordinator inside a type eraser.
  private func mayBeErased(_ value: AbstractValue) -> Bool {
    switch value {
    case .parameter: true
    case .this: context.isInCoordinator
    default: context.isCoordinator(value)
    }
  }
}
