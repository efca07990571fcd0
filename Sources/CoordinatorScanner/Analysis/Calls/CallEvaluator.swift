/// Evaluates calls.
///
/// It is the interprocedural part of the analysis (Sharir and Pnueli, 1981). ``OverloadResolver`` finds the functions that a
/// call may mean. The summary of each function, applied to the arguments, gives the result and the effects of the call.
/// Models of libraries stand for functions without source.
struct CallEvaluator {
  let interpreter: Interpreter

  var context: FunctionContext { interpreter.context }
  var recorder: EffectRecorder { interpreter.recorder }
  var resolver: OverloadResolver { interpreter.resolver }
  var program: Program { _read { yield interpreter.context.flow.program } }
  var symbols: SymbolLookup { interpreter.context.symbols }
  var libraries: LibraryCalls { LibraryCalls(interpreter: interpreter) }
  var registries: RegistryCalls { RegistryCalls(interpreter: interpreter) }

  func call(_ callee: Expression, _ arguments: [Argument], at site: ExpressionID, as expected: Expected?)
    -> PointsToSet
  {
    switch callee.kind {
    case .name(let name, _):
      let start = recorder.count
      if let found = callNamed(name, arguments, at: site, as: expected) {
        // A registry may fill itself. Other types have methods of such names too.
        if context.traits(of: name).contains(.isInRegistries) {
          recorder.encloseRegistration(name, since: start, at: site)
        }
        return found
      }
    case .member(let base?, let name):
      let start = recorder.count
      let found = callMember(base, name, arguments, at: site, as: expected)
      recorder.encloseRegistration(name, since: start, at: site)
      return found
    case .member(nil, let name):
      return call(ofExpected: expected, name, arguments, at: site)
    case .closure(let closure):
      return interpreter.result(of: closure, evaluate(arguments).map(\.values), as: expected)
    default: break
    }
    let callees = interpreter.values(of: callee)
    let evaluated = evaluate(arguments, of: callees, as: expected)
    if case .name(let name, _) = callee.kind, let position = interpreter.environment.parameters[name] {
      interpreter.pass(evaluated.map(\.values), to: position)
    }
    return call(callees, evaluated, at: site)
  }

  /// Calls values: closures, functions and types.
  func call(_ callees: PointsToSet, _ arguments: [EvaluatedArgument], at site: ExpressionID) -> PointsToSet {
    var found = PointsToSet()
    if callees.isEmpty { recorder.note(.calls(""), [], arguments.values, at: site) }
    for callee in callees.all {
      switch callee {
      case .callable(let result): found.formUnion(result)
      case .function(let id, let type): found.formUnion(call(id, of: type, arguments, at: site))
      case .type(let type), .maker(let type): found.formUnion(make(type, arguments, at: site))
      case .externalType(let name, let generics):
        found.formUnion(libraries.make(name, generics, arguments, at: site))
      case .enumCase(let name, _): found.insert(.enumCase(name, arguments.map(\.values)))
      case .object, .typed, .this:
        found.formUnion(invoke("callAsFunction", on: callee, arguments, at: site))
      default: break
      }
    }
    return found
  }

  /// Calls a function that is a value.
  private func call(
    _ id: FunctionID,
    of type: TypeID?,
    _ arguments: [EvaluatedArgument],
    at site: ExpressionID
  ) -> PointsToSet {
    let receiver: PointsToSet = type.map { $0 == context.this ? context.thisValue : [.typed($0)] } ?? []
    if !receiver.types.isEmpty || receiver == [.this] {
      recorder.note(.calls(program[id].fact.name), receiver, arguments.values, at: site)
    }
    return invoke([id], on: receiver, of: type, arguments, at: site)
  }

  // MARK: Arguments

  func evaluate(_ arguments: [Argument], as expected: [Expected?]? = nil) -> [EvaluatedArgument] {
    var found: [EvaluatedArgument] = []
    found.reserveCapacity(arguments.count)
    for (order, argument) in arguments.enumerated() {
      let values = interpreter.values(of: argument.value, as: expected?[order])
      found.append(EvaluatedArgument(label: argument.label, values: values, source: argument.value))
    }
    return found
  }

  /// Evaluates arguments with the types that the possible callees expect.
  func evaluate(_ arguments: [Argument], for callee: Callee) -> [EvaluatedArgument] {
    evaluate(arguments, as: resolver.expectedTypes(of: arguments, in: callee))
  }

