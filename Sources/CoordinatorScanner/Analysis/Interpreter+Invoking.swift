extension Interpreter {
  /// Calls those of some functions of one name that take the given arguments; what they do is told of what they get.
  mutating func invoke(
    _ functions: [FunctionID],
    on receiver: PointsToSet,
    of type: TypeID?,
    _ given: [EvaluatedArgument],
    at site: ExpressionID,
    as expected: Expected? = nil,
    isPossible: Bool = false
  ) -> PointsToSet {
    var found = PointsToSet()
    for match in fitting(functions, given) {
      let id = match.function
      let function = program[id]
      guard function.fact.body != nil, !isExcluded(by: function.fact.condition) else { continue }
      bindCallbacks(given, match, on: type, receiver)
      var arguments = match.arguments(given, for: function.fact.parameters)
      arguments.merge(defaults(of: id, on: type, leftOutOf: arguments, as: expected))
      let call = Invocation(
        function: id,
        type: type,
        arguments: arguments,
        site: site,
        expected: expected,
        isPossible: isPossible,
        given: given,
        places: match.places
      )
      let result = follow(call, on: receiver)
      let known = result.labelled(as: function.fact.returns)
      found.formUnion(known.isEmpty ? declaredResult(of: [id], given, on: type) : known)
    }
    return found
  }

  /// Whether a condition of `#if` never holds where this is read: `!DEBUG` within `#if DEBUG`.
  private func isExcluded(by condition: String?) -> Bool {
    guard let condition else { return false }
    let others = [currentCondition, this.flatMap { program[$0].condition }].compactMap(\.self)
    if others.isEmpty { return false }
    let known = Set(others.flatMap(\.conjuncts))
    return condition.conjuncts.contains {
      known.contains($0.hasPrefix("!") ? String($0.dropFirst()) : "!\($0)")
    }
  }

  private mutating func defaults(
    of id: FunctionID,
    on type: TypeID?,
    leftOutOf matched: ArgumentValues,
    as expected: Expected?
  ) -> ArgumentValues {
    let function = program[id]
    var found = ArgumentValues()
    for (position, parameter) in function.fact.parameters.enumerated() where matched[position] == nil {
      guard let initial = parameter.initial else { continue }
      if function.fact.asksForResult(by: parameter) {
        found[position] = expected.flatMap { self.type(told: $0) }.map { [$0] }
        continue
      }
      var frame = Interpreter(
        flow: flow,
        scope: Scope(file: function.file, type: function.owner),
        this: type,
        isStatic: true
      )
      frame.entered = entered
      // Where labels fit none, a default may come back to its own function.
      guard frame.entered.insert("default \(id.index) \(position)").inserted else { continue }
      found[position] = frame.values(of: initial, as: frame.expected(parameter.type))
    }
    return found
  }

  /// Closures that are given are read again with what the function declares to give them.
  private mutating func bindCallbacks(
    _ given: [EvaluatedArgument],
    _ match: Match,
    on type: TypeID?,
    _ receiver: PointsToSet
  ) {
    let scope = Scope(file: program[match.function].file, type: program[match.function].owner)
    lazy var told = bindings(of: match.function, given)
    for (argument, place) in zip(given, match.places) {
      guard let closure = argument.closure,
        let (position, inputs) = callback(at: place, of: match.function, in: scope), !inputs.isEmpty
      else { continue }
      let expected = signature(of: match.function, on: type).expected(at: position)
      let inner = inputs.map { input in
        if input.name == .ownType, !receiver.isEmpty { return receiver }
        return input.name.flatMap { told[$0] } ?? declared(input, in: scope, of: type)
      }
      readAgain(closure, inner, result: output(of: expected))
    }
  }

  /// The parameter of a function that takes the closure at a position, the last one where it does not, and what is given
  /// to that.
  private func callback(at place: Int, of function: FunctionID, in scope: Scope) -> (Int, [TypeReference])? {
    let types = program[function].fact.parameters.map { $0.type.map { flow.expanded($0, in: scope) } }
    let isOwn = types.indices.contains(place) && types[place]?.isFunction == true
    guard let position = isOwn ? place : types.lastIndex(where: { $0?.isFunction == true }) else {
      return nil
    }
    guard case .function(let inputs, _)? = types[position]?.unwrapped else { return nil }
    return (position, inputs)
  }

  /// Takes over what a callee does, as far as it depends on what it was given or on who makes things.
  ///
  /// - Parameters:
  ///   - plain: What it does whatever it is given, where it was read for its arguments. That is told where it stands.
  ///   - isUnread: Whether it is not read for its own sake, so that only this call shows what it does.
  mutating func take(
    _ summary: FunctionSummary,
    on receiver: PointsToSet,
    of type: TypeID?,
    _ arguments: ArgumentValues,
    at site: ExpressionID,
    beyond plain: FunctionSummary? = nil,
    isUnread: Bool = false,
    isPossible: Bool = false
  ) -> PointsToSet {
    let isApplied = plain != nil || isUnread
    let effects = flow.tell(isApplied ? summary.effects : summary.openEffects)
    let substitution = Substitution(this: receiver, parameters: arguments)
    if effects.isEmpty { return summary.returns.substituting(substitution) }
    // Coordinators and screens answer for what they make themselves.
    let isOwner =
      type.map { flow.classification.isCoordinator($0) || flow.classification.isScreen($0) } ?? false
    // What a function does with what it takes apart is not known where it stands.
    let place = Place(file: scope.file, at: site)
    for effect in effects
    where effect.places.count < Self.longestTrace && !effect.comesBack(by: place) {
      let isOurs = effect.kind != .creates || !effect.isForCaller
      let isMade = effect.kind == .creates && !isOwner
      let isNew = isUnread || isNew(effect, beyond: plain, on: receiver)
      guard effect.hasParameter || isOurs && (isMade || isNew) else {
        continue
      }
      let isForReceiver = isUnread && effect.kind == .creates
      let target = isForReceiver ? receiver : effect.target.substituting(substitution)
      let subject = effect.subject.substituting(substitution)
      if !effect.subject.isEmpty, subject.isEmpty { continue }
      guard matters(effect, target, subject) else { continue }
      let next = effect.told(target, subject, at: place, in: currentCondition, isPossible: isPossible)
      if exported.take(next) { self.effects.append(next) }
    }
    return summary.returns.substituting(substitution)
  }

  /// Whether a function does something only for what it is given, which no other line tells.
  private func isNew(_ effect: Effect, beyond plain: FunctionSummary?, on receiver: PointsToSet) -> Bool {
    guard let plain, effect.kind != .creates || receiver.all.contains(.this) else { return false }
    return !plain.has(effect)
  }

  static let longestTrace = 8

  /// What functions are declared to return, with generic parameters told by the arguments.
  func declaredResult(of functions: [FunctionID], _ given: [EvaluatedArgument], on type: TypeID?)
    -> PointsToSet
  {
    var found = PointsToSet()
    for id in functions {
      let function = program[id]
      guard let reference = function.fact.returns else { continue }
      let owner = Scope(file: function.file, type: function.owner)
      var reading = Interpreter(flow: flow, scope: owner, this: type, isStatic: true)
      reading.generics = bindings(of: id, given)
      found.formUnion(reading.declared(reference))
    }
    return found
  }

  private func bindings(of function: FunctionID, _ given: [EvaluatedArgument]) -> [Name: PointsToSet] {
    let fact = program[function].fact
    guard !fact.generics.isEmpty, let places = places(of: given, in: function) else {
      return [:]
    }
    return Self.bindings(
      of: fact,
      Match(function: function, places: places).arguments(given, for: fact.parameters)
    )
  }
}

extension String {
  /// The parts of a condition that all have to hold.
  fileprivate var conjuncts: [String] {
    split(separator: "&").map { $0.filter { $0 != " " && $0 != "(" && $0 != ")" } }
  }
}
