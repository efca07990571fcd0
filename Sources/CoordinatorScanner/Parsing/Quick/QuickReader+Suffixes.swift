extension QuickReader {
  /// An expression with what stands behind it: members, calls, indices, `?` and `!`.
  ///
  /// - Parameter isLiteral: Whether it is nothing that takes a closure.
  mutating func suffixes(of base: Expression, isLiteral: Bool = false) throws(NotPlain) -> Expression {
    var (value, isLiteral) = (base, isLiteral)
    while true {
      let token = token
      switch token.kind {
      case .period:
        if token.isApart, !token.isFirst { throw NotPlain() }
        value = try member(of: value)
        isLiteral = false
      case .leftParen:
        if token.isFirst { return value }
        value = Expression(line: value.line, kind: .call(value, try givenArguments()))
        isLiteral = false
      case .leftSquare:
        if token.isFirst { return value }
        value = Expression(line: value.line, kind: .index(value, try arguments(.leftSquare, .rightSquare)))
        if at(.leftBrace), !isInCondition { throw NotPlain() }
        isLiteral = false
      case .leftBrace:
        guard !isLiteral, try takesClosure() else { return value }
        var given: [Argument] = []
        try readClosures(into: &given)
        value = Expression(line: value.line, kind: .call(value, given))
      case .postfixQuestion, .exclamation: place += 1
      case .postfix:
        guard token.name >= 0 else { throw NotPlain() }
        place += 1
        value = Expression(line: value.line, kind: .other([value]))
      default: return value
      }
    }
  }

  private mutating func member(of base: Expression) throws(NotPlain) -> Expression {
    place += 1
    guard !token.isApart else { throw NotPlain() }
    if take(.number) {
      let token = tokens[place - 1]
      let name = text(Int(token.start)..<Int(token.end))
      return Expression(line: base.line, kind: .member(base, Name(name)))
    }
    let isOwn = at(.selfValue)
    let name = try word()
    passLabels()
    _ = try genericArguments()
    return isOwn ? base : Expression(line: base.line, kind: .member(base, name))
  }

  // MARK: Arguments

  /// What a call is given: what stands in its brackets, then the closures behind them.
  private mutating func givenArguments() throws(NotPlain) -> [Argument] {
    var given = try arguments()
    guard at(.leftBrace), try takesClosure() else { return given }
    try readClosures(into: &given)
    return given
  }

  mutating func arguments(_ opening: Token.Kind = .leftParen, _ closing: Token.Kind = .rightParen)
    throws(NotPlain) -> [Argument]
  {
    try expect(opening)
    let isPattern = isInPattern
    return try inside(pattern: isPattern) { (reader: inout QuickReader) throws(NotPlain) in
      var found: [Argument] = []
      while !reader.take(closing) {
        found.append(try reader.argument())
        if !reader.at(closing) { try reader.expect(.comma) }
      }
      return found
    }
  }

  private mutating func argument() throws(NotPlain) -> Argument {
    var label: Name?
    if at(.word), token(after: 1).kind == .colon {
      label = try word()
      place += 1
    }
    // An operator that is handed on as a function: `sorted(by: <)`.
    if token.isOperator, token(after: 1).kind == .comma || token(after: 1).kind == .rightParen {
      guard token.name >= 0 else { throw NotPlain() }
      let value = Expression(line: line, kind: .name(names[token.name], []))
      place += 1
      return Argument(label: label, value: value)
    }
    return Argument(label: label, value: try expression())
  }

  /// Reads closures behind a call: the first without a label, the others with theirs.
  private mutating func readClosures(into found: inout [Argument]) throws(NotPlain) {
    found.append(Argument(label: nil, value: try closureExpression()))
    while at(.word), token(after: 1).kind == .colon, token(after: 2).kind == .leftBrace, !at(.default) {
      let label = try word()
      place += 1
      found.append(Argument(label: label, value: try closureExpression()))
    }
  }

  private mutating func closureExpression() throws(NotPlain) -> Expression {
    let line = line
    return Expression(line: line, kind: .closure(try closure()))
  }

  /// Whether a brace behind an expression starts a closure that it is given, and no body, as the parser tells.
  private func takesClosure() throws(NotPlain) -> Bool {
    if isAtAccessors { return false }
    let next = token(after: 1)
    if next.name == Keyword.case.rawValue { return false }
    guard isInCondition else {
      if token.isFirst { throw NotPlain() }
      return true
    }
    if next.isFirst { return false }
    let behind = tokens[end(ofBracketAt: place)]
    switch behind.kind {
    case .leftBrace, .comma: throw NotPlain()
    case .leftSquare, .leftParen, .period, .postfixQuestion, .infixQuestion, .exclamation, .colon, .postfix,
      .infix:
      if !behind.isFirst { throw NotPlain() }
      return false
    default:
      if behind.keyword == .where || behind.keyword == .is || behind.keyword == .as { throw NotPlain() }
      return false
    }
  }
}
