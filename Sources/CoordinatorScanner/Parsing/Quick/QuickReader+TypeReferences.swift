extension QuickReader {
  /// A type as it is written.
  mutating func type() throws(NotPlain) -> TypeReference {
    try enter()
    defer { leave() }
    try passSpecifiers()
    if at(.leftParen) { return try typeInParens() }
    return try composition(from: simpleType())
  }

  private mutating func passSpecifiers() throws(NotPlain) {
    try passAttributes()
    while token.keyword?.isSpecifier == true, at(.word), startsType(token(after: 1)) {
      place += 1
      try passAttributes()
    }
  }

  private func startsType(_ token: Token) -> Bool {
    switch token.kind {
    case .word, .leftParen, .leftSquare, .at: !token.isFirst
    default: false
    }
  }

  /// `(Int, A) async throws -> B`, `(a: Int, A)`, `(any A)?`.
  private mutating func typeInParens() throws(NotPlain) -> TypeReference {
    let (labels, parts) = try tupleParts()
    if isAtFunction {
      try passEffects()
      try expect(.arrow)
      return .function(parts, try type())
    }
    let tuple = parts.count == 1 ? parts[0] : .tuple(labels, parts)
    return try composition(from: suffixes(of: tuple))
  }

  /// Whether what stands in brackets was the parameters of a function.
  private var isAtFunction: Bool {
    if at(.arrow) { return true }
    guard at(.async) || at(.throws) else { return false }
    return !token.isFirst
  }

  /// Passes `async`, `throws` and `rethrows`.
  mutating func passEffects() throws(NotPlain) {
    while at(.async) || at(.throws) || at(.rethrows) {
      place += 1
      if at(.leftParen), tokens[place - 1].name == Keyword.throws.rawValue { place = end(ofBracketAt: place) }
    }
  }

  private mutating func tupleParts() throws(NotPlain) -> ([Name?], [TypeReference]) {
    try expect(.leftParen)
    var (labels, parts): ([Name?], [TypeReference]) = ([], [])
    while !take(.rightParen) {
      var label: Name?
      if at(.word), token(after: 1).kind == .colon {
        label = try word()
        place += 1
      } else if at(.word), token(after: 1).kind == .word, token(after: 2).kind == .colon {
        label = try word()
        place += 2
      }
      labels.append(label)
      parts.append(try type())
      _ = take(.ellipsis)
      if !at(.rightParen) { try expect(.comma) }
    }
    return (labels, parts)
  }

  private mutating func composition(from first: TypeReference) throws(NotPlain) -> TypeReference {
    guard at(.ampersand), at(.infix) else { return first }
    var parts = [first]
    while at(.infix), take(.ampersand) { parts.append(try simpleType()) }
    return .composition(parts)
  }

  private mutating func simpleType() throws(NotPlain) -> TypeReference {
    if (at(.some) || at(.any)), startsType(token(after: 1)) { place += 1 }
    if at(.leftSquare) { return try suffixes(of: typeInSquares()) }
    if at(.leftParen) {
      let (labels, parts) = try tupleParts()
      return try suffixes(of: parts.count == 1 ? parts[0] : .tuple(labels, parts))
    }
    if at(.prefix), take(.tilde) {
      _ = try simpleType()
      return .composition([])
    }
    let isName = at(.anyType) || at(.selfType) || !Keyword.isReserved(token.name)
    guard isName, !at(.each), !at(.repeat) else { throw NotPlain() }
    return try suffixes(of: .named(word(), typeArguments()))
  }

  private mutating func typeInSquares() throws(NotPlain) -> TypeReference {
    try expect(.leftSquare)
    let first = try type()
    guard take(.colon) else {
      try expect(.rightSquare)
      return .list(first)
    }
    let second = try type()
    try expect(.rightSquare)
    return .dictionary(first, second)
  }

  /// Types in angles, where there are any.
  mutating func typeArguments() throws(NotPlain) -> [TypeReference] {
    guard takePrefix("<") else { return [] }
    var found: [TypeReference] = []
    while !takePrefix(">") {
      found.append(try type())
      if !isAtPrefix(">") { try expect(.comma) }
    }
    return found
  }

  /// A type with the members and the marks of optionals behind it.
  private mutating func suffixes(of type: TypeReference) throws(NotPlain) -> TypeReference {
    var type = type
    while !token.isFirst {
      if at(.period) {
        place += 1
        type = try member(of: type)
      } else if !token.isApart, takePrefix("?") || takePrefix("!") {
        type = .optional(type)
      } else {
        return type
      }
    }
    if at(.period) { throw NotPlain() }
    return type
  }

  private mutating func member(of base: TypeReference) throws(NotPlain) -> TypeReference {
    if at(.metatype) || at(.metaprotocol) { return .named(Name("\(base).\(try word())"), []) }
    return .named(Name("\(base.name?.text ?? base.description).\(try name())"), try typeArguments())
  }
}
