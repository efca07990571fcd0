/// Statements.
extension Interpreter {
  func run(_ statements: [Statement]) {
    // A local function can be called before its declaration.
    for statement in statements {
      if case .function(let fact) = statement.kind { environment.functions[fact.name] = fact }
    }
    for (position, statement) in statements.enumerated() {
      if statement.condition == nil,
        let clause = statement.clauseOfGuard(before: statements[(position + 1)...])
      {
        // Its body runs where the tests fail.
        if clause.tests.allSatisfy({ holds($0) == true }) { continue }
        inBranch(clause) { run(clause.body) }
        if clause.tests.contains(where: { holds($0) == false }) { return }
      } else {
        run(statement)
      }
    }
  }

  private func run(_ statement: Statement) {
    guard let condition = statement.condition else { return run(statement.kind) }
    let outer = recorder.condition
    recorder.condition = condition
    run(statement.kind)
    recorder.condition = outer
  }

  private func run(_ kind: Statement.Kind) {
    switch kind {
    case .binding(let pattern, let type, let value): bind(pattern, type, value)
    case .expression(let value): _ = expressions.values(of: value)
    case .result(let value):
      if let value { returns.formUnion(expressions.values(of: value, as: expectedResult)) }
    case .branches(let clauses):
      for clause in clauses where !isRuledOut(clause) {
        inBranch(clause) { run(clause.body) }
      }
    case .loop(let pattern, let sequence, let body, _):
      bind(pattern, expressions.values(of: sequence).elements)
      run(body)
    case .function(let fact): _ = call(fact, ArgumentValues())
    }
  }

  /// Interprets the tests and the body of a branch: what it assigns joins the values from before it.
  private func inBranch(_ clause: Statement.Clause, _ body: () -> Void) {
    let (mark, outer) = (environment.mark, recorder.isInBranch)
    let isSure = !clause.tests.isEmpty && clause.tests.allSatisfy { holds($0) == true }
    run(clause.tests)
    recorder.isInBranch = outer || !isSure
    body()
    recorder.isInBranch = outer
    environment.leaveBranch(mark)
  }

  /// `if` and `switch` as expressions: the values at the end of each branch.
  func block(_ statements: [Statement], as expected: Expected?) -> PointsToSet {
    var found = PointsToSet()
    for statement in statements {
      guard case .branches(let clauses) = statement.kind else { continue }
      for clause in clauses where !isRuledOut(clause) {
        inBranch(clause) {
          run(Array(clause.body.dropLast()))
          if case .expression(let value)? = clause.body.last?.kind {
            found.formUnion(expressions.values(of: value, as: expected))
          } else {
            run(Array(clause.body.suffix(1)))
          }
        }
      }
    }
    return found
  }

  /// Calls a local function. It is interpreted at each call.
  func call(_ fact: FunctionFact, _ arguments: ArgumentValues) -> PointsToSet {
    guard entered.insert(.local(fact.name)).inserted else { return [] }
    defer { entered.remove(.local(fact.name)) }
    return inBody(as: context.expected(fact.returns)) {
      for (position, parameter) in fact.parameters.enumerated() {
        let values = arguments[position] ?? parameter.type.map { context.declared($0) } ?? []
        environment.bind(parameter.name, values)
      }
      run(fact.body ?? [])
      return returns.isEmpty ? fact.returns.map { context.declared($0) } ?? [] : returns
    }
  }

  /// Interprets the body of a local function or a closure, which has variables and results of its own.
  func inBody<Result>(as expected: Expected?, _ read: () -> Result) -> Result {
    let (mark, outer) = (environment.mark, (returns, expectedResult))
    (returns, expectedResult) = ([], expected)
    defer {
      environment.leave(mark)
      (returns, expectedResult) = outer
    }
    return read()
  }

  // MARK: Patterns

  private func bind(_ pattern: Pattern, _ type: TypeReference?, _ value: Expression?) {
    if case .name(let name) = pattern { environment.declare(name, as: type) }
    // A variable without an initial value gets one later.
    guard let value else { return bind(pattern, []) }
    var values = context.labelled(expressions.values(of: value, as: type), as: type)
    if values.isEmpty, let type { values = context.declared(type) }
    bind(pattern, values)
  }

  private func bind(_ pattern: Pattern, _ values: PointsToSet) {
    switch pattern {
    case .name(let name): environment.bind(name, values)
    case .tuple(let parts):
      for (position, part) in parts.enumerated() { bind(part, values.part(position)) }
    case .enumCase(let name, let parts):
      for (position, part) in parts.enumerated() { bind(part, payload(of: name, position, in: values)) }
    case .cast(let inner, let type): bind(inner, context.cast(values, to: type))
    case .ignored: break
    }
  }

  private func payload(of name: Name, _ position: Int, in values: PointsToSet) -> PointsToSet {
    values.flatMap { value in
      switch value {
      case .enumCase(_, name, let parts): parts.indices.contains(position) ? parts[position] : []
      case .enumCase: []
      default:
        // An optional has the same values as what it wraps.
        position == 0 && ["some", "success"].contains(name) ? [value] : []
      }
    }
  }

  // MARK: Cases

  /// Whether the arguments of this call rule out a branch: `screen(for: .name)` runs only `case .name`.
  private func isRuledOut(_ clause: Statement.Clause) -> Bool {
    !clause.tests.isEmpty && clause.tests.allSatisfy { holds($0) == false }
  }

  /// Whether a test for a case holds for the arguments of this call; nil where that is not known.
  private func holds(_ test: Statement) -> Bool? {
    guard case .binding(.enumCase(let asked, _), _, let subject?) = test.kind,
      case .name(let name, _) = subject.kind, let (given, type) = received(as: name), !given.isEmpty
    else { return nil }
    let answers = given.all.map { value -> Bool? in
      guard case .enumCase(_, let name, _) = value else { return nil }
      if name == asked { return true }
      // The value of an optional may be written without `.some`.
      return asked == "some" || context.symbols.cases(named: name, of: type).isEmpty ? nil : false
    }
    return answers.allSatisfy { $0 == answers[0] } ? answers[0] : nil
  }

  /// What the caller gives as a parameter or as `self`, and its type.
  private func received(as name: Name) -> (PointsToSet, TypeID)? {
    if name == .own, environment[name] == nil { return context.this.map { (thisValue, $0) } }
    guard let position = environment.parameters[name], let given = environment[name],
      let type = context.type(of: .parameter(position))
    else { return nil }
    return (given, type)
  }
}
