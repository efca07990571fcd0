extension Interpreter {
  mutating func call(
    _ callee: Expression,
    _ arguments: [Argument],
    at site: ExpressionID,
    as expected: Expected? = nil
  ) -> PointsToSet {
    switch callee.kind {
    case .name(let name, _):
      let start = effects.count
      if let found = callNamed(name, arguments, at: site, as: expected) {
        // A registry may fill itself; others have methods of such names, too.
        if flow.traits(of: name).contains(.isInRegistries) { enclose(effectsFrom: start, in: name, at: site) }
        return found
      }
    case .member(let base?, let name):
      let start = effects.count
      let found = callMember(base, name, arguments, at: site, as: expected)
      enclose(effectsFrom: start, in: name, at: site)
      return found
    case .member(nil, let name):
      return call(ofExpected: expected, name, arguments, at: site)
    case .closure(let closure):
      return read(closure, read(arguments).map(\.values), result: expected)
    default: break
    }
    let callees = values(of: callee)
    return call(callees, read(arguments, of: callees, as: expected), at: site)
  }

  mutating func read(_ arguments: [Argument]) -> [EvaluatedArgument] {
    var given: [EvaluatedArgument] = []
    given.reserveCapacity(arguments.count)
    for argument in arguments { given.append(read(argument, as: nil)) }
    return given
  }

  mutating func read(_ argument: Argument, as expected: Expected?) -> EvaluatedArgument {
    let values = values(of: argument.value, as: expected)
    return EvaluatedArgument(label: argument.label, values: values, source: argument.value)
  }

  func join(_ given: [EvaluatedArgument]) -> PointsToSet {
    given.reduce(into: PointsToSet()) { $0.formUnion($1.values) }
  }

  /// A function by its name alone: local, of the type around, global.
  private mutating func callNamed(
    _ name: Name,
    _ arguments: [Argument],
    at site: ExpressionID,
    as expected: Expected?
  ) -> PointsToSet? {
    if locals[name] != nil { return nil }
    if localFunctions.isEmpty, meaning(of: name).isType { return nil }
    if let fact = localFunctions[name] {
      let given = read(arguments, of: .local(fact))
      let places = places(of: given, in: fact.parameters, from: scope) ?? Array(given.indices)
      return callLocal(fact, Match.arguments(given, at: places, for: fact.parameters))
    }
    if let this {
      let functions = methods(named: name, on: this)
      if !functions.isEmpty {
        let given = registered(read(arguments, of: .functions(functions, this)), by: name, at: site)
        return invoke(name, on: isStatic ? .type(this) : .this, given, at: site, as: expected)
      }
    }
    if let named = globalFunctions(named: name), flow.resolve(name, in: scope) == nil {
      let functions = meant(named, by: arguments)
      if !functions.isEmpty || !inheritsFromElsewhere {
        let given = read(arguments, of: .functions(functions, nil))
        return invoke(functions, on: [], of: nil, given, at: site, as: expected)
      }
    } else if !mayInherit(name) {
      return nil
    }
    let given = read(arguments)
    if let registry = this.flatMap({ registry(extendedAs: $0, without: name) }) {
      return call(registry, name, given, at: site, as: expected)
    }
    handOver(given, to: name, of: .this, at: site)
    // What a component keeps for all: `shared { Clock() }`.
    return Dialect.sharingMethods.contains(name) ? join(given).called : []
  }

  /// Whether a name that stands alone may be a method that a superclass from elsewhere declares.
  mutating func mayInherit(_ name: Name) -> Bool {
    guard let this, !isStatic, values(named: name, []).isEmpty else { return false }
    return inheritsFromElsewhere || flow.classification.isCoordinator(this)
  }

  /// Whether the object whose method this is has methods that are not in the sources.
  private var inheritsFromElsewhere: Bool {
    guard let this, !isStatic else { return false }
    return program[this].isExternal || !program.externals(of: this).isEmpty
  }

  private mutating func callMember(
    _ base: Expression,
    _ name: Name,
    _ arguments: [Argument],
    at site: ExpressionID,
    as expected: Expected?
  ) -> PointsToSet {
    if case .name(.parent, _) = base.kind { return callSuper(name, arguments, at: site) }
    let receivers = values(ofBase: base, as: expected)
    if let found = callList(base, receivers, name, arguments, at: site) { return found }
    if let found = callOptional(receivers, name, arguments, at: site) { return found }
    if let found = genericResult(of: name, on: base, receivers) { return found }
    let given = registered(read(arguments, of: .members(name, receivers)), by: name, at: site)
    if receivers.isEmpty {
      // Nothing is known of the receiver; what it is given may still be told of by its name.
      note(.calls(name), slot(base)?.owner ?? [], join(given), at: site)
      if flow.traits(of: name).contains(.applies) { applyFunctions(given, at: site) }
      return foreignResult(of: name, on: nil, given, at: site) ?? resolved(given)
    }
    var found = PointsToSet()
    for receiver in receivers.all {
      found.formUnion(invoke(name, on: receiver, given, at: site, as: expected))
    }
    return found
  }

  private mutating func callSuper(_ name: Name, _ arguments: [Argument], at site: ExpressionID) -> PointsToSet
  {
    let functions = meant(functionsOfSuper(named: name), by: arguments)
    let given = read(arguments, of: .functions(functions, this))
    guard let this else { return [] }
    if !functions.isEmpty { return invoke(functions, on: thisValue, of: this, given, at: site) }
    if !program.externals(of: this).isEmpty { handOver(given, to: name, of: .this, at: site) }
    return []
  }

  /// The methods of a name of the nearest superclass that has any.
  private func functionsOfSuper(named name: Name) -> [FunctionID] {
    guard let owner = scope.type ?? this else { return [] }
    for ancestor in program.ancestors(of: owner) where !program[ancestor.type].isProtocol {
      let functions = methods(named: name, on: ancestor.type)
      if !functions.isEmpty { return functions }
    }
    return []
  }

  /// Calls what values are: closures, functions, types.
  mutating func call(_ callees: PointsToSet, _ given: [EvaluatedArgument], at site: ExpressionID)
    -> PointsToSet
  {
    var found = PointsToSet()
    if callees.isEmpty { note(.calls(""), [], join(given), at: site) }
    for callee in callees.all {
      switch callee {
      case .callable(let result): found.formUnion(result)
      case .function(let id, let type): found.formUnion(callFunction(id, of: type, given, at: site))
      case .type(let type), .maker(let type): found.formUnion(make(type, given, at: site))
      case .externalType(let name, let arguments):
        found.formUnion(makeExternal(name, arguments, given, at: site))
      case .enumCase(let name, _): found.insert(.enumCase(name, given.map(\.values)))
      case .object, .typed, .this: found.formUnion(invoke("callAsFunction", on: callee, given, at: site))
      default: break
      }
    }
    return found
  }

  /// Calls a function that was handed on by its name.
  private mutating func callFunction(
    _ id: FunctionID,
    of type: TypeID?,
    _ given: [EvaluatedArgument],
    at site: ExpressionID
  )
    -> PointsToSet
  {
    let receiver = type.map { $0 == this ? thisValue : [.typed($0)] } ?? []
    if !receiver.types.isEmpty || receiver == [.this] {
      note(.calls(program[id].fact.name), receiver, join(given), at: site)
    }
    return invoke([id], on: receiver, of: type, given, at: site)
  }

  /// Calls a method by its name on one value.
  mutating func invoke(
    _ name: Name,
    on receiver: AbstractValue,
    _ given: [EvaluatedArgument],
    at site: ExpressionID,
    as expected: Expected? = nil
  ) -> PointsToSet {
    switch receiver {
    case .type(let type):
      return name == .initializer
        ? make(type, given, at: site) : invokeStatic(name, on: type, given, at: site, as: expected)
    case .externalType(let outer, let arguments):
      if let type = flow.resolve(name, within: outer, in: scope) { return make(type, given, at: site) }
      if flow.traits(of: name).contains(.isUppercase) || name == .initializer {
        return makeExternal(outer, arguments, given, at: site)
      }
      note(.calls(name), [receiver], join(given), at: site)
      return stream(outer, by: name, given)
    case .object, .typed, .this, .parameter:
      guard let type = type(of: receiver) else { break }
      return invokeMethod(name, on: receiver, type, given, at: site, as: expected)
    default:
      let member = read(name, of: receiver)
      if member.all.contains(where: \.isCallable) { return call(member, given, at: site) }
    }
    note(.calls(name), [receiver], join(given), at: site)
    if flow.traits(of: name).contains(.erases) { return [receiver] }
    return foreignResult(of: name, on: receiver, given, at: site) ?? resolved(given)
  }

  /// What is asked for by its type, as registries do: `resolve(HomeCoordinator.self)`.
  private func resolved(_ given: [EvaluatedArgument]) -> PointsToSet {
    guard case .type(let type)? = given.first?.values.all.first else { return [] }
    return [.typed(type)]
  }

  mutating func invokeStatic(
    _ name: Name,
    on type: TypeID,
    _ given: [EvaluatedArgument],
    at site: ExpressionID,
    as expected: Expected?
  ) -> PointsToSet {
    if program[type].cases.contains(where: { $0.name == name }) {
      return [.enumCase(name, given.map(\.values))]
    }
    if let nested = flow.resolve(name, within: program[type].name, in: scope) {
      return make(nested, given, at: site)
    }
    let functions = methods(named: name, on: type)
    let traits = flow.traits(of: name)
    if traits.contains(.registers) || traits.contains(.resolves) {
      note(.calls(name), [.type(type)], given.isEmpty ? key(of: name, expected) : join(given), at: site)
    }
    if functions.isEmpty, flow.property(name, on: type) != nil {
      let kept = read(name, of: .type(type))
      if kept.all.contains(where: \.isCallable) { return call(kept, given, at: site) }
    }
    if functions.isEmpty, program[type].isExternal, traits.contains(.resolves) { return resolved(given) }
    let found = invoke(functions, on: [.type(type)], of: type, given, at: site, as: expected)
    // `make() -> Self`, where what it does inside does not show: it makes one here.
    guard !program[type].isProtocol, traits.contains(.makes) else { return found }
    guard found.all == [.typed(type)] || givesOne(of: type, functions, name, found) else { return found }
    let made = AbstractValue.object(AllocationSite(type: type, place: Place(file: scope.file, at: site)))
    note(.creates, [], [made], at: site)
    return [made]
  }

  /// Whether static methods of a screen are declared to give one of its own, and inside them nothing else shows.
  private func givesOne(of type: TypeID, _ functions: [FunctionID], _ name: Name, _ found: PointsToSet)
    -> Bool
  {
    guard flow.classification.isScreen(type), found.all.allSatisfy(\.isExternal) else { return false }
    if !functions.isEmpty { return functions.allSatisfy(program.givesSelf) }
    // A class may have them of a protocol that it conforms to in a package.
    return (program.index.methods[name] ?? []).contains { id in
      let function = program[id]
      return function.fact.isStatic && program.givesSelf(id)
        && function.owner.map { program[$0].isExternal } ?? false
    }
  }

  /// Hands arguments to what a type from elsewhere makes. A trigger on another coordinator hands nothing to that, but
  /// calls it: `.route(.search, on: flights)`.
  mutating func handOver(transition name: Name, _ given: [EvaluatedArgument], at site: ExpressionID) {
    let label = Dialect.all.lazy.compactMap(\.triggers).first { $0.methods.contains(name) }?.label
    let routed = given.filter { label != nil && $0.label == label }
    let rest = given.filter { label == nil || $0.label != label }
    note(.hands(name), thisValue, join(rest), at: site)
    if !routed.isEmpty { note(.calls(name), join(routed), join(rest), at: site) }
  }

  /// Hands arguments to a method that is not in the sources.
  mutating func handOver(
    _ given: [EvaluatedArgument],
    to name: Name,
    of receiver: AbstractValue,
    at site: ExpressionID
  ) {
    // Whom an initializer is told of as its parent or delegate is handed to nobody as a child.
    let handed = given.filter {
      name != .initializer || $0.label.map { !CoordinatorNaming.isWayUp($0) } ?? true
    }
    note(.hands(name), [receiver], join(handed), at: site)
  }
}

extension Program {
  fileprivate func givesSelf(_ id: FunctionID) -> Bool { self[id].fact.returns?.name == "Self" }
}

extension AbstractValue {
  fileprivate var isExternal: Bool {
    if case .external = self { return true }
    return false
  }
}
