extension [Statement] {
  /// Without the clauses that other cases lead to than those that some names are known to be.
  func narrowed(to cases: [Name: Name]) -> [Statement] {
    cases.isEmpty ? self : flatMap { $0.narrowed(to: cases) }
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
  /// Whether it asks for just what one of some names is known to be.
  fileprivate func isFor(_ cases: [Name: Name]) -> Bool {
    tests.contains { test in
      guard case .binding(.enumCase(let name, _), _, let subject?) = test.kind else { return false }
      return subject.name.flatMap { cases[$0] } == name
    }
  }
}
