extension QuickReader {
  /// The properties that one `var` or `let` declares.
  mutating func properties() throws(NotPlain) -> [PropertyFact] {
    let preamble = try preamble()
    var shared = PropertyFact(name: "", line: 1)
    shared.documentation = documentation(before: preamble.first)
    shared.condition = condition
    shared.attributes = preamble.attributes
    shared.wrapping = preamble.wrapping
    shared.hold = preamble.hold
    shared.isStatic = preamble.isStatic
    shared.isLazy = preamble.isLazy
    shared.isConstant = at(.let)
    place += 1
    var found: [PropertyFact] = []
    repeat { found += try properties(like: shared) } while take(.comma)
    return found
  }

  private mutating func properties(like shared: PropertyFact) throws(NotPlain) -> [PropertyFact] {
    var property = shared
    property.line = line
    let names = try plainPattern().names
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
    return names.map { name in
      var copy = property
      copy.name = name
      return copy
    }
  }

  /// Whether a brace starts a list of accessors, and no getter.
  var isAtAccessors: Bool {
    var position = place + 1
    while tokens[position].kind == .at { position += 2 }
    while tokens[position].kind == .word,
      [Keyword.mutating, .nonmutating].contains(where: { $0.rawValue == tokens[position].name })
    {
      position += 1
    }
    return tokens[position].kind == .word && Keyword.accessors.contains(tokens[position].name)
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
    guard at(.word), Keyword.accessors.contains(token.name) else { throw NotPlain() }
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
