import SwiftSyntax

/// Reads statements, with the tests and patterns in them.
struct StatementReader {
  let file: FileReading

  /// The statements of a body. A type in it counts as a type of the file.
  func body(of items: CodeBlockItemListSyntax) -> [Statement] {
    var body = plainBody(of: items)
    // A body of one expression returns it.
    if body.count == 1, case .expression(let value) = body[0].kind { body[0].kind = .result(value) }
    return body
  }

  func statements(of item: CodeBlockItemSyntax) -> [Statement] {
    switch item.item {
    case .expr(let node): [statement(.expression(file.expression(of: node)), node)]
    case .stmt(let node): statements(of: node)
    case .decl(let node): statements(of: node)
    }
  }

  private func statement(_ kind: Statement.Kind, _ node: some SyntaxProtocol) -> Statement {
    Statement(line: file.line(of: node), condition: file.condition, kind: kind)
  }

  private func statements(of node: DeclSyntax) -> [Statement] {
    switch node.as(DeclSyntaxEnum.self) {
    case .variableDecl(let node):
      return bindings(of: node)
    case .functionDecl(let node):
      return [statement(.function(file.declarations.function(of: node)), node)]
    case .ifConfigDecl(let node):
      var inner: [Statement] = []
      file.readBranches(of: node) { elements in
        if case .statements(let items)? = elements { inner += plainBody(of: items) }
      }
      return inner
    default:
      file.declarations.readType(node)
      return []
    }
  }

  private func bindings(of node: VariableDeclSyntax) -> [Statement] {
    node.bindings.map { binding in
      var value = binding.initializer.map { file.expression(of: $0.value) }
      if case .getter(let items)? = binding.accessorBlock?.accessors {
        let closure = Closure(captures: [], parameters: [], body: body(of: items))
        let callee = Expression(id: file.id(of: binding), kind: .closure(closure))
        value = Expression(id: file.id(of: binding), kind: .call(callee, []))
      }
      let type = binding.typeAnnotation.map { file.types.type(of: $0.type) }
      return statement(.binding(pattern(of: binding.pattern), type, value), binding)
    }
  }

  private func statements(of node: StmtSyntax) -> [Statement] {
    switch node.as(StmtSyntaxEnum.self) {
    case .expressionStmt(let node):
      return [statement(.expression(file.expression(of: node.expression)), node)]
    case .returnStmt(let node):
      return [statement(.result(node.expression.map { file.expression(of: $0) }), node)]
    case .throwStmt(let node): return [statement(.expression(file.expression(of: node.expression)), node)]
    case .guardStmt(let node):
      // Its names hold for the statements after it, too. They are read once, so that they make one object.
      let tests = conditions(of: node.conditions)
      return [branch(node, tests: tests, node.body)] + tests
    case .whileStmt(let node) where node.isEndless: return [endlessLoop(node)]
    case .whileStmt(let node): return [branch(node, tests: conditions(of: node.conditions), node.body)]
    case .repeatStmt(let node): return [branch(node, tests: [], node.body)]
    case .deferStmt(let node): return [branch(node, tests: [], node.body)]
    case .doStmt(let node): return [attempt(node)]
    case .forStmt(let node): return [loop(node)]
    case .labeledStmt(let node): return statements(of: node.statement)
    default: return []
    }
  }

  private func branch(_ node: some SyntaxProtocol, tests: [Statement], _ block: CodeBlockSyntax)
    -> Statement
  {
    let clause = Statement.Clause(tests: tests, body: plainBody(of: block.statements))
    return statement(.branches([clause]), node)
  }

  private func attempt(_ node: DoStmtSyntax) -> Statement {
    let bodies = [node.body] + node.catchClauses.map(\.body)
    let clauses = bodies.map { Statement.Clause(tests: [], body: plainBody(of: $0.statements)) }
    return statement(.branches(clauses), node)
  }

  private func loop(_ node: ForStmtSyntax) -> Statement {
    let test = node.whereClause.map { statement(.expression(file.expression(of: $0.condition)), $0) }
    let body = (test.map { [$0] } ?? []) + plainBody(of: node.body.statements)
    let (pattern, sequence) = (pattern(of: node.pattern), file.expression(of: node.sequence))
    return statement(.loop(pattern, sequence, body, isAsync: node.awaitKeyword != nil), node)
  }

  /// A loop over something that never ends.
  private func endlessLoop(_ node: WhileStmtSyntax) -> Statement {
    let forever = Expression(id: file.id(of: node), kind: .flag(true))
    return statement(.loop(.ignored, forever, plainBody(of: node.body.statements), isAsync: true), node)
  }

  /// A body whose single expression is no result.
  func plainBody(of items: CodeBlockItemListSyntax) -> [Statement] {
    items.flatMap { statements(of: $0) }
  }

  // MARK: Branches

  /// `if` and `switch`, with tests and branches. A branch of one expression is a value.
  func branches(of node: IfExprSyntax) -> Statement {
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
    return statement(.branches(clauses), node)
  }

