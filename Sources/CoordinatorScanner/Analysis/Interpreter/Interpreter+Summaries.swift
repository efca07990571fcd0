/// Interprets a function or a part of a property, and summarizes it.
extension Interpreter {
  static func summary(of key: SummaryKey, in flow: DataFlow) -> FunctionSummary {
    switch key {
    case .function(let id, let type):
      return function(id, type, ArgumentValues(), flow) { $0.run($1.body ?? []) }
    case .applied(let id, let type, let arguments):
      return function(id, type, arguments, flow) { $0.run($1.body ?? []) }
    case .defaults(let id, let type):
      return function(id, type, ArgumentValues(), flow) { interpreter, fact in
        for parameter in fact.parameters {
          if let value = parameter.initial {
            _ = interpreter.expressions.values(of: value, as: parameter.type)
          }
        }
      }
    case .getter(let owner, let position, let type, let receiver):
      return property(owner, position, type, flow) { interpreter, fact in
        if !receiver.isEmpty { interpreter.thisValue = receiver }
        interpreter.runGetter(of: fact)
      }
    case .observers(let owner, let position, let type):
      return property(owner, position, type, flow) { $0.run($1.observers) }
    case .initial(let owner, let position, let type):
      return property(owner, position, type, flow) { $0.runInitial(of: $1) }
    }
  }

  private static func function(
    _ id: FunctionID,
    _ type: TypeID?,
    _ arguments: ArgumentValues,
    _ flow: DataFlow,
    _ run: (Interpreter, FunctionFact) -> Void
  ) -> FunctionSummary {
    let function = flow.program[id]
    let fact = function.fact
    let context = FunctionContext(
      flow,
      function.scope,
      this: type,
      isStatic: fact.isStatic,
      parameters: fact.parameters,
      // A type eraser such as `AnyCoordinator` takes its generic argument as it is.
      generics: fact.name == .initializer ? [] : fact.generics,
      bindings: GenericBindings(fact: fact, arguments: arguments).ofTypes
    )
    let interpreter = Interpreter(context, condition: fact.condition)
    interpreter.expectedResult = context.expected(fact.returns)
    interpreter.expectedResult?.generics = fact.generics
    for (position, parameter) in fact.parameters.enumerated() {
      let values = arguments[position] ?? context.packagedRegistry(parameter.type) ?? [.parameter(position)]
      interpreter.environment.bind(parameter: parameter.name, at: position, values)
    }
    if let receiver = arguments[SummaryKey.receiver] { interpreter.thisValue = receiver }
    run(interpreter, fact)
    // A container gives what it is asked for: `make(HomeFlow.self)`.
    if let type = fact.returns, type.unwrapped.name.flatMap({ context.bindings[$0] }) != nil {
      interpreter.narrowResult(to: type)
    }
    return interpreter.summary
  }

  private static func property(
    _ owner: TypeID,
    _ position: Int,
    _ type: TypeID,
    _ flow: DataFlow,
    _ run: (Interpreter, PropertyFact) -> Void
  ) -> FunctionSummary {
    let property = flow.program[owner].properties[position]
    let fact = property.fact
    let context = FunctionContext(flow, property.scope, this: type, isStatic: fact.isStatic)
    let interpreter = Interpreter(context, condition: fact.condition)
    interpreter.expectedResult = context.expected(fact.type)
    if let declared = fact.type { interpreter.environment.bind("newValue", context.declared(declared)) }
    run(interpreter, fact)
    return interpreter.summary
  }

  private func runGetter(of fact: PropertyFact) {
    run(fact.getter ?? [])
    returns = context.labelled(returns, as: fact.type)
    if let type = fact.type { narrowResult(to: type) }
  }

  private func narrowResult(to type: TypeReference) {
    if returns.all.count > 1 { returns = context.narrowed(returns, to: context.declared(type)) }
  }

  /// Evaluates the initial value of a property. Where a property wrapper makes the property a route, the dialect gets what
  /// the value makes.
  private func runInitial(of fact: PropertyFact) {
    guard let initial = fact.initial else {
      let values = libraries.injected(into: fact)
      returns.formUnion(values)
      let site = ExpressionID.declaration(on: fact.line)
      if !values.isEmpty { recorder.record(.sets(fact.name), context.thisValue, values, at: site) }
      return
    }
    let values = context.labelled(expressions.values(of: initial, as: fact.type), as: fact.type)
    returns.formUnion(values)
    recorder.record(.sets(fact.name), context.thisValue, values, at: initial.id)
    guard !fact.attributes.isEmpty, values.all.contains(where: \.isCallable) else { return }
    let made = calls.call(values, EvaluatedCall(arguments: [], site: initial.id))
    recorder.record(.hands(fact.routeName), context.thisValue, made, at: initial.id)
  }
}

extension PropertyFact {
  /// How its wrapper presents what it makes: `push` of `@Route(.push)`, or the name of the wrapper.
  fileprivate var routeName: Name {
    if case .member(nil, let name)? = wrapping.first?.kind { name } else { Name(attributes.first ?? "") }
  }
}
