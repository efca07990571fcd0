extension QuickReader {
  /// Reads a declaration of a type or an extension, with all types within it.
  mutating func readType(_ keyword: Keyword) throws(NotPlain) {
    guard let kind = keyword.typeKind else { throw NotPlain() }
    try enter()
    defer { leave() }
    let preamble = try preamble()
    try expect(keyword)
    var fact = TypeFact(kind: kind, name: .empty, line: line)
    var inner = scope
    if kind == .extension {
      guard let name = try type().name else { throw NotPlain() }
      fact.name = name
      inner = [name]
    } else {
      inner.append(try name())
      fact.name = .joined(inner)
      fact.documentation = documentation(before: preamble.first)
      let generics = try generics()
      if kind != .protocol { fact.generics = generics }
    }
    fact.condition = condition
    fact.attributes = preamble.attributes
    if take(.colon) { fact.inherited = try inherited() }
    fact.requirements = try requirements()
    try readMembers(of: fact, inner)
  }

  private mutating func readMembers(of fact: TypeFact, _ inner: [Name]) throws(NotPlain) {
    try expect(.leftBrace)
    var fact = fact
    let outer = scope
    scope = inner
    while !take(.rightBrace) { try readMember(into: &fact) }
    scope = outer
    facts.types.append(fact)
  }

  private mutating func readMember(into fact: inout TypeFact) throws(NotPlain) {
    if at(.pound), token.name == Keyword.if.rawValue {
      var inner = fact
      try readBranches { (reader: inout QuickReader) throws(NotPlain) in try reader.readMember(into: &inner) }
      fact = inner
    } else {
      guard let keyword = declarationKeyword() else { throw NotPlain() }
      try readMember(keyword, into: &fact)
    }
    try endItem()
  }

  private mutating func readMember(_ keyword: Keyword, into fact: inout TypeFact) throws(NotPlain) {
    switch keyword {
    case .let, .var: try readProperties(into: &fact.properties)
    case .func: fact.functions.append(try function())
    case .initializer: fact.functions.append(try initializer())
    case .deinit: fact.functions.append(try deinitializer())
    case .subscript: fact.functions.append(try subscripting())
    case .case: try readCases(into: &fact.cases)
    case .typealias: fact.aliases.append(try alias())
    case .associatedtype: fact.generics.append(try associatedType())
    case .import: throw NotPlain()
    default: try readType(keyword)
    }
  }

  private mutating func readCases(into found: inout [CaseFact]) throws(NotPlain) {
    _ = try preamble()
    try expect(.case)
    repeat {
      var fact = CaseFact(name: try name(), payload: [])
      if at(.leftParen) { fact.payload = try parameters(ofCase: ()) }
      if take(.assign) {
        try pass { (reader: inout QuickReader) throws(NotPlain) in try reader.expression() }
      }
      found.append(fact)
    } while take(.comma)
  }

  /// The types of what comes with a case.
  private mutating func parameters(ofCase: Void) throws(NotPlain) -> [TypeReference] {
    try expect(.leftParen)
    var found: [TypeReference] = []
    while !take(.rightParen) {
      if at(.word), token(after: 1).kind == .colon { place += 2 }
      found.append(try type())
      if take(.assign) {
        try pass { (reader: inout QuickReader) throws(NotPlain) in try reader.expression() }
      }
      if !at(.rightParen) { try expect(.comma) }
    }
    return found
  }

  mutating func alias() throws(NotPlain) -> AliasFact {
    _ = try preamble()
    try expect(.typealias)
    let name = try name()
    _ = try generics()
    try expect(.assign)
    let type = try type()
    _ = try requirements()
    return AliasFact(name: name, type: type)
  }

  private mutating func associatedType() throws(NotPlain) -> GenericFact {
    _ = try preamble()
    try expect(.associatedtype)
    let name = try name()
    let constraints = take(.colon) ? try inherited() : []
    if take(.assign) { _ = try type() }
    _ = try requirements()
    return GenericFact(name: name, constraints: constraints)
  }

  /// What an inheritance clause names.
  private mutating func inherited() throws(NotPlain) -> [TypeReference] {
    var found: [TypeReference] = []
    repeat {
      found.append(take(.class) ? .named("class", []) : try type())
    } while take(.comma)
    return found
  }
}

extension Keyword {
  /// What it declares, where that is a type or an extension.
  fileprivate var typeKind: TypeFact.Kind? {
    switch self {
    case .actor: .actor
    case .class: .class
    case .enum: .enum
    case .extension: .extension
    case .protocol: .protocol
    case .struct: .struct
    default: nil
    }
  }
}
