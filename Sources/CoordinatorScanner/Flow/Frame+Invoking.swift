extension Frame {
  /// Calls those of some functions of one name that take the given arguments; what they do is told of what they get.
  mutating func invoke(
    _ functions: [FunctionID],
    on receiver: Values,
    of type: TypeID?,
    _ given: [Given],
    at line: Int,
    as expected: Expected? = nil,
    isPossible: Bool = false
  ) -> Values {
    var found = Values()
    for (id, matched) in fitting(functions, given) {
      let fact = program[id].fact
      guard fact.body != nil else { continue }
      bindCallbacks(given, signature(of: id, on: type))
      var arguments = matched
      let defaults = self.defaults(of: id, on: type, leftOutOf: matched)
      arguments.merge(defaults) { given, _ in given }
      let key = key(id, type, arguments, expected)
      let summary = flow.summary(of: key)
      let result = take(
        summary,
        on: receiver,
        of: fact.isStatic ? nil : type,
        arguments,
        at: line,
        isApplied: key != .function(id, type),
        isPossible: isPossible
      )
      let known = result.labelled(as: fact.returns)
      found.formUnion(known.isEmpty ? declaredResult(of: [id], given, on: type) : known)
    }
    return found
  }

  /// A function is read anew for arguments that it takes apart: lists, tuples, closures.
  private func key(
    _ id: FunctionID,
    _ type: TypeID?,
    _ arguments: [Int: Values],
    _ expected: Expected?
  ) -> SummaryKey {
    var taken = arguments.filter { $0.value.all.contains(where: \.hasParts) }
    if let expected, program[id].fact.makesWhatIsAsked {
      taken[SummaryKey.result] = self.type(told: expected).map { [$0] }
    }
    guard !taken.isEmpty, taken.values.allSatisfy({ !$0.isOpen }) else { return .function(id, type) }
    return .applied(id, type, taken)
  }

  /// The functions that fit best, each with its arguments by position.
  private func fitting(_ functions: [FunctionID], _ given: [Given]) -> [(FunctionID, [Int: Values])] {
    let all = functions.compactMap { id in
      Self.match(given, program[id].fact.parameters).map { (id, $0) }
    }
    // Where labels fit none, as with trailing closures, any may be meant.
    return all.isEmpty ? functions.map { ($0, Self.positional(given)) } : all
  }

  private static func positional(_ given: [Given]) -> [Int: Values] {
    Dictionary(uniqueKeysWithValues: given.enumerated().map { ($0, $1.values) })
  }

  /// Arguments by the position of their parameter; nil where the labels do not fit.
  static func match(_ given: [Given], _ parameters: [Parameter]) -> [Int: Values]? {
    var matched: [Int: Values] = [:]
    var position = 0
    for argument in given {
      let isTrailing = argument.label == nil && argument.closure != nil
      while position < parameters.count, parameters[position].label != argument.label, !isTrailing {
        guard parameters[position].initial != nil else { return nil }
        position += 1
      }
      if isTrailing { position = max(position, min(position, parameters.count - 1)) }
      guard position < parameters.count else { return nil }
      matched[position] = argument.values
      position += 1
    }
    let isComplete = parameters[min(position, parameters.count)...].allSatisfy { $0.initial != nil }
    return isComplete ? matched : nil
  }

  private mutating func defaults(of id: FunctionID, on type: TypeID?, leftOutOf matched: [Int: Values])
    -> [Int: Values]
  {
    let function = program[id]
    var found: [Int: Values] = [:]
    for (position, parameter) in function.fact.parameters.enumerated() where matched[position] == nil {
      guard let initial = parameter.initial else { continue }
      var frame = Frame(
        flow: flow,
        scope: Scope(file: function.file, type: function.owner),
        this: type,
        isStatic: true
      )
      frame.entered = entered
      found[position] = frame.values(of: initial, as: frame.expected(parameter.type))
    }
    return found
  }

  /// Closures that are given are read again with what the function declares to give them.
  private mutating func bindCallbacks(_ given: [Given], _ signature: Signature) {
    for argument in given {
      guard let closure = argument.closure else { continue }
      let parameters = signature.parameters
      let position =
        parameters.firstIndex { $0.label == argument.label && $0.type?.isFunction == true }
        ?? parameters.lastIndex { $0.type?.isFunction == true }
      guard let position, case .function(let inputs, _)? = parameters[position].type?.unwrapped,
        !inputs.isEmpty
      else { continue }
      let known = effects
      _ = read(closure, inputs.map { declared($0) }, result: output(of: signature.expected(at: position)))
      let fresh = effects[known.count...].filter { !known.contains($0) }
      effects = known + fresh
    }
  }

  /// Takes over what a callee does, as far as it depends on what it was given or on who makes things.
  mutating func take(
    _ summary: Summary,
    on receiver: Values,
    of type: TypeID?,
    _ arguments: [Int: Values],
    at line: Int,
    isApplied: Bool = false,
    isPossible: Bool = false
  ) -> Values {
    let substitution = Substitution(this: receiver, parameters: arguments)
    // Coordinators and screens answer for what they make themselves.
    let isOwner = type.map { flow.cast.isCoordinator($0) || flow.cast.isScreen($0) } ?? false
    // What a function does with what it takes apart is not known where it stands. What has come by this line before came
    // by a recursion: another turn of it tells nothing new.
    let place = Place(file: scope.file, line: line)
    for effect in isApplied ? summary.effects : summary.openEffects
    where effect.places.count < Self.longestTrace && !effect.places.dropFirst().contains(place) {
      let isMaking =
        effect.kind == .creates && !effect.isForCaller
        && (!isOwner || isApplied && receiver.all.contains(.this))
      let isDoing = isApplied && effect.kind != .creates
      guard isMaking || isDoing || effect.target.hasParameter || effect.subject.hasParameter else { continue }
      var told = effect
      told.target = effect.target.substituting(substitution)
      told.subject = effect.subject.substituting(substitution)
      if !effect.subject.isEmpty, told.subject.isEmpty { continue }
      guard mattersHere(told) else { continue }
      told.places.append(place)
      told.condition = effect.condition ?? currentCondition
      told.isPossible = effect.isPossible || isPossible
      effects.append(told)
    }
    return summary.returns.substituting(substitution)
  }

  static let longestTrace = 8

  /// What functions are declared to return, with generic parameters told by the arguments.
  func declaredResult(of functions: [FunctionID], _ given: [Given], on type: TypeID?) -> Values {
    var found = Values()
    for id in functions {
      let function = program[id]
      guard let reference = function.fact.returns else { continue }
      let owner = Scope(file: function.file, type: function.owner)
      var reading = Frame(flow: flow, scope: owner, this: type, isStatic: true)
      reading.generics =
        Self.match(given, function.fact.parameters)
        .map { Self.bindings(of: function.fact, $0) } ?? [:]
      found.formUnion(reading.declared(reference))
    }
    return found
  }
}

extension TypeReference {
  var isFunction: Bool {
    if case .function = unwrapped { return true }
    return false
  }
}
