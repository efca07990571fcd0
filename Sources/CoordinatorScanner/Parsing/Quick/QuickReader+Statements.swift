extension QuickReader {
  /// The statements of a body in braces. A body of one expression returns it.
  mutating func body() throws(NotPlain) -> [Statement] {
    Self.returning(try plainBody())
  }

  static func returning(_ body: [Statement]) -> [Statement] {
    guard body.count == 1, case .expression(let value) = body[0].kind else { return body }
    return [Statement(line: body[0].line, condition: body[0].condition, kind: .result(value))]
  }

  /// The statements of a body in braces that returns nothing by being one expression.
  mutating func plainBody() throws(NotPlain) -> [Statement] {
    try expect(.leftBrace)
    return try restOfBody()
  }

  /// The statements of a body whose opening brace was passed.
  mutating func restOfBody() throws(NotPlain) -> [Statement] {
    let body = try inside { (reader: inout QuickReader) throws(NotPlain) in
      var body: [Statement] = []
      if !reader.at(.rightBrace) { body.reserveCapacity(4) }
      while !reader.at(.rightBrace) { try reader.readItem(into: &body) }
      return body
    }
    try expect(.rightBrace)
    return body
  }

  /// Reads the next statement or declaration with what ends it.
  private mutating func readItem(into body: inout [Statement]) throws(NotPlain) {
    try readStatement(into: &body)
    try endItem()
  }

  /// Reads the next statement or declaration; several for `guard`, `#if` and lists of variables.
  mutating func readStatement(into body: inout [Statement]) throws(NotPlain) {
    if at(.pound), token.name == Keyword.if.rawValue { return try readBranchesOfStatements(into: &body) }
    if let keyword = declarationKeyword(), keyword != .initializer {
      return try readDeclaration(keyword, into: &body)
    }
    let line = line
    guard at(.word), let keyword = token.keyword else { return try readExpression(into: &body) }
    switch keyword {
    case .return: body.append(statement(.result(try returned()), line))
    case .throw:
      place += 1
      body.append(statement(.expression(try expression()), line))
    case .guard: try readGuard(into: &body)
    case .for: body.append(try loop())
    case .while: body.append(try whileLoop())
    case .repeat: body.append(try repeatLoop())
    case .do: body.append(try attempt())
    case .defer:
      place += 1
      body.append(try branch(line, tests: []))
    case .break, .continue: try passJump()
    case .fallthrough: place += 1
    case .yield, .discard, .then, .case, .default: throw NotPlain()
    default: try readExpression(into: &body)
    }
  }

  func statement(_ kind: Statement.Kind, _ line: Int) -> Statement {
    Statement(line: line, condition: condition, kind: kind)
  }

  private mutating func readExpression(into body: inout [Statement]) throws(NotPlain) {
    // A label of a loop.
    if at(.word), !Keyword.isReserved(token.name), token(after: 1).kind == .colon {
      place += 2
      guard at(.for) || at(.while) || at(.repeat) || at(.do) || at(.if) || at(.switch) else {
        throw NotPlain()
      }
      return try readStatement(into: &body)
    }
    let line = line
    body.append(statement(.expression(try expression()), line))
  }

  private mutating func readBranchesOfStatements(into body: inout [Statement]) throws(NotPlain) {
    var inner: [Statement] = []
    try readBranches { (reader: inout QuickReader) throws(NotPlain) in try reader.readItem(into: &inner) }
    body += inner
  }

  private mutating func returned() throws(NotPlain) -> Expression? {
    place += 1
    if at(.rightBrace) || at(.semicolon) || at(.end) { return nil }
    if at(.pound), token.name == Keyword.if.rawValue || isAtBranch { return nil }
    if at(.case) || at(.default) { return nil }
    if token.isFirst { throw NotPlain() }
    return try expression()
  }

  private mutating func passJump() throws(NotPlain) {
    place += 1
    if at(.word), !token.isFirst { _ = try name() }
  }

  private mutating func readDeclaration(_ keyword: Keyword, into body: inout [Statement]) throws(NotPlain) {
    let line = line
    switch keyword {
    case .let, .var:
      _ = try preamble()
      place += 1
      repeat { body.append(try binding()) } while take(.comma)
    case .func: body.append(statement(.function(try function()), line))
    case .typealias: _ = try alias()
    case .class, .struct, .enum, .actor:
      // Within a closure the parser comes to types in another order.
      guard !isInClosure else { throw NotPlain() }
      try readType(keyword)
    default: throw NotPlain()
    }
  }

  private mutating func binding() throws(NotPlain) -> Statement {
    let line = line
    let pattern = try plainPattern()
    let type = take(.colon) ? try type() : nil
    var value: Expression?
    if take(.assign) { value = try expression() }
    if at(.leftBrace) {
      if isAtAccessors {
        var other = PropertyFact(name: .empty, line: 1)
        try pass { (reader: inout QuickReader) throws(NotPlain) in try reader.readAccessors(into: &other) }
      } else {
        let closure = Closure(captures: [], parameters: [], body: try body())
        value = Expression(line: line, kind: .call(Expression(line: line, kind: .closure(closure)), []))
      }
    }
    return statement(.binding(pattern, type, value), line)
  }

  // MARK: Ways

  private mutating func readGuard(into body: inout [Statement]) throws(NotPlain) {
    let line = line
    place += 1
    let count = facts.types.count
    let tests = try tests()
    guard facts.types.count == count else { throw NotPlain() }
    try expect(.else)
    body.append(try branch(line, tests: tests))
    body += tests
  }

  private mutating func whileLoop() throws(NotPlain) -> Statement {
    let line = line
    place += 1
    return try branch(line, tests: tests())
  }

  private mutating func repeatLoop() throws(NotPlain) -> Statement {
    let line = line
    place += 1
    let loop = try branch(line, tests: [])
    try expect(.while)
    try pass { (reader: inout QuickReader) throws(NotPlain) in try reader.expression() }
    return loop
  }

  private mutating func branch(_ line: Int, tests: [Statement]) throws(NotPlain) -> Statement {
    statement(.branches([Statement.Clause(tests: tests, body: try plainBody())]), line)
  }

  private mutating func attempt() throws(NotPlain) -> Statement {
    let line = line
    place += 1
    var clauses = [Statement.Clause(tests: [], body: try plainBody())]
    while take(.catch) {
      if !at(.leftBrace) { try passCatchItems() }
      clauses.append(Statement.Clause(tests: [], body: try plainBody()))
    }
    return statement(.branches(clauses), line)
  }

  private mutating func passCatchItems() throws(NotPlain) {
    repeat {
      _ = try pattern()
      if take(.where) { try passTest() }
    } while take(.comma)
  }

  /// Passes an expression that a body in braces or a colon follows.
  mutating func passTest() throws(NotPlain) {
    try pass { (reader: inout QuickReader) throws(NotPlain) in try reader.test() }
  }

  private mutating func loop() throws(NotPlain) -> Statement {
    let line = line
    place += 1
    while take(.try) || take(.await) {}
    let pattern = take(.case) ? try pattern() : try plainPattern()
    if take(.colon) { _ = try type() }
    try expect(.in)
    let sequence = try test()
    var body: [Statement] = []
    if at(.where) {
      let line = self.line
      place += 1
      body.append(statement(.expression(try test()), line))
    }
    body += try plainBody()
    return statement(.loop(pattern, sequence, body), line)
  }
}