  func branches(of node: SwitchExprSyntax) -> Statement {
    let subject = file.expression(of: node.subject)
    return statement(.branches(clauses(of: node.cases, subject)), node)
  }

  private func clauses(of cases: SwitchCaseListSyntax, _ subject: Expression) -> [Statement.Clause] {
    var found: [Statement.Clause] = []
    for element in cases {
      switch element {
      case .switchCase(let node): found.append(clause(of: node, subject))
      case .ifConfigDecl(let node):
        file.readBranches(of: node) { elements in
          if case .switchCases(let inner)? = elements { found += clauses(of: inner, subject) }
        }
      }
    }
    return found
  }

  private func clause(of node: SwitchCaseSyntax, _ subject: Expression) -> Statement.Clause {
    var tests: [Statement] = []
    if case .case(let label) = node.label {
      for item in label.caseItems {
        tests.append(statement(.binding(pattern(of: item.pattern), nil, subject), item))
      }
    }
    return Statement.Clause(tests: tests, body: plainBody(of: node.statements))
  }

  func conditions(of list: ConditionElementListSyntax) -> [Statement] {
    list.compactMap { element in
      switch element.condition {
      case .expression(let node): statement(.expression(file.expression(of: node)), node)
      case .optionalBinding(let node): unwrapping(node)
      case .matchingPattern(let node):
        statement(.binding(pattern(of: node.pattern), nil, file.expression(of: node.initializer.value)), node)
      case .availability: nil
      }
    }
  }

  private func unwrapping(_ node: OptionalBindingConditionSyntax) -> Statement {
    let pattern = pattern(of: node.pattern)
    var value = node.initializer.map { file.expression(of: $0.value) }
    if value == nil, case .name(let name) = pattern {
      value = Expression(id: file.id(of: node), kind: .name(name, []))
    }
    return statement(.binding(pattern, node.typeAnnotation.map { file.types.type(of: $0.type) }, value), node)
  }

  // MARK: Patterns

  func pattern(of node: PatternSyntax) -> Pattern {
    switch node.as(PatternSyntaxEnum.self) {
    case .identifierPattern(let node): .name(node.identifier.text.withoutBackticks)
    case .tuplePattern(let node): .tuple(node.elements.map { pattern(of: $0.pattern) })
    case .valueBindingPattern(let node): pattern(of: node.pattern)
    case .expressionPattern(let node): pattern(of: node.expression)
    case .isTypePattern(let node): .cast(.ignored, file.types.type(of: node.type))
    default: .ignored
    }
  }

  private func pattern(of node: ExprSyntax) -> Pattern {
    if let call = node.as(FunctionCallExprSyntax.self),
      let name = call.calledExpression.as(MemberAccessExprSyntax.self)
    {
      return .enumCase(Name(name.declName.baseName.text), call.arguments.map { pattern(of: $0.expression) })
    }
    if let member = node.as(MemberAccessExprSyntax.self), member.isPath {
      return .enumCase(Name(member.declName.baseName.text), [])
    }
    if let pattern = node.as(PatternExprSyntax.self) { return self.pattern(of: pattern.pattern) }
    if let name = node.as(DeclReferenceExprSyntax.self) { return .name(name.baseName.text.withoutBackticks) }
    if let tuple = node.as(TupleExprSyntax.self) {
      return .tuple(tuple.elements.map { pattern(of: $0.expression) })
    }
    return castPattern(node.as(SequenceExprSyntax.self)) ?? .ignored
  }

  /// `let home as Home`.
  private func castPattern(_ node: SequenceExprSyntax?) -> Pattern? {
    guard let parts = node.map({ Array($0.elements) }), parts.count == 3,
      parts[1].is(UnresolvedAsExprSyntax.self),
      let type = parts[2].as(TypeExprSyntax.self)
    else { return nil }
    return .cast(pattern(of: parts[0]), file.types.type(of: type.type))
  }
}

extension WhileStmtSyntax {
  /// Whether only the end of its task leaves it: `while !Task.isCancelled { await … }`.
  fileprivate var isEndless: Bool {
    guard conditions.count == 1, case .expression(let test)? = conditions.first?.condition,
      ["true", "!Task.isCancelled"].contains(test.trimmedDescription)
    else { return false }
    let words = body.tokens(viewMode: .sourceAccurate).map(\.text)
    let leaves = words.indices.contains { place in
      switch words[place] {
      case "break", "return", "throw": true
      // A sleep throws only if the task is cancelled.
      case "try":
        // Nothing follows where the file ends here.
        !["?", "!"].contains(words.dropFirst(place + 1).first)
          && !words[(place + 1)...].starts(with: ["await", "Task", ".", "sleep"])
      default: false
      }
    }
    return words.contains("await") && !leaves
  }
}

extension MemberAccessExprSyntax {
  /// Whether it has plain names only: `.list`, `Page.list`.
  fileprivate var isPath: Bool {
    switch base?.as(ExprSyntaxEnum.self) {
    case nil, .declReferenceExpr: true
    case .memberAccessExpr(let base): base.isPath
    default: false
    }
  }
}
