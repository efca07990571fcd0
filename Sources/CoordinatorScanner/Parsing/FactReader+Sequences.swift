import SwiftSyntax

extension FactReader {
  /// What operators make of operands. Only those matter that hand a value on: `=`, `+=`, `as`, `??` and `? :`; they
  /// bind in that order, weakest first, so the rest needs no table of precedence.
  mutating func sequence(_ elements: [ExprSyntax]) -> Expression.Kind {
    if let place = elements.firstIndex(where: { $0.is(AssignmentExprSyntax.self) }), place > 0 {
      return .assignment(operand(elements[..<place]), operand(elements[(place + 1)...]))
    }
    if let place = elements.firstIndex(where: { $0.operatorText == "+=" }), place > 0 {
      return .addition(operand(elements[..<place]), operand(elements[(place + 1)...]))
    }
    if let place = elements.firstIndex(where: { $0.is(UnresolvedTernaryExprSyntax.self) }) {
      return ternary(elements, at: place)
    }
    let parts = elements.split { $0.operatorText == "??" }
    if parts.count > 1 { return .choice(operands(parts)) }
    return unary(elements)
  }

  private mutating func operand(_ elements: ArraySlice<ExprSyntax>) -> Expression {
    guard let first = elements.first else { return Expression(line: 1, kind: .other([])) }
    if elements.count == 1 { return expression(of: first) }
    return Expression(line: line(of: first), kind: sequence(Array(elements)))
  }

  private mutating func operands(_ parts: [ArraySlice<ExprSyntax>]) -> [Expression] {
    var found: [Expression] = []
    for part in parts { found.append(operand(part)) }
    return found
  }

  private mutating func ternary(_ elements: [ExprSyntax], at place: Int) -> Expression.Kind {
    guard let node = elements[place].as(UnresolvedTernaryExprSyntax.self) else { return .other([]) }
    let test = operand(elements[..<place])
    let first = expression(of: node.thenExpression)
    let second = operand(elements[(place + 1)...])
    return .choice([Expression(line: test.line, kind: .other([test])), first, second])
  }

  /// A cast, or operators whose result is a new value.
  private mutating func unary(_ elements: [ExprSyntax]) -> Expression.Kind {
    if elements.count == 3, elements[1].is(UnresolvedAsExprSyntax.self),
      let target = elements[2].as(TypeExprSyntax.self)
    {
      return .cast(expression(of: elements[0]), type(of: target.type))
    }
    var operands: [Expression] = []
    for element in elements where element.operatorText == nil && !element.is(TypeExprSyntax.self) {
      guard !element.is(UnresolvedIsExprSyntax.self), !element.is(UnresolvedAsExprSyntax.self) else {
        continue
      }
      operands.append(expression(of: element))
    }
    return elements.contains { $0.operatorText == "+" } ? .choice(operands) : .other(operands)
  }

  /// `if` and `switch`: what they test and what each branch does. A branch of one expression is a value.
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
