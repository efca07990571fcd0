extension QuickReader {
  /// A part of an expression: an operand, or an operator between two.
  fileprivate enum Part {
    case operand(Expression)
    case assign, add, addAssign, coalesce
    case other
    /// `? value :`
    case choice(Expression)
    case cast(TypeReference)
    case test
  }

  /// An expression with all its operands.
  mutating func expression() throws(NotPlain) -> Expression {
    try enter()
    defer { leave() }
    let first = try operand()
    guard continues else { return first }
    var parts: [Part] = []
    parts.reserveCapacity(3)
    parts.append(.operand(first))
    while continues { try readOperator(into: &parts) }
    return Expression(line: first.line, kind: try kind(of: parts[...]))
  }

  /// Whether an operator follows. What a pattern is compared with starts behind it.
  @inline(__always)
  private var continues: Bool {
    switch token.kind {
    case .infix: !(isInPattern && at(.assign))
    case .infixQuestion: true
    case .word: at(.as) || at(.is)
    default: false
    }
  }

  private mutating func readOperator(into parts: inout [Part]) throws(NotPlain) {
    if take(.infixQuestion) {
      let value = try inside { (reader: inout QuickReader) throws(NotPlain) in try reader.expression() }
      try expect(.colon)
      parts.append(.choice(value))
    } else if take(.as) {
      if !take(.postfixQuestion) { _ = take(.exclamation) }
      parts.append(.cast(try type()))
      return
    } else if take(.is) {
      _ = try type()
      parts.append(.test)
      return
    } else {
      parts.append(try sign())
    }
    parts.append(.operand(try operand()))
  }

  private mutating func sign() throws(NotPlain) -> Part {
    let name = token.name
    guard name >= 0 else { throw NotPlain() }
    place += 1
    switch Keyword(rawValue: name) {
    case .assign: return .assign
    case .addAssign: return .addAssign
    case .coalesce: return .coalesce
    case .plus: return .add
    case .arrow: throw NotPlain()
    default: return .other
    }
  }

  // MARK: Precedence

  /// What operators make of operands. Only those matter that hand a value on; they bind in this order, weakest first.
  private func kind(of parts: ArraySlice<Part>) throws(NotPlain) -> Expression.Kind {
    if let place = parts.firstIndex(where: \.isAssign) {
      return .assignment(try value(of: parts[..<place]), try value(of: parts[(place + 1)...]))
    }
    if let place = parts.firstIndex(where: \.isAddAssign) {
      return .addition(try value(of: parts[..<place]), try value(of: parts[(place + 1)...]))
    }
    for place in parts.indices {
      guard case .choice(let first) = parts[place] else { continue }
      let test = try value(of: parts[..<place])
      let second = try value(of: parts[(place + 1)...])
      return .choice([Expression(line: test.line, kind: .other([test])), first, second])
    }
    let ways = parts.split(whereSeparator: \.isCoalesce)
    guard ways.count > 1 else { return try unary(parts) }
    var values: [Expression] = []
    for way in ways { values.append(try value(of: way)) }
    return .choice(values)
  }

  private func value(of parts: ArraySlice<Part>) throws(NotPlain) -> Expression {
    guard case .operand(let first)? = parts.first else { throw NotPlain() }
    return parts.count == 1 ? first : Expression(line: first.line, kind: try kind(of: parts))
  }

  /// A cast, or operators whose result is a new value.
  private func unary(_ parts: ArraySlice<Part>) throws(NotPlain) -> Expression.Kind {
    if parts.count == 2, case .operand(let value)? = parts.first, case .cast(let type)? = parts.last {
      return .cast(value, type)
    }
    var operands: [Expression] = []
    var isSum = false
    for part in parts {
      switch part {
      case .operand(let value):
        // A type is no operand, and the parser drops it.
        if case .type = value.kind { throw NotPlain() }
        operands.append(value)
      case .add: isSum = true
      default: break
      }
    }
    return isSum ? .choice(operands) : .other(operands)
  }
}

extension QuickReader.Part {
  fileprivate var isAssign: Bool { if case .assign = self { true } else { false } }
  fileprivate var isAddAssign: Bool { if case .addAssign = self { true } else { false } }
  fileprivate var isCoalesce: Bool { if case .coalesce = self { true } else { false } }
}
