/// Evaluates calls: what is called, then the arguments, then the call itself.
///
/// ``MethodCalls``, ``FunctionCalls`` and ``InitializerCalls`` say what a call of each kind does. Models of libraries stand for
/// functions without source.
struct CallEvaluator: Evaluator {
  let interpreter: Interpreter

  func call(_ callee: Expression, _ call: SourceCall) -> PointsToSet {
    switch callee.kind {
    case .name(let name, _):
      let start = recorder.count
      if let found = callNamed(name, call) {
        // A registry may fill itself. Other types have methods of such names too.
        if context.traits(of: name).contains(.isInRegistries) {
          recorder.encloseRegistration(name, since: start, at: call.site)
        }
        return found
      }
    case .member(let base?, let name):
      let start = recorder.count
      let found = callMember(base, name, call)
      recorder.encloseRegistration(name, since: start, at: call.site)
      return found
    case .member(nil, let name): return callMember(ofExpected: name, call)
    case .closure(let closure):
      return closures.result(of: closure, evaluate(call.arguments).map(\.values), as: call.expected)
    default: break
    }
    let callees = expressions.values(of: callee)
    let evaluated = evaluate(call, of: callees)
    if case .name(let name, _) = callee.kind, let position = environment.parameters[name] {
      interpreter.pass(evaluated.map(\.values), to: position)
    }
    return self.call(callees, call.with(evaluated))
  }

  /// Calls values: closures, functions and types.
  func call(_ callees: PointsToSet, _ call: EvaluatedCall) -> PointsToSet {
    let call = call.withoutExpectation
    var found = PointsToSet()
    if callees.isEmpty { recorder.record(.calls(""), [], call.values, at: call.site) }
    for callee in callees.all {
      switch callee {
      case .callable(let result): found.formUnion(result)
      case .function(let id, let type): found.formUnion(self.call(id, of: type, call))
      case .type(let type), .maker(let type): found.formUnion(initializerCalls.make(type, call))
      case .externalType(let name, let generics): found.formUnion(libraries.make(name, generics, call))
      case .enumCase(let type, let name, _):
        found.insert(.enumCase(type, name, call.arguments.map(\.values)))
      case .object, .typed, .this: found.formUnion(methodCalls.invoke("callAsFunction", on: callee, call))
      default: break
      }
    }
    return found
  }

  /// Calls a function that is a value.
  private func call(_ id: FunctionID, of type: TypeID?, _ call: EvaluatedCall) -> PointsToSet {
    let receiver: PointsToSet = type.map { $0 == context.this ? context.thisValue : [.typed($0)] } ?? []
    if !receiver.types.isEmpty || receiver == [.this] {
      recorder.record(.calls(program[id].fact.name), receiver, call.values, at: call.site)
    }
    return functionCalls.invoke([id], on: receiver, of: type, call)
  }

  // MARK: Arguments

  func evaluate(_ arguments: [Argument], as expected: [Expected?]? = nil) -> [EvaluatedArgument] {
    arguments.enumerated().map { order, argument in
      let values = expressions.values(of: argument.value, as: expected?[order])
      return EvaluatedArgument(label: argument.label, values: values, source: argument.value)
    }
  }

  /// Evaluates arguments with the types that the possible callees expect.
  func evaluate(_ arguments: [Argument], for signatures: @autoclosure () -> [Signature])
    -> [EvaluatedArgument]
  {
    evaluate(arguments, as: resolver.expectedTypes(of: arguments, in: signatures))
  }

  /// Evaluates arguments of a type or a function. The declared type of a wrapper also gives the type of its argument:
  /// the inner `.init()` of `let cart: NavigationViewCoordinator<Cart> = .init(.init())` makes a `Cart`.
  func evaluate(_ call: SourceCall, of callees: PointsToSet) -> [EvaluatedArgument] {
    let arguments = call.arguments
    guard case .externalType(let name, let generics)? = callees.all.first,
      CoordinatorNaming.isWrapper(name) || arguments.first?.isWrapped == true, let expected = call.expected,
      arguments.count == 1, arguments[0].value.leavesTypeOut
    else { return evaluate(arguments, for: resolver.signatures(of: callees)) }
    let reference = symbols.expanded(expected.reference, in: expected.scope)
    let content = generics.isEmpty && reference.name == name ? reference.arguments : generics
    return evaluate(arguments, as: [content.count == 1 ? expected.with(content[0]) : nil])
  }

  // MARK: Names

  /// Calls a function by its name alone: a local function, a method of `self`, a global function. Nil where the name is a
  /// variable or a type.
  private func callNamed(_ name: Name, _ call: SourceCall) -> PointsToSet? {
    let arguments = call.arguments
    if environment[name] != nil { return nil }
    if let fact = environment.functions[name] { return callLocal(fact, arguments) }
    if context.isType(name) { return nil }
    if let this = context.this, case let methods = context.methods(named: name, on: this), !methods.isEmpty {
      let evaluated = evaluate(arguments, for: resolver.signatures(of: methods, on: this))
      let registered = registries.evaluateFactories(evaluated, of: name, at: call.site)
      let call = call.with(registered)
      return interpreter.thisValue.flatMap { methodCalls.invoke(name, on: $0, call) }
    }
    if let named = context.globalFunctions(named: name), symbols.resolve(name, in: context.scope) == nil {
      let functions = resolver.labelled(named, like: arguments)
      if !functions.isEmpty || !context.inheritsFromLibrary {
        let evaluated = evaluate(arguments, for: resolver.signatures(of: functions, on: nil))
        return functionCalls.invoke(functions, on: [], of: nil, call.with(evaluated))
      }
    } else if !mayInherit(name) {
      return nil
    }
    let evaluated = evaluate(arguments)
    if let registry = context.this.flatMap({ registries.registry(extendedAs: $0, without: name) }) {
      return registries.call(registry, name, call.with(evaluated))
    }
    libraries.handOver(evaluated, to: name, of: .this, at: call.site)
    // A component shares what the closure makes: `shared { Clock() }`.
    return Dialect.sharingMethods.contains(name) ? evaluated.values.called : []
  }

