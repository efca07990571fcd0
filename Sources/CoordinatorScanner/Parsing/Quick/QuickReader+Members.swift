extension QuickReader {
  /// Reads the properties that one `var` or `let` declares.
  mutating func readProperties(into found: inout [PropertyFact]) throws(NotPlain) {
    let preamble = try preamble()
    var shared = PropertyFact(name: .empty, line: 1)
    shared.documentation = documentation(before: preamble.first)
    shared.condition = condition
    shared.attributes = preamble.attributes
    shared.wrapping = preamble.wrapping
    shared.hold = preamble.hold
    shared.isStatic = preamble.isStatic
    shared.isLazy = preamble.isLazy
    shared.isConstant = at(.let)
    place += 1
    repeat { try readProperties(like: shared, into: &found) } while take(.comma)
  }

  private mutating func readProperties(like shared: PropertyFact, into found: inout [PropertyFact])
    throws(NotPlain)
  {
    var property = shared
    property.line = line
    let pattern = try plainPattern()
    if take(.colon) { property.type = try type() }
    if take(.assign) {
      property.initial = try inside { (reader: inout QuickReader) throws(NotPlain) in try reader.expression()
      }
    }
    if at(.leftBrace) {
      if isAtAccessors {
        try readAccessors(into: &property)
      } else {
        guard property.initial == nil else { throw NotPlain() }
        property.getter = try body()
      }
    }
    for name in pattern.names {
      property.name = name
      found.append(property)
    }
  }

  /// Whether a brace starts a list of accessors, and no getter.
  var isAtAccessors: Bool {
    var position = place + 1
    while tokens[position].kind == .at { position += 2 }
    while tokens[position].kind == .word,
      tokens[position].keyword == .mutating || tokens[position].keyword == .nonmutating
    {
      position += 1
    }
    return tokens[position].kind == .word && tokens[position].keyword?.isAccessor == true
  }

  mutating func readAccessors(into property: inout PropertyFact) throws(NotPlain) {
    try expect(.leftBrace)
    while !take(.rightBrace) {
      try passAttributes()
      while take(.mutating) || take(.nonmutating) {}
      try readAccessor(into: &property)
      _ = take(.semicolon)
    }
  }

  private mutating func readAccessor(into property: inout PropertyFact) throws(NotPlain) {
    guard at(.word), token.keyword?.isAccessor == true else { throw NotPlain() }
    let isGetter = at(.get) || at(.hiddenRead)
    place += 1
    if take(.leftParen) {
      if isGetter { throw NotPlain() }
      _ = try name()
      try expect(.rightParen)
    }
    try passEffects()
    let statements = at(.leftBrace) ? try body() : []
    if isGetter {
      property.getter = statements
    } else {
      property.observers += statements
    }
  }
}

extension Pattern {
  /// The names that it binds, as far as they stand in tuples.
  fileprivate var names: [Name] {
    switch self {
    case .name(let name): [name]
    case .tuple(let parts): parts.flatMap(\.names)
    default: []
    }
  }
}
