/// A statement, reduced to the flow of values.
struct Statement: Hashable, Sendable {
  /// The line that it starts on, from 1.
  var line: Int
  /// The `#if` around it.
  var condition: String?
  var kind: Kind

  indirect enum Kind: Hashable, Sendable {
    case binding(Pattern, TypeReference?, Expression?)
    case expression(Expression)
    case result(Expression?)
    /// `if`, `guard`, `switch`, `while`, `do`: each clause has tests and a body.
    case branches([Clause])
    case loop(Pattern, Expression, [Statement], isAsync: Bool)
    case function(FunctionFact)
  }

  struct Clause: Hashable, Sendable {
    var tests: [Statement]
    var body: [Statement]
  }
}

/// A pattern that binds names to a value.
indirect enum Pattern: Hashable, Sendable {
  case name(Name)
  case tuple([Pattern])
  /// `.home(let router)`: the payload of a case.
  case enumCase(Name, [Pattern])
  /// `let home as Home`, `is Home`: a value of a type.
  case cast(Pattern, TypeReference)
  case ignored
}

extension Statement {
  /// Whether it declares a variable.
  func binds(_ name: Name) -> Bool {
    switch kind {
    case .binding(let pattern, _, let value): pattern.binds(name) || value?.binds(name) ?? false
    case .expression(let value): value.binds(name)
    case .result(let value): value?.binds(name) ?? false
    case .branches(let clauses): clauses.contains { ($0.tests + $0.body).contains { $0.binds(name) } }
    case .loop(let pattern, _, let body, _): pattern.binds(name) || body.contains { $0.binds(name) }
    case .function(let fact):
      fact.parameters.contains { $0.name == name } || (fact.body ?? []).contains { $0.binds(name) }
    }
  }
}

extension Pattern {
  func binds(_ name: Name) -> Bool {
    switch self {
    case .name(let own): own == name
    case .tuple(let parts), .enumCase(_, let parts): parts.contains { $0.binds(name) }
    case .cast(let inner, _): inner.binds(name)
    case .ignored: false
    }
  }
}

extension Statement {
  /// The value that it returns, or that it evaluates.
  var result: Expression? {
    switch kind {
    case .result(let value): value
    case .expression(let value): value
    default: nil
    }
  }
}

extension Statement {
  /// The tests and the body of a `guard`: its tests follow it.
  func clauseOfGuard(before rest: ArraySlice<Statement>) -> Clause? {
    guard case .branches(let clauses) = kind, let clause = clauses.only, let test = clause.tests.first,
      test == rest.first
    else { return nil }
    return clause
  }
}

extension [Statement] {
  /// The statements of each case of a `switch`. Nil means all other cases, or code without a `switch`.
  var byCase: [(choice: Name?, body: [Statement])] {
    flatMap { statement -> [(Name?, [Statement])] in
      switch statement.kind {
      case .expression(let value), .result(let value?):
        if case .block(let inner) = value.kind { return inner.byCase }
        return [(nil, [statement])]
      case .branches(let clauses):
        return clauses.flatMap { clause in
          clause.choices.isEmpty ? [(nil, clause.body)] : clause.choices.map { ($0, clause.body) }
        }
      default: return []
      }
    }
  }
}

extension Statement.Clause {
  /// The cases that it is for.
  var choices: [Name] {
    tests.compactMap { test in
      guard case .binding(.enumCase(let name, _), _, _) = test.kind else { return nil }
      return name
    }
  }
}

// MARK: Cases

extension [Statement] {
  /// Without the clauses for other cases, where it is known which case a name is.
  func narrowed(to cases: [Name: Name]) -> [Statement] {
    if cases.isEmpty { return self }
    return enumerated().flatMap { position, statement -> [Statement] in
      guard let clause = statement.clauseOfGuard(before: self[(position + 1)...]) else {
        return statement.narrowed(to: cases)
      }
      // The body of a `guard` is for all other cases.
      return clause.tests.count == 1 && clause.isFor(cases) ? [] : [statement]
    }
  }
}

extension Statement {
  /// A branch that is always taken replaces the whole statement.
  fileprivate func narrowed(to cases: [Name: Name]) -> [Statement] {
    var narrowed = self
    switch kind {
    case .branches(let clauses):
      let exact = clauses.filter { $0.isFor(cases) }
      if exact.count == 1, exact[0].tests.count == 1 { return exact[0].body.narrowed(to: cases) }
      narrowed.kind = .branches(exact.isEmpty ? clauses : exact)
    case .expression(let value): narrowed.kind = .expression(Self.narrowed(value, to: cases))
    case .result(let value?): narrowed.kind = .result(Self.narrowed(value, to: cases))
    default: break
    }
    return [narrowed]
  }

  private static func narrowed(_ value: Expression, to cases: [Name: Name]) -> Expression {
    guard case .block(let statements) = value.kind else { return value }
    return Expression(id: value.id, kind: .block(statements.narrowed(to: cases)))
  }
}

extension Statement.Clause {
  /// Whether it asks for the case that a name is known to be.
  fileprivate func isFor(_ cases: [Name: Name]) -> Bool {
    tests.contains { test in
      guard case .binding(.enumCase(let name, _), _, let subject?) = test.kind else { return false }
      return subject.name.flatMap { cases[$0] } == name
    }
  }
}