  /// Evaluates arguments of a type or a function. A wrapper of coordinators takes one of the type that its declaration
  /// tells: `NavigationViewCoordinator(.init())`, declared as `NavigationViewCoordinator<Cart>`.
  func evaluate(_ arguments: [Argument], of callees: PointsToSet, as expected: Expected?)
    -> [EvaluatedArgument]
  {
    guard case .externalType(let name, let generics)? = callees.all.first,
      LibraryCalls.isWrapper(name) || arguments.first?.isWrapped == true, let expected, arguments.count == 1,
      arguments[0].value.leavesTypeOut
    else { return evaluate(arguments, for: .values(callees)) }
    let reference = symbols.expanded(expected.reference, in: expected.scope)
    let content = generics.isEmpty && reference.name == name ? reference.arguments : generics
    return evaluate(arguments, as: [content.count == 1 ? expected.with(content[0]) : nil])
  }

  // MARK: Names

  /// Calls a function by its name alone: a local function, a method of `self`, a global function. Nil where the name is a
  /// variable or a type.
  private func callNamed(_ name: Name, _ arguments: [Argument], at site: ExpressionID, as expected: Expected?)
    -> PointsToSet?
  {
    if interpreter.environment[name] != nil { return nil }
    if let fact = interpreter.environment.functions[name] { return callLocal(fact, arguments) }
    if context.isType(name) { return nil }
    if let this = context.this, case let methods = context.methods(named: name, on: this), !methods.isEmpty {
      let evaluated = evaluate(arguments, for: .functions(methods, this))
      let registered = registries.evaluateFactories(evaluated, of: name, at: site)
      let receiver: AbstractValue = context.isStatic ? .type(this) : .this
      return invoke(name, on: receiver, registered, at: site, as: expected)
    }
    if let named = context.globalFunctions(named: name), symbols.resolve(name, in: context.scope) == nil {
      let functions = resolver.labelled(named, like: arguments)
      if !functions.isEmpty || !context.inheritsFromLibrary {
        let evaluated = evaluate(arguments, for: .functions(functions, nil))
        return invoke(functions, on: [], of: nil, evaluated, at: site, as: expected)
      }
    } else if !mayInherit(name) {
      return nil
    }
    let evaluated = evaluate(arguments)
    if let registry = context.this.flatMap({ registries.registry(extendedAs: $0, without: name) }) {
      return registries.call(registry, name, evaluated, at: site, as: expected)
    }
    libraries.handOver(evaluated, to: name, of: .this, at: site)
    // A component shares what the closure makes: `shared { Clock() }`.
    return Dialect.sharingMethods.contains(name) ? evaluated.values.called : []
  }

  private func callLocal(_ fact: FunctionFact, _ arguments: [Argument]) -> PointsToSet {
    let evaluated = evaluate(arguments, for: .local(fact))
    let places = resolver.places(of: evaluated, in: fact.parameters, from: context.scope)
    let values = Match.values(evaluated, at: places ?? Array(evaluated.indices), for: fact.parameters)
    return interpreter.call(fact, values)
  }

  /// Whether a name without a base may be a method that `self` inherits from a library.
  func mayInherit(_ name: Name) -> Bool {
    guard context.this != nil, !context.isStatic, interpreter.members.values(named: name, []).isEmpty else {
      return false
    }
    return context.inheritsFromLibrary || context.isInCoordinator
  }

  private func callSuper(_ name: Name, _ arguments: [Argument], at site: ExpressionID) -> PointsToSet {
    let functions = resolver.labelled(resolver.methodsOfSuper(named: name), like: arguments)
    let evaluated = evaluate(arguments, for: .functions(functions, context.this))
    guard let this = context.this else { return [] }
    if !functions.isEmpty { return invoke(functions, on: context.thisValue, of: this, evaluated, at: site) }
    if !program.externals(of: this).isEmpty { libraries.handOver(evaluated, to: name, of: .this, at: site) }
    return []
  }

  private func callMember(
    _ base: Expression,
    _ name: Name,
    _ arguments: [Argument],
    at site: ExpressionID,
    as expected: Expected?
  ) -> PointsToSet {
    if case .name(.parent, _) = base.kind { return callSuper(name, arguments, at: site) }
    let receivers = interpreter.values(ofBase: base, as: expected)
    let lists = ListCalls(interpreter: interpreter)
    if let found = lists.call(base, receivers, name, arguments, at: site) { return found }
    let generics = GenericResults(interpreter: interpreter)
    if let found = generics.result(of: name, on: base, receivers) { return found }
    let evaluated = registries.evaluateFactories(
      evaluate(arguments, for: .members(name, receivers)),
      of: name,
      at: site
    )
    if receivers.isEmpty {
      recorder.note(.calls(name), interpreter.target(base)?.owner ?? [], evaluated.values, at: site)
      if context.traits(of: name).contains(.applies) { lists.applyFunctions(evaluated, at: site) }
      return libraries.result(of: name, on: nil, evaluated, at: site) ?? registries.resolved(evaluated)
    }
    return receivers.all.reduce(into: PointsToSet()) {
      $0.formUnion(invoke(name, on: $1, evaluated, at: site, as: expected))
    }
  }
}
