extension QuickReader {
  /// Generic parameters, where there are any.
  mutating func generics() throws(NotPlain) -> [GenericFact] {
    guard takePrefix("<") else { return [] }
    var found: [GenericFact] = []
    while !takePrefix(">") {
      if at(.each) || at(.let) { throw NotPlain() }
      let name = try name()
      found.append(GenericFact(name: name, constraints: take(.colon) ? [try type()] : []))
      if !isAtPrefix(">") { try expect(.comma) }
    }
    return found
  }

  /// The conditions of a `where` clause, where there is one.
  mutating func requirements() throws(NotPlain) -> [GenericFact] {
    guard take(.where) else { return [] }
    var found: [GenericFact] = []
    repeat {
      let first = place
      _ = try type()
      let name = Name(text(from: first, upTo: place))
      if !take(.colon) {
        guard at(.infix), names[token.name] == "==" else { throw NotPlain() }
        place += 1
      }
      found.append(GenericFact(name: name, constraints: [try type()]))
    } while take(.comma)
    return found
  }

  // MARK: Angles

  /// Whether the next token is an operator that starts with a sign. Angles and marks of optionals run together.
  @inline(__always)
  func isAtPrefix(_ sign: Unicode.Scalar) -> Bool {
    token.isOperator && bytes[Int(token.start)] == UInt8(ascii: sign)
  }

  /// Passes one sign of an operator.
  mutating func takePrefix(_ sign: Unicode.Scalar) -> Bool {
    guard isAtPrefix(sign) else { return false }
    if token.end - token.start == 1 {
      place += 1
    } else {
      tokens[place].start += 1
      tokens[place].name = -1
      tokens[place].isApart = false
    }
    return true
  }

  /// The position behind generic arguments that start at one; nil where none do, as in `a < b`.
  ///
  /// They are told as the parser tells them: by whether they are types, and by what follows.
  func genericsEnd(_ start: Int) throws(NotPlain) -> Int? {
    guard tokens[start].isOperator, bytes[Int(tokens[start].start)] == UInt8(ascii: "<") else { return nil }
    var (depth, position) = (0, start)
    while true {
      let token = tokens[position]
      if token.isOperator, token.name != Keyword.arrow.rawValue, token.name != Keyword.ampersand.rawValue {
        guard let closed = try closes(token, &depth) else { return nil }
        if closed { break }
      } else if token.kind == .word, token.name == Keyword.wildcard.rawValue {
        throw NotPlain()
      } else if !isInTypes(position) {
        return nil
      }
      position += 1
    }
    return position + 1
  }

  /// Whether the outermost angle is closed within an operator; nil where it is none of types. What stands behind it in
  /// the same operator may be the mark of an optional, `A<B>?.self`, or another operator: that is left to the parser.
  private func closes(_ token: Token, _ depth: inout Int) throws(NotPlain) -> Bool? {
    for place in Int(token.start)..<Int(token.end) {
      switch bytes[place] {
      case UInt8(ascii: "<"): depth += 1
      case UInt8(ascii: ">"):
        depth -= 1
        if depth == 0, place < Int(token.end) - 1 { throw NotPlain() }
        if depth == 0 { return true }
      case UInt8(ascii: "?"), UInt8(ascii: "!"): break
      default: return nil
      }
    }
    return depth > 0 ? false : nil
  }

  private func isInTypes(_ position: Int) -> Bool {
    let token = tokens[position]
    switch token.kind {
    case .word:
      return !Keyword.isReserved(token.name) || token.name == Keyword.anyType.rawValue
        || token.name == Keyword.selfType.rawValue
    case .period, .comma, .colon, .leftSquare, .rightSquare, .leftParen, .rightParen: return true
    case .infix, .prefix, .postfix:
      return token.name == Keyword.arrow.rawValue || token.name == Keyword.ampersand.rawValue
    default: return false
    }
  }

  /// Whether a list in angles in an expression is one of types, by what follows it.
  func followsGenerics(_ position: Int) -> Bool {
    let token = tokens[position]
    switch token.kind {
    case .rightParen, .rightSquare, .leftBrace, .rightBrace, .period, .comma, .semicolon, .end, .colon,
      .exclamation, .postfixQuestion:
      return true
    case .leftParen, .leftSquare: return !token.isFirst
    case .infix: return token.name == Keyword.ampersand.rawValue
    default: return false
    }
  }
}