  private func callLocal(_ fact: FunctionFact, _ arguments: [Argument]) -> PointsToSet {
    let evaluated = evaluate(
      arguments,
      for: [resolver.signature(of: fact, in: context.scope, on: context.this)]
    )
    let places = resolver.places(of: evaluated, in: fact.parameters, from: context.scope)
    let values = Match.values(evaluated, at: places ?? Array(evaluated.indices), for: fact.parameters)
    return interpreter.call(fact, values)
  }

  /// Whether a name without a base may be a method that `self` inherits from a library.
  func mayInherit(_ name: Name) -> Bool {
    guard context.this != nil, !context.isStatic, members.values(named: name, []).isEmpty else {
      return false
    }
    return context.inheritsFromLibrary || context.isInCoordinator
  }

  private func callSuper(_ name: Name, _ call: SourceCall) -> PointsToSet {
    let functions = resolver.labelled(resolver.methodsOfSuper(named: name), like: call.arguments)
    let evaluated = evaluate(call.arguments, for: resolver.signatures(of: functions, on: context.this))
    guard let this = context.this else { return [] }
    if !functions.isEmpty {
      let call = call.with(evaluated).withoutExpectation
      return functionCalls.invoke(functions, on: context.thisValue, of: this, call, isSuper: true)
    }
    if !program.externals(of: this).isEmpty {
      libraries.handOver(evaluated, to: name, of: .this, at: call.site)
    }
    return []
  }

  private func callMember(_ base: Expression, _ name: Name, _ call: SourceCall) -> PointsToSet {
    if case .name(.parent, _) = base.kind { return callSuper(name, call) }
    let receivers = expressions.values(ofBase: base, as: call.expected)
    if let found = lists.call(base, receivers, name, call) { return found }
    if let found = methodCalls.genericResult(of: name, on: base, receivers) { return found }
    let arguments = evaluate(call.arguments, for: resolver.signatures(of: name, on: receivers))
    let call = call.with(registries.evaluateFactories(arguments, of: name, at: call.site))
    if receivers.all.allSatisfy(\.isExternal), case let modifiers = context.modifiers(named: name),
      !modifiers.isEmpty
    {
      return functionCalls.invoke(modifiers, on: receivers, of: nil, call)
    }
    if receivers.isEmpty {
      recorder.record(.calls(name), assignments.target(base)?.owner ?? [], call.values, at: call.site)
      if context.traits(of: name).contains(.applies) { lists.applyFunctions(call) }
      return libraries.result(of: name, on: nil, call) ?? registries.resolved(call.arguments)
    }
    return receivers.all.reduce(into: PointsToSet()) { $0.formUnion(methodCalls.invoke(name, on: $1, call)) }
  }

  // MARK: Members without a base

  /// `.init(…)` and `.make(…)`, of the expected type.
  func callMember(ofExpected name: Name, _ call: SourceCall) -> PointsToSet {
    switch context.omittedType(call.expected) {
    case .type(let type)? where name == .initializer:
      return initializerCalls.make(
        type,
        call.with(evaluate(call.arguments, for: resolver.initializers(of: type)))
      )
    case .externalType(let outer, let generics)? where name == .initializer:
      let evaluated = evaluate(call, of: [.externalType(outer, generics)])
      return libraries.make(outer, generics, call.with(evaluated))
    case .type(let type)?:
      if let found = callStatic(name, of: type, call) { return found }
      let evaluated = evaluate(call.arguments, for: resolver.cases(named: name, of: type))
      if symbols.cases(named: name, of: type).isEmpty { return callCase(name, call.with(evaluated)) }
      // A case of the program is only a value, unless its payload is a screen: then its name may say how to show that
      // screen.
      let showsScreen = evaluated.values.types.contains(where: context.classification.isScreen)
      return showsScreen
        ? callCase(name, call.with(evaluated), of: type) : [.enumCase(type, name, evaluated.map(\.values))]
    default: return callCase(name, call.with(evaluate(call.arguments)))
    }
  }

  /// A static method of the program, if there is one.
  private func callStatic(_ name: Name, of type: TypeID, _ call: SourceCall) -> PointsToSet? {
    let functions = context.methods(named: name, on: type).filter { program[$0].fact.isStatic }
    guard !program[type].isExternal, !functions.isEmpty else { return nil }
    let call = call.with(evaluate(call.arguments, for: resolver.signatures(of: functions, on: type)))
    let found = methodCalls.invoke(name, on: .type(type), call)
    let isObject =
      program[type].isReference || context.classification.isScreen(type)
      || context.classification.isCoordinator(type)
    // The value may also tell a method of a library what to do with an argument: `.push(home)`.
    return isObject && !found.isEmpty ? found : found.union(callCase(name, call))
  }

  /// A case of an enum of the program or of a library.
  private func callCase(_ name: Name, _ call: EvaluatedCall, of type: TypeID? = nil) -> PointsToSet {
    if name == .initializer {
      recorder.record(.hands(name), [], call.values, at: call.site)
    } else {
      libraries.handOver(transition: name, call.arguments, at: call.site)
    }
    return [.enumCase(type, name, call.arguments.map(\.values))]
  }
}
