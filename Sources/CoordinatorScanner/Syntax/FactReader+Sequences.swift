import SwiftSyntax

extension FactReader {
  /// Applies operators. Only those that pass on a value matter: `=`, `+=`, `as`, `??` and `? :`. They bind in this
  /// order, weakest first, so no table of precedence is needed.
  mutating func sequence(_ elements: ArraySlice<ExprSyntax>) -> Expression.Kind {
    if let place = elements.firstIndex(where: { $0.is(AssignmentExprSyntax.self) }),
      place > elements.startIndex
    {
      return .assignment(operand(elements[..<place]), operand(elements[(place + 1)...]))
    }
    if let place = elements.firstIndex(where: { $0.operatorText == "+=" }), place > elements.startIndex {
      return .addition(operand(elements[..<place]), operand(elements[(place + 1)...]))
    }
    if elements.contains(where: { $0.is(UnresolvedTernaryExprSyntax.self) }) { return ternaries(elements) }
    let tests = elements.split { ["&&", "||"].contains($0.operatorText) }
    if tests.count > 1 { return .other(tests.map { operand($0) }) }
    let parts = elements.split { $0.operatorText == "??" }
    if parts.count > 1 { return .choice(parts.map { operand($0) }) }
    return unary(elements)
  }

  private mutating func operand(_ elements: ArraySlice<ExprSyntax>) -> Expression {
    guard let first = elements.first else { return Expression(id: .declaration(on: 1), kind: .other([])) }
    if elements.count == 1 { return expression(of: first) }
    guard nesting.enter(at: first.position.utf8Offset) else {
      return Expression(id: id(of: first), kind: .other([]))
    }
    defer { nesting.leave() }
    return Expression(id: id(of: first), kind: sequence(elements))
  }

  /// `a ? b : c ? d : e`: the tests and the values of the branches.
  private mutating func ternaries(_ elements: ArraySlice<ExprSyntax>) -> Expression.Kind {
    var parts: [Expression] = []
    var start = elements.startIndex
    for place in elements.indices {
      guard let node = elements[place].as(UnresolvedTernaryExprSyntax.self) else { continue }
      let test = operand(elements[start..<place])
      parts.append(Expression(id: test.id, kind: .other([test])))
      parts.append(expression(of: node.thenExpression))
      start = place + 1
    }
    return .choice(parts + [operand(elements[start...])])
  }

  /// A cast, or operators whose result is a new value.
  private mutating func unary(_ elements: ArraySlice<ExprSyntax>) -> Expression.Kind {
    if elements.count == 3, let value = elements.first,
      elements.dropFirst().first?.is(UnresolvedAsExprSyntax.self) == true,
      let target = elements.last?.as(TypeExprSyntax.self)
    {
      return .cast(expression(of: value), types.type(of: target.type))
    }
    var operands: [Expression] = []
    for element in elements where element.operatorText == nil && !element.is(TypeExprSyntax.self) {
      guard !element.is(UnresolvedIsExprSyntax.self), !element.is(UnresolvedAsExprSyntax.self) else {
        continue
      }
      operands.append(expression(of: element))
    }
    if elements.count == 3, elements.dropFirst().first?.is(UnresolvedIsExprSyntax.self) == true,
      let tested = elements.last?.as(TypeExprSyntax.self)
    {
      operands.append(Expression(id: operands[0].id, kind: .type(types.type(of: tested.type))))
    }
    if elements.count == 3, elements.contains(where: { ["!==", "!="].contains($0.operatorText) }) {
      return .other([Expression(id: operands[0].id, kind: .other(operands))])
    }
    return elements.contains { $0.operatorText == "+" } ? .choice(operands) : .other(operands)
  }

  /// `if` and `switch`, with tests and branches. A branch of one expression is a value.
  mutating func branches(of node: IfExprSyntax) -> Statement {
    var clauses: [Statement.Clause] = []
    var next: IfExprSyntax? = node
    while let current = next {
      let tests = conditions(of: current.conditions)
      clauses.append(Statement.Clause(tests: tests, body: plainBody(of: current.body.statements)))
      next = nil
      switch current.elseBody {
      case .ifExpr(let more): next = more
      case .codeBlock(let block):
        clauses.append(Statement.Clause(tests: [], body: plainBody(of: block.statements)))
      case nil: break
      }
    }
    return Statement(line: line(of: node), condition: condition, kind: .branches(clauses))
  }

  mutating func branches(of node: SwitchExprSyntax) -> Statement {
    let subject = expression(of: node.subject)
    let clauses = clauses(of: node.cases, subject)
    return Statement(line: line(of: node), condition: condition, kind: .branches(clauses))
  }

  private mutating func clauses(of cases: SwitchCaseListSyntax, _ subject: Expression) -> [Statement.Clause] {
    var found: [Statement.Clause] = []
    for element in cases {
      switch element {
      case .switchCase(let node): found.append(clause(of: node, subject))
      case .ifConfigDecl(let node):
        for (branch, text) in node.conditions {
          guard case .switchCases(let inner)? = branch.elements else { continue }
          conditions.append(text)
          found += clauses(of: inner, subject)
          conditions.removeLast()
        }
      }
    }
    return found
  }

  private mutating func clause(of node: SwitchCaseSyntax, _ subject: Expression) -> Statement.Clause {
    var tests: [Statement] = []
    if case .case(let label) = node.label {
      for item in label.caseItems {
        let binding = Statement.Kind.binding(pattern(of: item.pattern), nil, subject)
        tests.append(Statement(line: line(of: item), condition: condition, kind: binding))
      }
    }
    return Statement.Clause(tests: tests, body: plainBody(of: node.statements))
  }
}

extension ExprSyntax {
  var operatorText: String? {
    self.as(BinaryOperatorExprSyntax.self)?.operator.text
  }
}
