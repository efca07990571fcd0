extension QuickReader {
  /// One operand of an expression, with what stands before it: `try`, `await`, operators.
  mutating func operand() throws(NotPlain) -> Expression {
    switch token.kind {
    case .word:
      guard let keyword = token.keyword else { return try postfixed() }
      return try operand(keyword)
    case .prefix: return try prefixed()
    default: return try postfixed()
    }
  }

  /// An operand that starts with a word of the grammar. What is rare is not read here: `await { }()`, `Self<A>()`, and
  /// accessors of addresses.
  private mutating func operand(_ keyword: Keyword) throws(NotPlain) -> Expression {
    let (line, next) = (line, token(after: 1))
    switch keyword {
    case .try:
      place += 1
      if !take(.postfixQuestion) { _ = take(.exclamation) }
      return Expression(line: line, kind: try operand().kind)
    case .await where next.kind == .leftBrace: throw NotPlain()
    case .await where startsOperand(next):
      place += 1
      return Expression(line: line, kind: try operand().kind)
    case .if: return Expression(line: line, kind: .block([try ifChoice()]))
    case .switch: return Expression(line: line, kind: .block([try switchChoice()]))
    case .let where isInPattern, .var where isInPattern:
      _ = try pattern()
      return Expression(line: line, kind: .other([]))
    case .selfType where next.isOperator && !next.isApart: throw NotPlain()
    case .unsafeAddress, .unsafeMutableAddress: throw NotPlain()
    default: return try postfixed()
    }
  }

  /// An operand with an operator before it.
  private mutating func prefixed() throws(NotPlain) -> Expression {
    let (line, isAddress) = (line, at(.ampersand))
    guard token.name >= 0 else { throw NotPlain() }
    place += 1
    guard !at(.prefix), !at(.if), !at(.switch) else { throw NotPlain() }
    let value = try postfixed()
    return Expression(line: line, kind: isAddress ? value.kind : .other([value]))
  }

  private func startsOperand(_ token: Token) -> Bool {
    guard !token.isFirst else { return false }
    switch token.kind {
    case .word: return token.keyword != .as && token.keyword != .is && token.keyword != .in
    case .leftParen, .leftSquare, .period: return token.isApart
    default: return false
    }
  }

  private mutating func postfixed() throws(NotPlain) -> Expression {
    let line = line
    switch token.kind {
    case .number:
      place += 1
      return try suffixes(of: Expression(line: line, kind: .other([])), isLiteral: true)
    case .text, .longText, .textStart:
      return try suffixes(of: Expression(line: line, kind: text()), isLiteral: true)
    case .backslash: return try keyPath()
    case .word: return try suffixes(of: named(), isLiteral: isAtLiteral)
    case .leftParen: return try suffixes(of: Expression(line: line, kind: tuple()))
    case .leftSquare: return try suffixes(of: Expression(line: line, kind: list()), isLiteral: true)
    case .leftBrace where !isInCondition:
      return try suffixes(of: Expression(line: line, kind: .closure(try closure())), isLiteral: true)
    case .period: return try suffixes(of: implicitMember())
    case .pound: return try suffixes(of: macro())
    default: throw NotPlain()
    }
  }

  /// Whether the word is one that nothing can be handed to.
  @inline(__always)
  private var isAtLiteral: Bool { at(.true) || at(.false) || at(.nil) }

  private mutating func named() throws(NotPlain) -> Expression {
    let line = line
    switch token.keyword {
    case .selfValue, .selfType: return Expression(line: line, kind: .name(try word(), []))
    case .super:
      place += 1
      guard at(.period) || at(.leftSquare) else { throw NotPlain() }
      return Expression(line: line, kind: .name(.parent, []))
    case .nil:
      place += 1
      return Expression(line: line, kind: .nothing)
    case .true, .false, .wildcard:
      place += 1
      return Expression(line: line, kind: .other([]))
    case .anyType: return Expression(line: line, kind: .type(.named(try word(), [])))
    default:
      let name = try name()
      passLabels()
      return Expression(line: line, kind: .name(name, try genericArguments()))
    }
  }

  /// Passes the labels behind a function's name: `didTap(_:)`.
  mutating func passLabels() {
    guard at(.leftParen), !token.isApart, token(after: 1).kind == .word, token(after: 2).kind == .colon else {
      return
    }
    var position = place + 1
    while tokens[position].kind == .word, tokens[position + 1].kind == .colon { position += 2 }
    if tokens[position].kind == .rightParen { place = position + 1 }
  }

  /// Generic arguments of a name in an expression, where there are any.
  mutating func genericArguments() throws(NotPlain) -> [TypeReference] {
    guard isAtPrefix("<"), let end = try genericsEnd(place), followsGenerics(end) else { return [] }
    let arguments = try typeArguments()
    guard place == end else { throw NotPlain() }
    return arguments
  }

  private mutating func implicitMember() throws(NotPlain) -> Expression {
    let line = line
    place += 1
    guard at(.word), !token.isApart else { throw NotPlain() }
    let name = try word()
    passLabels()
    _ = try genericArguments()
    return Expression(line: line, kind: .member(nil, name))
  }

  /// `#selector(didTap)`, `#file`.
  private mutating func macro() throws(NotPlain) -> Expression {
    let line = line
    guard token.keyword?.isDirective != true else { throw NotPlain() }
    place += 1
    var values: [Expression] = []
    if at(.leftParen), !token.isFirst { values = try arguments().map(\.value) }
    if token.isOperator { throw NotPlain() }
    if at(.leftBrace), !isInCondition, !token.isFirst {
      try pass { (reader: inout QuickReader) throws(NotPlain) in try reader.closure() }
    }
    return Expression(line: line, kind: .other(values))
  }

  private mutating func tuple() throws(NotPlain) -> Expression.Kind {
    let parts = try arguments()
    if parts.count == 1, parts[0].label == nil { return parts[0].value.kind }
    return .tuple(parts)
  }

  private mutating func list() throws(NotPlain) -> Expression.Kind {
    try expect(.leftSquare)
    if take(.rightSquare) { return .array([]) }
    if take(.colon) {
      try expect(.rightSquare)
      return .dictionary(keys: [], values: [])
    }
    return try inside { (reader: inout QuickReader) throws(NotPlain) in
      let first = try reader.expression()
      return reader.at(.colon) ? try reader.dictionary(from: first) : try reader.array(from: first)
    }
  }

  private mutating func array(from first: Expression) throws(NotPlain) -> Expression.Kind {
    var parts = [first]
    while !take(.rightSquare) {
      try expect(.comma)
      if !at(.rightSquare) { parts.append(try expression()) }
    }
    return .array(parts)
  }

  private mutating func dictionary(from first: Expression) throws(NotPlain) -> Expression.Kind {
    var (keys, values) = ([first], [Expression]())
    while true {
      try expect(.colon)
      values.append(try expression())
      if take(.comma), !at(.rightSquare) {
        keys.append(try expression())
      } else {
        try expect(.rightSquare)
        return .dictionary(keys: keys, values: values)
      }
    }
  }

  /// A text; where there is code in it, what that is.
  private mutating func text() throws(NotPlain) -> Expression.Kind {
    let token = token
    place += 1
    switch token.kind {
    case .text: return .text(text(Int(token.start) + 1..<Int(token.end) - 1))
    case .longText: return .text(longText(Int(token.start) + 4..<Int(token.end) - 3))
    default:
      var parts: [Expression] = []
      while !take(.textEnd) { parts += try arguments().map(\.value) }
      return .other(parts)
    }
  }

  /// The lines of a text without their indentation, which is that of its end.
  private func longText(_ range: Range<Int>) -> String {
    var lines = bytes[range].split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let indentation = lines.removeLast().count
    let text = lines.map { $0.dropFirst(indentation) }.joined(separator: [UInt8(ascii: "\n")])
    return String(decoding: Array(text), as: UTF8.self)
  }

  /// What a key path names: it may read any of these.
  private mutating func keyPath() throws(NotPlain) -> Expression {
    let line = line
    place += 1
    if at(.word) {
      guard at(.selfType) || !Keyword.isReserved(token.name) else { throw NotPlain() }
      place += 1
      if try genericsEnd(place) != nil { _ = try typeArguments() }
    }
    guard at(.period), !token.isFirst else { throw NotPlain() }
    var members: [Expression] = []
    while true {
      if take(.period) {
        guard at(.word), !token.isApart else { throw NotPlain() }
        members.append(Expression(line: line, kind: .member(nil, try word())))
      } else if !take(.postfixQuestion), !take(.exclamation) {
        break
      }
    }
    if (at(.leftParen) || at(.leftSquare) || at(.postfix)) && !token.isApart { throw NotPlain() }
    return Expression(line: line, kind: .other(members))
  }
}
