extension QuickReader {
  /// What `let` and `var` bind, as a rule: a name, a tuple of names, or nothing.
  mutating func plainPattern() throws(NotPlain) -> Pattern {
    if take(.wildcard) { return .ignored }
    if at(.leftParen) {
      return try tuplePattern { (reader: inout QuickReader) throws(NotPlain) in try reader.plainPattern() }
    }
    if at(.selfValue) { return .name(try word()) }
    return .name(try name())
  }

  /// What a case is compared with: what it binds of that, and where.
  mutating func pattern() throws(NotPlain) -> Pattern {
    try enter()
    defer { leave() }
    if take(.is) {
      _ = try type()
      return .ignored
    }
    if take(.let) || take(.var) { return try pattern() }
    if at(.selfValue) { throw NotPlain() }
    let first = place
    if let pattern = try simplePattern(), isAtPatternEnd { return pattern }
    // Anything else is an expression, and binds nothing that is followed.
    place = first
    let outer = (isInCondition, isInPattern)
    (isInCondition, isInPattern) = (true, true)
    try pass { (reader: inout QuickReader) throws(NotPlain) in try reader.expression() }
    (isInCondition, isInPattern) = outer
    return .ignored
  }

  private var isAtPatternEnd: Bool {
    switch token.kind {
    case .comma, .colon, .rightParen, .leftBrace: true
    default: at(.assign) || at(.where) || at(.in)
    }
  }

  /// A name, a case or a tuple; nil for anything else.
  private mutating func simplePattern() throws(NotPlain) -> Pattern? {
    if take(.wildcard) { return .ignored }
    if at(.leftParen) {
      return try tuplePattern { (reader: inout QuickReader) throws(NotPlain) in try reader.pattern() }
    }
    var caseName: Name?
    var name: Name?
    if at(.word), !Keyword.isReserved(token.name) { name = try word() }
    while at(.period), token(after: 1).kind == .word {
      place += 1
      caseName = try word()
    }
    guard at(.leftParen), !token.isFirst else {
      if let caseName { return .enumCase(caseName, []) }
      return name.map { .name($0) }
    }
    guard let caseName else { return nil }
    guard
      case .tuple(let parts) = try tuplePattern({ (reader: inout QuickReader) throws(NotPlain) in
        try reader.pattern()
      })
    else { return nil }
    return .enumCase(caseName, parts)
  }

  private mutating func tuplePattern(_ part: (inout QuickReader) throws(NotPlain) -> Pattern) throws(NotPlain)
    -> Pattern
  {
    try expect(.leftParen)
    var parts: [Pattern] = []
    while !take(.rightParen) {
      if at(.word), token(after: 1).kind == .colon { place += 2 }
      parts.append(try part(&self))
      if !at(.rightParen) { try expect(.comma) }
    }
    return .tuple(parts)
  }
}
