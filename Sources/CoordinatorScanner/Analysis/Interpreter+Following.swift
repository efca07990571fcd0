extension Interpreter {
  /// A call of one function, with all that it is given.
  struct Invocation {
    let function: FunctionID
    let type: TypeID?
    let arguments: ArgumentValues
    let site: ExpressionID
    /// What is expected of what it returns.
    let expected: Expected?
    let isPossible: Bool
    let given: [EvaluatedArgument]
    /// The position of the parameter that each argument goes to.
    let places: [Int]
  }

  mutating func follow(_ call: Invocation, on receiver: PointsToSet) -> PointsToSet {
    let plain = SummaryKey.function(call.function, call.type)
    let key = flow.limited(key(of: call))
    let summary = flow.summary(of: key)
    let found = take(summary, call, on: receiver, beyond: key == plain ? nil : flow.summary(of: plain))
    fill(call, summary, on: receiver)
    let told = told(of: summary.unclear, call.arguments)
    if told.isEmpty { return found }
    // Where what it asks its parameters for depends on who calls, it is read anew for those that are known here.
    var more = key.taken
    more.merge(told)
    let exactKey = flow.limited(.applied(call.function, call.type, more))
    if exactKey == plain { return found }
    let exact = flow.summary(of: exactKey)
    fill(call, exact, on: receiver)
    return take(exact, call, on: receiver, beyond: summary).union(found)
  }

  /// Puts what a function fills its parameters with into the variables that stand for them.
  private mutating func fill(_ call: Invocation, _ summary: FunctionSummary, on receiver: PointsToSet) {
    guard !summary.filled.isEmpty else { return }
    let substitution = Substitution(this: receiver, parameters: call.arguments)
    for entry in summary.filled.entries {
      guard let order = call.places.firstIndex(of: entry.position), let variable = call.given[order].variable
      else {
        continue
      }
      fill(variable, entry.values.substituting(substitution), at: call.site)
    }
  }

  /// The objects that are given for some parameters, as far as one type each is known.
  private mutating func told(of positions: Set<Int>, _ arguments: ArgumentValues) -> ArgumentValues {
    var told = ArgumentValues()
    for position in positions {
      let values = arguments[position] ?? []
      for value in values.all { leaveOpen(value) }
      let known = values.flatMap { exact($0) }
      if !known.isEmpty { told[position] = known }
    }
    return told
  }

  private func exact(_ value: AbstractValue) -> PointsToSet {
    switch value {
    case .object: [value]
    case .typed(let type) where !program[type].isProtocol: [value]
    case .this: this.map { program[$0].isProtocol ? [] : [.typed($0)] } ?? []
    default: []
    }
  }

  /// A function is read anew for arguments that it takes apart, as lists, tuples and closures, and for the type that it
  /// is asked for.
  private func key(of call: Invocation) -> SummaryKey {
    var taken = call.arguments.filter { $0.values.all.contains(where: \.hasParts) }
    if let expected = call.expected, program[call.function].fact.makesWhatIsAsked {
      taken[SummaryKey.result] = type(told: expected).map { [$0] }
    }
    guard !taken.isEmpty, taken.entries.allSatisfy({ !$0.values.isOpen }) else {
      return .function(call.function, call.type)
    }
    leaveOpen(&taken, of: call)
    return .applied(call.function, call.type, taken)
  }

  private mutating func take(
    _ summary: FunctionSummary,
    _ call: Invocation,
    on receiver: PointsToSet,
    beyond plain: FunctionSummary?
  ) -> PointsToSet {
    let isUncalled = call.type.map { flow.classification.isUncalled(call.function, on: $0) } ?? false
    return take(
      summary,
      on: receiver,
      of: program[call.function].fact.isStatic ? nil : call.type,
      call.arguments,
      at: call.site,
      beyond: plain,
      isUnread: isUncalled && !receiver.all.contains(.this),
      isPossible: call.isPossible
    )
  }
}
