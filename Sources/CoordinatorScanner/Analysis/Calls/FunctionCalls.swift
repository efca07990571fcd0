/// Calls functions of the program.
///
/// It is the interprocedural part of the analysis (Sharir and Pnueli, 1981). ``OverloadResolver`` finds the functions that a
/// call may mean. The summary of each function, applied to the arguments, gives the result and the effects of the call.
struct FunctionCalls: Evaluator {
  let interpreter: Interpreter

  /// Calls the functions, among some of one name, that fit the arguments.
  func invoke(
    _ functions: [FunctionID],
    on receiver: PointsToSet,
    of type: TypeID?,
    _ call: EvaluatedCall,
    isPossible: Bool = false,
    isSuper: Bool = false
  ) -> PointsToSet {
    var found = PointsToSet()
    let (arguments, conditions) = (call.arguments, conditions)
    for match in resolver.matches(conditions.alternatives(among: functions, in: program), arguments) {
      let id = match.function
      // Facts are slow to copy.
      let callee = program[id]
      guard callee.fact.body != nil, !conditions.exclude(callee.fact.condition) else { continue }
      runCallbacks(arguments, match, on: type, receiver)
      var values = match.values(arguments, for: callee.fact.parameters)
      guard isFor(values, id) else { continue }
      values.merge(defaults(of: id, on: type, besides: values, as: call.expected)) { given, _ in given }
      let invocation = Invocation(
        function: id,
        type: type,
        receiver: receiver,
        values: values,
        isPossible: isPossible,
        isSuper: isSuper,
        call: call,
        places: match.places
      )
      let result = apply(invocation).labelled(as: callee.fact.returns)
      found.formUnion(result.isEmpty ? declaredResult(of: id, call, on: type) : result)
    }
    return found
  }

  /// Whether the arguments may be for a function, and not for another one of the name: `process(action: .load)` is for those
  /// whose enum has that case.
  private func isFor(_ arguments: ArgumentValues, _ id: FunctionID) -> Bool {
    let parameters = program[id].fact.parameters
    return arguments.allSatisfy { position, values in
      // A call that fits no function may have more arguments than each has parameters.
      guard !values.isEmpty, values.all.allSatisfy(\.isCase), parameters.indices.contains(position),
        let declared = parameters[position].type,
        let type = program.sources(of: declared, in: program[id].scope).first, !program[type].cases.isEmpty
      else { return true }
      return values.all.contains { symbols.mayHave($0, type) }
    }
  }

  /// The values of the declared result of a function. For a generic result, the place of the call tells the type.
  private func declaredResult(of id: FunctionID, _ call: EvaluatedCall, on type: TypeID?) -> PointsToSet {
    let declared = context.declaredResult(of: [id], call.arguments, on: type)
    guard declared.isEmpty, program[id].fact.makesWhatIsAsked, let expected = call.expected else {
      return declared
    }
    return context.declared(expected.reference, in: expected.scope, of: expected.type)
  }

  /// What holds here, by the `#if` around this code.
  private var conditions: CompilationConditions {
    CompilationConditions([recorder.condition, context.this.flatMap { program[$0].condition }])
  }

  /// The default values of parameters that a call omits.
  private func defaults(
    of id: FunctionID,
    on type: TypeID?,
    besides known: ArgumentValues,
    as expected: Expected?
  ) -> ArgumentValues {
    let function = program[id]
    var found = ArgumentValues()
    for (position, parameter) in function.fact.parameters.enumerated() where known[position] == nil {
      guard let initial = parameter.initial else { continue }
      if function.fact.asksForResult(by: parameter) {
        found[position] = expected.flatMap { context.type($0) }.map { [$0] }
        continue
      }
      let other = Interpreter(FunctionContext(context.flow, function.scope, this: type, isStatic: true))
      other.entered = interpreter.entered
      // A default may call its own function.
      guard other.entered.insert(.initial(id, position)).inserted else { continue }
      found[position] = other.expressions.values(of: initial, as: parameter.type)
    }
    return found
  }

  /// Runs closures among the arguments again, with what the function declares to call them with.
  private func runCallbacks(
    _ arguments: [EvaluatedArgument],
    _ match: Match,
    on type: TypeID?,
    _ receiver: PointsToSet
  ) {
    let scope = program[match.function].scope
    lazy var bindings = resolver.bindings(of: match.function, arguments)
    for (argument, place) in zip(arguments, match.places) {
      guard let closure = argument.closure,
        let expected = callback(at: place, of: match.function, on: type)
      else { continue }
      let inputs = context.inputs(of: expected).map(\.reference)
      if inputs.isEmpty { continue }
      let values = inputs.map { input in
        if input.name == .ownType, !receiver.isEmpty { return receiver }
        return input.name.flatMap { bindings[$0] } ?? context.declared(input, in: scope, of: type)
      }
      closures.runAgain(closure, values, as: context.output(of: expected))
    }
  }

  /// What a function expects of a closure. A misplaced closure counts as the last one.
  private func callback(at place: Int, of function: FunctionID, on type: TypeID?) -> Expected? {
    let signature = resolver.signature(of: function, on: type)
    let closures = signature.parameters.indices.filter { position in
      signature.parameters[position].type.map { symbols.expanded($0, in: signature.scope).isFunction }
        ?? false
    }
    return (closures.contains(place) ? place : closures.last).flatMap(signature.expected(at:))
  }
}
