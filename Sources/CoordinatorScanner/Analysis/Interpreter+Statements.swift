extension Interpreter {
  mutating func run(_ statements: [Statement]) {
    // A local function may be called before the line that declares it.
    for place in statements.indices where statements[place].isFunction { declare(statements[place]) }
    for statement in statements { run(statement) }
  }

  private mutating func declare(_ statement: Statement) {
    if case .function(let fact) = statement.kind { localFunctions[fact.name] = fact }
  }

  private mutating func run(_ statement: Statement) {
    guard let condition = statement.condition else { return run(statement.kind) }
    let outer = currentCondition
    currentCondition = condition
    run(statement.kind)
    currentCondition = outer
  }

  private mutating func run(_ kind: Statement.Kind) {
    switch kind {
    case .binding(let pattern, let type, let value): bind(pattern, type, value)
    case .expression(let value): _ = values(of: value)
    case .result(let value): if let value { returns.formUnion(values(of: value, as: result)) }
    case .branches(let clauses):
      for clause in clauses where !isRuledOut(clause) {
        within {
          $0.run(clause.tests)
          $0.run(clause.body)
        }
      }
    case .loop(let pattern, let sequence, let body):
      bind(pattern, elements(of: values(of: sequence)))
      run(body)
    case .function(let fact): read(fact)
    }
  }

  /// Names bound in a clause end with it; what outlives it is joined with what was known before.
  mutating func within(_ read: (inout Interpreter) -> Void) {
    let (start, outerParameters, outerTypes) = (locals.mark, parameters, localTypes)
    read(&self)
    (parameters, localTypes) = (outerParameters, outerTypes)
    locals.join(since: start)
  }

  private mutating func bind(_ pattern: Pattern, _ type: TypeReference?, _ value: Expression?) {
    if case .name(let name) = pattern, type != nil || !localTypes.isEmpty { localTypes[name] = type }
    // What is only declared takes its value later.
    guard let value else { return bind(pattern, []) }
    var values = labelled(self.values(of: value, as: type), as: type)
    if values.isEmpty, let type { values = declared(type) }
    bind(pattern, values)
  }

  mutating func bind(_ pattern: Pattern, _ values: PointsToSet) {
    switch pattern {
    case .name(let name):
      locals[name] = values
      parameters[name] = nil
    case .tuple(let parts):
      for (position, part) in parts.enumerated() { bind(part, values.part(position)) }
    case .enumCase(let name, let parts):
      for (position, part) in parts.enumerated() { bind(part, payload(of: name, position, in: values)) }
    case .ignored: break
    }
  }

  /// Reads a local function once, for what it does; calls look at what it returns.
  private mutating func read(_ fact: FunctionFact) {
    _ = callLocal(fact, ArgumentValues())
  }

  mutating func callLocal(_ fact: FunctionFact, _ arguments: ArgumentValues) -> PointsToSet {
    guard entered.insert(fact.name.text).inserted else { return [] }
    let (start, outer) = (locals.mark, (localTypes, parameters, returns, result))
    returns = []
    result = expected(fact.returns)
    for (position, parameter) in fact.parameters.enumerated() {
      parameters[parameter.name] = nil
      locals[parameter.name] = arguments[position] ?? parameter.type.map { declared($0) } ?? []
    }
    run(fact.body ?? [])
    let found = returns.isEmpty ? fact.returns.map { declared($0) } ?? [] : returns
    locals.forget(since: start)
    (localTypes, parameters, returns, result) = outer
    entered.remove(fact.name.text)
    return found
  }
}

extension Statement {
  fileprivate var isFunction: Bool {
    if case .function = kind { return true }
    return false
  }
}

extension PointsToSet {
  /// What stands at a position of the tuples among them.
  func part(_ position: Int) -> PointsToSet {
    flatMap { value in
      if case .tuple(_, let parts) = value, parts.indices.contains(position) { return parts[position] }
      return []
    }
  }

  func part(named name: Name) -> PointsToSet {
    flatMap { value in
      guard case .tuple(let labels, let parts) = value else { return [] }
      return labels.firstIndex(of: name).map { parts[$0] } ?? []
    }
  }
}

extension Interpreter {
  /// What a case of some values holds.
  private func payload(of name: Name, _ position: Int, in values: PointsToSet) -> PointsToSet {
    values.flatMap { value in
      switch value {
      case .enumCase(name, let parts): parts.indices.contains(position) ? parts[position] : []
      case .enumCase: []
      case .external(let type, let arguments) where name == "success":
        // Of what comes from elsewhere, only a result says what it holds.
        type == "Result" && arguments.count == 2 && position == 0 ? declared(arguments[0]) : []
      case .typed(let type) where name == "success" && program[type].kind == .enum:
        declaredPayload(of: name, position, on: type)
      default:
        // What matches a name through an optional is not told apart from the case.
        position == 0 && ["some", "success"].contains(name) ? [value] : []
      }
    }
  }
  private func declaredPayload(of name: Name, _ position: Int, on type: TypeID) -> PointsToSet {
    let parts = program[type].cases.first { $0.name == name }?.payload ?? []
    return parts.indices.contains(position) ? declared(parts[position], of: type) : []
  }
}
