/// The part of a call that the summary of the callee tells.
extension FunctionCalls {
  /// Applies the summary of the callee.
  func apply(_ invocation: Invocation) -> PointsToSet {
    let plain = SummaryKey.function(invocation.function, invocation.type)
    let key = context.flow.summaries.limited(key(of: invocation))
    let summary = context.flow.summary(of: key)
    let plainSummary = key == plain ? nil : context.flow.summary(of: plain)
    let known = knownObjects(of: summary.unclear, invocation.values)
    if known.isEmpty { return apply(summary, invocation, beyond: plainSummary) }
    // The callee asks parameters for members of several types. It is summarized again for the objects of this call.
    var more = key.taken
    more.merge(known) { taken, _ in taken }
    let exactKey = context.flow.summaries.limited(.applied(invocation.function, invocation.type, more))
    if exactKey == plain { return apply(summary, invocation, beyond: plainSummary) }
    let isAll = summary.unclear.allSatisfy { known[$0] == invocation.values[$0] }
    let rest = isAll ? [] : apply(summary, invocation, beyond: plainSummary)
    return apply(context.flow.summary(of: exactKey), invocation, beyond: summary).union(rest)
  }

  private func apply(_ summary: FunctionSummary, _ invocation: Invocation, beyond plain: FunctionSummary?)
    -> PointsToSet
  {
    let summarized = EffectRecorder.SummarizedCall(
      receiver: invocation.receiver,
      type: program[invocation.function].fact.isStatic || program.screenTypes.isModifier(invocation.function)
        ? nil : invocation.type,
      arguments: invocation.values,
      site: invocation.call.site,
      isPossible: invocation.isPossible,
      isOnlyCall: isOnlyCall(invocation)
    )
    let result = apply(summary, summarized, beyond: plain)
    let substitution = Substitution(this: invocation.receiver, parameters: invocation.values)
    for passing in summary.passed { pass(passing, substitution, in: invocation) }
    return result
  }

  /// Whether only the call shows what the function does, because nothing analyses it by itself.
  private func isOnlyCall(_ invocation: Invocation) -> Bool {
    guard let type = invocation.type else { return false }
    // What the type overrides is not analysed for the type by itself. For lint, a line counts where it stands.
    if invocation.isSuper, !context.flow.relevance.keepsEverything,
      !context.methods(named: program[invocation.function].fact.name, on: type)
        .contains(invocation.function)
    {
      return true
    }
    return switch context.classification.attribution(of: invocation.function, on: type) {
    case .byCases: true
    // Only what the type does not use calls it on `self`.
    case .uncalled: !invocation.receiver.all.contains(.this)
    case nil: false
    }
  }

  /// Runs a closure among the arguments with what the callee calls it with.
  private func pass(_ passing: PassedArguments, _ substitution: Substitution, in invocation: Invocation) {
    guard let argument = invocation.argument(at: passing.closure) else { return }
    let values = passing.arguments.map { $0.substituting(substitution) }
    guard values.contains(where: interpreter.mayBePassed) else { return }
    if let closure = argument.closure {
      closures.runAgain(closure, values)
    } else if case .name(let name, _)? = argument.source?.kind,
      let position = environment.parameters[name]
    {
      interpreter.pass(values, to: position)
    } else if argument.values.all.contains(where: \.isFunction) {
      let given = values.map { EvaluatedArgument(values: $0) }
      _ = calls.call(argument.values, invocation.call.with(given))
    }
  }

  /// Applies a summary: records its effects, and returns its result for the receiver and the arguments.
  func apply(
    _ summary: FunctionSummary,
    _ call: EffectRecorder.SummarizedCall,
    beyond plain: FunctionSummary? = nil
  ) -> PointsToSet {
    recorder.adopt(summary, call, beyond: plain)
    return summary.returns.substituting(Substitution(this: call.receiver, parameters: call.arguments))
  }

  /// The objects for some parameters whose types are known exactly.
  private func knownObjects(of positions: Set<Int>, _ arguments: ArgumentValues) -> ArgumentValues {
    var known = ArgumentValues()
    for position in positions {
      let values = arguments[position] ?? []
      for value in values.all { interpreter.leaveOpen(value) }
      let exact = values.flatMap(exact)
      if !exact.isEmpty { known[position] = exact }
    }
    return known
  }

  private func exact(_ value: AbstractValue) -> PointsToSet {
    switch value {
    case .object: [value]
    case .typed(let type) where !program[type].isProtocol: [value]
    case .this: context.this.map { program[$0].isProtocol ? [] : [.typed($0)] } ?? []
    default: []
    }
  }

  /// The context of a call (k-limiting with k = 1). A function is summarized again for lists, tuples, closures and cases,
  /// because it may take them apart, and for the type that a call expects.
  private func key(of invocation: Invocation) -> SummaryKey {
    var taken = invocation.values.filter { $0.value.all.contains(where: \.hasParts) }
      .mapValues { $0.knownCases.isEmpty ? $0 : $0.knownCases }
    let receiver = invocation.receiver.knownCases
    if !receiver.isEmpty { taken[SummaryKey.receiver] = receiver }
    taken[SummaryKey.result] = expectation(of: invocation)
    guard !taken.isEmpty, !taken.values.contains(where: \.isOpen) else {
      return .function(invocation.function, invocation.type)
    }
    for (position, values) in taken
    where values.all.contains(where: \.isCase) && !isWrittenOut(position, in: invocation) {
      taken[position] = values.union([.external("", [])])
    }
    return .applied(invocation.function, invocation.type, taken)
  }

  /// The type that a call expects of a function that makes what it is asked for.
  private func expectation(of invocation: Invocation) -> PointsToSet? {
    guard let expected = invocation.call.expected, program[invocation.function].fact.makesWhatIsAsked,
      let type = context.type(expected)
    else { return nil }
    return [type]
  }

  /// Whether a call writes out the case for a parameter. A variable may hold another case than the analysis knows.
  private func isWrittenOut(_ position: Int, in invocation: Invocation) -> Bool {
    guard let argument = invocation.argument(at: position) else { return true }
    guard let source = argument.source else { return false }
    // The values of a parameter already tell whether there may be another case.
    if case .name(let name, _) = source.kind { return name == .own || environment.parameters[name] != nil }
    return source.caseName != nil
  }
}
