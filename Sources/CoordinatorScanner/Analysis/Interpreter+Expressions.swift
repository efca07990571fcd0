extension Interpreter {
  /// What an expression may come to; what it does on the way is noted.
  mutating func values(of expression: Expression, as expected: Expected? = nil) -> PointsToSet {
    flow.spend(1)
    return switch expression.kind {
    case .name(let name, let arguments): values(named: name, arguments)
    case .member(let base?, UIKit.sheet): setUpSheet(of: base, at: expression.id)
    case .member(let base, let name): member(base, name, as: expected)
    case .call(let callee, let arguments): call(callee, arguments, at: expression.id, as: expected)
    case .index(let base, let arguments): index(base, arguments)
    case .closure(let closure): keep(closure, at: expression.id, as: expected)
    case .tuple(let parts): tuple(parts, as: expected)
    case .array(let parts): [.elements(join(parts, as: element(of: expected)))]
    case .dictionary(let keys, let parts): dictionary(keys, parts, as: expected)
    case .cast(let value, let type):
      instantiated(value, cast(values(of: value, as: type), to: type), at: expression.id)
    case .choice(let parts): join(parts, as: expected)
    case .assignment(let left, let right): assign(right, to: left, at: expression.id)
    case .addition(let left, let right): add(right, to: left, at: expression.id)
    case .block(let statements): block(statements, as: expected)
    case .type(let type): metatype(type)
    case .text, .nothing: []
    case .other(let parts): discard(parts)
    }
  }

  /// What stands before a member; a member without a base at its start is of the type that the whole is to be of.
  mutating func values(ofBase base: Expression, as expected: Expected?) -> PointsToSet {
    values(of: base, as: expected != nil && base.startsWithMember ? expected : nil)
  }

  private mutating func join(_ parts: [Expression], as expected: Expected? = nil) -> PointsToSet {
    var found = PointsToSet()
    for part in parts { found.formUnion(values(of: part, as: expected)) }
    return found
  }

  private mutating func discard(_ parts: [Expression]) -> PointsToSet {
    _ = join(parts)
    return []
  }

  private mutating func tuple(_ parts: [Argument], as expected: Expected?) -> PointsToSet {
    let expected = self.parts(of: expected, count: parts.count)
    var found: [PointsToSet] = []
    for (position, part) in parts.enumerated() {
      found.append(values(of: part.value, as: expected?[position]))
    }
    return [.tuple(parts.map(\.label), found)]
  }

  private mutating func dictionary(_ keys: [Expression], _ parts: [Expression], as expected: Expected?)
    -> PointsToSet
  {
    _ = join(keys)
    return [.elements(join(parts, as: element(of: expected)))]
  }

  private mutating func index(_ base: Expression, _ arguments: [Argument]) -> PointsToSet {
    for argument in arguments { _ = values(of: argument.value) }
    let found = values(of: base)
    return elements(of: found).union(found.flatMap { subscripted($0) })
  }

  private func subscripted(_ value: AbstractValue) -> PointsToSet {
    guard let type = type(of: value) else { return [] }
    return methods(named: .subscripting, on: type).first
      .flatMap { program[$0].fact.returns }.map { declared($0, of: type) } ?? []
  }

  func elements(of values: PointsToSet) -> PointsToSet {
    values.flatMap { value in
      if case .elements(let inner) = value { return inner }
      return []
    }
  }

  /// `if` and `switch` as values: what each branch ends with.
  private mutating func block(_ statements: [Statement], as expected: Expected?) -> PointsToSet {
    var found = PointsToSet()
    for statement in statements {
      guard case .branches(let clauses) = statement.kind else { continue }
      for clause in clauses where !isRuledOut(clause) {
        found.formUnion(value(of: clause, as: expected))
      }
    }
    return found
  }

  private mutating func value(of clause: Statement.Clause, as expected: Expected?) -> PointsToSet {
    var found = PointsToSet()
    within {
      $0.run(clause.tests)
      $0.run(Array(clause.body.dropLast()))
      if case .expression(let value)? = clause.body.last?.kind {
        found = $0.values(of: value, as: expected)
      } else {
        $0.run(Array(clause.body.suffix(1)))
      }
    }
    return found
  }

  /// Reads a closure where it stands, as if it were called there.
  mutating func read(_ closure: Closure, _ arguments: [PointsToSet], result expected: Expected? = nil)
    -> PointsToSet
  {
    readFilling(closure, arguments, result: expected).returned
  }

  /// The same, with what the closure has put into the first thing that it is given: `reduce(into: [:]) { $0[$1] = … }`.
  mutating func readFilling(_ closure: Closure, _ arguments: [PointsToSet], result expected: Expected? = nil)
    -> (returned: PointsToSet, filled: PointsToSet)
  {
    let (start, outer) = (locals.mark, (localTypes, parameters, returns, result))
    closureDepth += 1
    defer { closureDepth -= 1 }
    returns = []
    result = self.expected(closure.returns) ?? expected
    for capture in closure.captures {
      if let value = capture.value { locals[capture.name] = values(of: value) }
    }
    let arguments = closure.arguments(arguments)
    for position in 0..<max(closure.parameters.count, arguments.count, 1) {
      let given = arguments.indices.contains(position) ? arguments[position] : []
      bindParameter(position, of: closure, given)
    }
    run(closure.body)
    let name = closure.parameters.first?.name ?? .argument(0)
    let found = (returns, locals[name] ?? [])
    locals.forget(since: start)
    (localTypes, parameters, returns, result) = outer
    return found
  }

  private mutating func bindParameter(_ position: Int, of closure: Closure, _ given: PointsToSet) {
    locals[.argument(position)] = given
    guard closure.parameters.indices.contains(position) else { return }
    let parameter = closure.parameters[position]
    parameters[parameter.name] = nil
    locals[parameter.name] = given.isEmpty ? parameter.type.map { declared($0) } ?? [] : given
  }

  /// A closure as a value: it may be called later, and keeps the coordinators that it names until then.
  private mutating func keep(_ closure: Closure, at site: ExpressionID, as expected: Expected?) -> PointsToSet
  {
    // Only rules on lives ask for it.
    if flow.relevance.keepsEverything { capture(closure, at: site) }
    let made = read(closure, coordinators(givenTo: expected), result: output(of: expected))
    // Whoever calls it gets what it makes.
    if made.all.contains(where: isCoordinator) { note(.captures, [], made, at: site) }
    return [.callable(made)]
  }

  private mutating func capture(_ closure: Closure, at site: ExpressionID) {
    let known = locals.values.filter { $0.value.all.contains(where: mayBeCoordinator) }
    if known.isEmpty { return }
    let kept = closure.keptNames.compactMap { known[$0] }.reduce(into: PointsToSet()) { $0.formUnion($1) }
    if !kept.isEmpty { note(.captures, [], kept, at: site) }
  }

  private func mayBeCoordinator(_ value: AbstractValue) -> Bool {
    guard case .parameter = value else { return isCoordinator(value) }
    return type(of: value).map { flow.classification.isCoordinator($0) } ?? false
  }

  /// The coordinators that a closure is given where it stands, as far as one type each is declared.
  private func coordinators(givenTo expected: Expected?) -> [PointsToSet] {
    guard let expected,
      case .function(let inputs, _) = flow.expanded(expected.reference, in: expected.scope).unwrapped
    else { return [] }
    return inputs.map { input in
      let given = declared(input, in: expected.scope, of: expected.type)
      return given.filter { value in
        if case .typed(let type) = value {
          !program[type].isProtocol && flow.classification.isCoordinator(type)
        } else {
          false
        }
      }
    }
  }

  /// The types themselves that a reference means.
  func metatype(_ type: TypeReference) -> PointsToSet {
    PointsToSet(
      flow.parts(of: type, in: scope).map { part in
        switch part {
        case .source(let id, _): .type(id)
        case .external(let name, let arguments): .externalType(name, arguments)
        }
      }
    )
  }
}

extension Closure {
  /// A tuple that is given to a closure of several parameters is taken apart.
  fileprivate func arguments(_ given: [PointsToSet]) -> [PointsToSet] {
    guard given.count == 1, parameters.count > 1, given[0].all.contains(where: \.isTuple) else {
      return given
    }
    return parameters.indices.map { given[0].part($0) }
  }

  /// The names in it whose values it keeps, in the order of their letters.
  fileprivate var keptNames: [Name] {
    let loose = captures.filter { $0.ownership != .strong }.map(\.name)
    let named = SiteReader.sites(of: body).compactMap(\.expression.name)
    return Set(named).subtracting(loose).sorted()
  }
}
