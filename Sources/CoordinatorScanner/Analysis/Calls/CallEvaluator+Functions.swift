/// Calls of functions of the program.
extension CallEvaluator {
  /// Calls the functions, among some of one name, that fit the arguments.
  func invoke(
    _ functions: [FunctionID],
    on receiver: PointsToSet,
    of type: TypeID?,
    _ arguments: [EvaluatedArgument],
    at site: ExpressionID,
    as expected: Expected? = nil,
    isPossible: Bool = false
  ) -> PointsToSet {
    var found = PointsToSet()
    let conditions = conditions
    for match in resolver.matches(conditions.alternatives(among: functions, in: program), arguments) {
      let id = match.function
      let fact = program[id].fact
      guard fact.body != nil, !conditions.exclude(fact.condition) else { continue }
      var values = match.values(arguments, for: fact.parameters)
      values.merge(defaults(of: id, on: type, besides: values, as: expected))
      let call = Invocation(
        function: id,
        type: type,
        receiver: receiver,
        values: values,
        site: site,
        expected: expected,
        isPossible: isPossible,
        arguments: arguments,
        places: match.places
      )
      let result = apply(call).labelled(as: fact.returns)
      found.formUnion(result.isEmpty ? declaredResult(of: id, arguments, on: type, as: expected) : result)
    }
    return found
  }

  /// The values of the declared result of a function. For a generic result, the place of the call tells the type.
  private func declaredResult(
    of id: FunctionID,
    _ arguments: [EvaluatedArgument],
    on type: TypeID?,
    as expected: Expected?
  ) -> PointsToSet {
    let declared = context.declaredResult(of: [id], arguments, on: type)
    guard declared.isEmpty, program[id].fact.makesWhatIsAsked, let expected else { return declared }
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
      guard other.entered.insert("default \(id.index) \(position)").inserted else { continue }
      found[position] = other.values(of: initial, as: parameter.type)
    }
    return found
  }
}
