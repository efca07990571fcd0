/// The type that is expected where an expression stands, as a declaration nearby tells it.
///
/// It is what `.init()` and `.make()` leave out. It is looked up only where an expression leaves something out.
struct Expected {
  let reference: TypeReference
  /// Where it is written.
  let scope: Scope
  /// The type whose members are looked at; nil outside of types.
  let type: TypeID?
  /// Generic parameters of the function that declares it: what these stand for is not told.
  var generics: [GenericFact] = []

  func with(_ reference: TypeReference) -> Expected {
    Expected(reference: reference, scope: scope, type: type, generics: generics)
  }
}

extension Interpreter {
  /// What a type reference of the function that is read lets expect.
  func expected(_ reference: TypeReference?) -> Expected? {
    reference.map { Expected(reference: $0, scope: scope, type: this) }
  }

  /// The elements of a list that is expected.
  func element(of expected: Expected?) -> Expected? {
    expected.flatMap { list in flow.expanded(list.reference, in: list.scope).element.map(list.with) }
  }

  /// What a function that is expected has to return.
  func output(of expected: Expected?) -> Expected? {
    guard let expected,
      case .function(_, let output) = flow.expanded(expected.reference, in: expected.scope).unwrapped
    else { return nil }
    return expected.with(output)
  }

  /// The parts of a tuple that is expected; none where another number of them stands there.
  func parts(of expected: Expected?, count: Int) -> [Expected]? {
    guard let expected,
      case .tuple(_, let parts) = flow.expanded(expected.reference, in: expected.scope).unwrapped,
      parts.count == count
    else { return nil }
    return parts.map(expected.with)
  }

  /// The type that is left out; nil where what is expected does not tell it, as a protocol.
  private func type(leftOut expected: Expected) -> AbstractValue? {
    guard let told = type(told: expected) else { return nil }
    if case .type(let type) = told, program[type].isProtocol { return nil }
    return told
  }

  /// The type that is expected; nil where none is told, as of a generic parameter.
  func type(told expected: Expected) -> AbstractValue? {
    let reference = flow.expanded(expected.reference, in: expected.scope).unwrapped
    if let name = reference.name, isGeneric(name, expected) { return nil }
    let meant = declared(reference, in: expected.scope, of: expected.type).all
    switch meant.first {
    case .typed(let type)? where meant.count == 1: return .type(type)
    case .external(let name, let arguments)? where meant.count == 1: return .externalType(name, arguments)
    default: return nil
    }
  }

  private func isGeneric(_ name: Name, _ expected: Expected) -> Bool {
    // What the function that is read was told of its own.
    if expected.scope == scope, generics[name] != nil { return false }
    if expected.generics.contains(where: { $0.name == name }) { return true }
    guard let type = expected.type else { return false }
    return program[type].generics.contains { $0.name == name }
      || program.ancestors(of: type).contains { above in
        program[above.type].generics.contains { $0.name == name }
      }
  }
}

// MARK: Members without a base

extension Interpreter {
  /// `.shared`, of the type that is expected.
  mutating func member(ofExpected expected: Expected?, _ name: Name) -> PointsToSet {
    let own: PointsToSet = [.enumCase(name, [])]
    // What extensions add to a type from elsewhere may as well be a case of it.
    guard let expected, case .type(let type)? = type(leftOut: expected), !program[type].isExternal else {
      return own
    }
    let found = read(name, of: .type(type))
    return found.isEmpty ? own : found
  }

  /// `.init(…)` and `.make(…)`, of the type that is expected.
  mutating func call(
    ofExpected expected: Expected?,
    _ name: Name,
    _ arguments: [Argument],
    at site: ExpressionID
  ) -> PointsToSet {
    switch expected.flatMap({ type(leftOut: $0) }) {
    case .type(let type)? where name == .initializer:
      return make(type, read(arguments, of: .values([.type(type)])), at: site)
    case .externalType(let outer, let generics)? where name == .initializer:
      let given = read(arguments, of: [.externalType(outer, generics)], as: expected)
      return makeExternal(outer, generics, given, at: site)
    case .externalType(let stream, _)? where Dialect.streams.implied.contains(stream):
      let given = read(arguments)
      let told = self.stream(stream, by: name, given)
      return told.isEmpty ? callCase(name, given, at: site) : told
    case .type(let type)?:
      if let found = callStatic(name, of: type, arguments, at: site, as: expected) { return found }
      let given = read(arguments, of: .cases(name, type))
      // A case of the sources hands a coordinator to nobody; of a screen it may tell how that is shown.
      let isState =
        program[type].cases.contains { $0.name == name }
        && !join(given).types.contains(where: flow.classification.isScreen)
      return isState ? [.enumCase(name, given.map(\.values))] : callCase(name, given, at: site)
    default:
      return callCase(name, read(arguments), at: site)
    }
  }

  /// A static method of the sources; nil where there is none.
  private mutating func callStatic(
    _ name: Name,
    of type: TypeID,
    _ arguments: [Argument],
    at site: ExpressionID,
    as expected: Expected?
  ) -> PointsToSet? {
    let functions = methods(named: name, on: type).filter { program[$0].fact.isStatic }
    guard !program[type].isExternal, !functions.isEmpty else { return nil }
    let given = read(arguments, of: .functions(functions, type))
    let found = invokeStatic(name, on: type, given, at: site, as: expected)
    let isObject =
      program[type].isReference || flow.classification.isScreen(type)
      || flow.classification.isCoordinator(type)
    // A value may as well tell a method of the dialect what to do with what it is given: `.push(home)`.
    return isObject && !found.isEmpty ? found : found.union(callCase(name, given, at: site))
  }

  /// A case of an enum, or what a dialect declares for its own methods.
  private mutating func callCase(_ name: Name, _ given: [EvaluatedArgument], at site: ExpressionID)
    -> PointsToSet
  {
    if name == .initializer {
      // What an object is made with is not handed to whoever makes it.
      note(.hands(name), [], join(given), at: site)
    } else {
      handOver(transition: name, given, at: site)
    }
    return [.enumCase(name, given.map(\.values))]
  }
}

extension Expression {
  /// Whether it may leave a type out that is told by where it stands.
  var leavesTypeOut: Bool {
    switch kind {
    case .closure, .block: true
    case .call(let callee, let arguments):
      if case .closure = callee.kind {
        true
      } else {
        startsWithMember || arguments.isEmpty && callee.name.map(ContainerNaming.isResolving) ?? false
      }
    case .member: startsWithMember
    case .array(let parts), .choice(let parts), .dictionary(_, let parts):
      parts.contains(where: \.leavesTypeOut)
    case .tuple(let parts): parts.contains { $0.value.leavesTypeOut }
    default: false
    }
  }

  /// Whether it starts with a member that has no base: `.make().started()`.
  var startsWithMember: Bool {
    var start = self
    while true {
      switch start.kind {
      case .member(nil, _): return true
      case .member(let base?, _): start = base
      case .call(let callee, _): start = callee
      default: return false
      }
    }
  }
}
