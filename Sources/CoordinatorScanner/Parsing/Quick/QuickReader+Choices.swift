extension QuickReader {
  /// `if`, with all that follows in `else`: what it asks, and what each way does.
  mutating func ifChoice() throws(NotPlain) -> Statement {
    let line = line
    var clauses: [Statement.Clause] = []
    var isOpen = true
    while isOpen {
      try expect(.if)
      clauses.append(Statement.Clause(tests: try tests(), body: try plainBody()))
      isOpen = false
      if take(.else) {
        isOpen = at(.if)
        if !isOpen { clauses.append(Statement.Clause(tests: [], body: try plainBody())) }
      }
    }
    return statement(.branches(clauses), line)
  }

  /// What `if`, `guard` and `while` ask.
  mutating func tests() throws(NotPlain) -> [Statement] {
    var found: [Statement] = []
    repeat {
      let line = line
      if at(.pound), token.keyword == .available || token.keyword == .unavailable {
        guard token(after: 1).kind == .leftParen else { throw NotPlain() }
        place = end(ofBracketAt: place + 1)
      } else if at(.let) || at(.var) {
        found.append(try unwrapping())
      } else if take(.case) {
        let pattern = try pattern()
        try expect(.assign)
        found.append(statement(.binding(pattern, nil, try test()), line))
      } else {
        found.append(statement(.expression(try test()), line))
      }
    } while take(.comma)
    return found
  }

  private mutating func unwrapping() throws(NotPlain) -> Statement {
    let line = line
    place += 1
    let pattern = try plainPattern()
    let type = take(.colon) ? try type() : nil
    var value: Expression?
    if take(.assign) {
      value = try test()
    } else if case .name(let name) = pattern {
      value = Expression(line: line, kind: .name(name, []))
    }
    return statement(.binding(pattern, type, value), line)
  }

  /// An expression that a body in braces may follow.
  mutating func test() throws(NotPlain) -> Expression {
    let outer = isInCondition
    isInCondition = true
    let value = try expression()
    isInCondition = outer
    return value
  }

  // MARK: Switch

  mutating func switchChoice() throws(NotPlain) -> Statement {
    let line = line
    try expect(.switch)
    let subject = try test()
    try expect(.leftBrace)
    let clauses = try inside { (reader: inout QuickReader) throws(NotPlain) in
      var clauses: [Statement.Clause] = []
      while !reader.at(.rightBrace) { try reader.readClause(subject, into: &clauses) }
      return clauses
    }
    try expect(.rightBrace)
    return statement(.branches(clauses), line)
  }

  private mutating func readClause(_ subject: Expression, into clauses: inout [Statement.Clause])
    throws(NotPlain)
  {
    if at(.pound), token.name == Keyword.if.rawValue {
      var inner: [Statement.Clause] = []
      try readBranches { (reader: inout QuickReader) throws(NotPlain) in
        try reader.readClause(subject, into: &inner)
      }
      clauses += inner
      return
    }
    if at(.at), token(after: 1).name == Keyword.unknown.rawValue { place += 2 }
    var tests: [Statement] = []
    if take(.case) {
      repeat {
        let line = line
        tests.append(statement(.binding(try pattern(), nil, subject), line))
        if take(.where) { try passTest() }
      } while take(.comma)
    } else {
      try expect(.default)
    }
    try expect(.colon)
    clauses.append(Statement.Clause(tests: tests, body: try clauseBody()))
  }

  private mutating func clauseBody() throws(NotPlain) -> [Statement] {
    var body: [Statement] = []
    while !isAtClauseEnd {
      try readStatement(into: &body)
      if !isAtClauseEnd { try endItem() }
    }
    return body
  }

  private var isAtClauseEnd: Bool {
    if at(.rightBrace) || at(.case) || at(.default) || at(.end) || isAtBranch { return true }
    if at(.at), token(after: 1).name == Keyword.unknown.rawValue { return true }
    // A branch of `#if` with statements in it belongs to the clause, one with cases to the switch.
    guard at(.pound), token.name == Keyword.if.rawValue else { return false }
    var position = place + 1
    while !tokens[position].isFirst, tokens[position].kind != .end { position += 1 }
    let inner = tokens[position]
    return inner.keyword == .case || inner.keyword == .default || inner.kind == .at
  }
}
