extension FileFacts: Stored {
  func write(to writer: inout FactWriter) {
    writer.write(
      path,
      module,
      imports,
      types,
      functions,
      variables,
      aliases,
      statements,
      suppressions,
      size,
      brokenLine
    )
  }

  init(from bytes: inout FactBytes) throws(SpoiledFacts) {
    self.init(path: try bytes.next(), module: try bytes.next())
    imports = try bytes.next()
    types = try bytes.next()
    functions = try bytes.next()
    variables = try bytes.next()
    aliases = try bytes.next()
    statements = try bytes.next()
    suppressions = try bytes.next()
    size = try bytes.next()
    brokenLine = try bytes.next()
  }
}

extension Suppression: Stored {
  func write(to writer: inout FactWriter) { writer.write(line, lines, rules, reason) }

  init(from bytes: inout FactBytes) throws(SpoiledFacts) {
    try self.init(line: bytes.next(), lines: bytes.next(), rules: bytes.next(), reason: bytes.next())
  }
}

extension TypeFact: Stored {
  func write(to writer: inout FactWriter) {
    writer.write(
      kind,
      name,
      line,
      documentation,
      condition,
      attributes,
      inherited,
      generics,
      requirements,
      properties,
      functions,
      cases,
      aliases
    )
  }

  init(from bytes: inout FactBytes) throws(SpoiledFacts) {
    try self.init(
      kind: bytes.next(),
      name: bytes.next(),
      line: bytes.next(),
      documentation: bytes.next(),
      condition: bytes.next(),
      attributes: bytes.next(),
      inherited: bytes.next(),
      generics: bytes.next(),
      requirements: bytes.next(),
      properties: bytes.next(),
      functions: bytes.next(),
      cases: bytes.next(),
      aliases: bytes.next()
    )
  }
}

extension GenericFact: Stored {
  func write(to writer: inout FactWriter) { writer.write(name, constraints) }

  init(from bytes: inout FactBytes) throws(SpoiledFacts) {
    try self.init(name: bytes.next(), constraints: bytes.next())
  }
}

extension AliasFact: Stored {
  func write(to writer: inout FactWriter) { writer.write(name, type) }

  init(from bytes: inout FactBytes) throws(SpoiledFacts) {
    try self.init(name: bytes.next(), type: bytes.next())
  }
}

extension CaseFact: Stored {
  func write(to writer: inout FactWriter) { writer.write(name, payload) }

  init(from bytes: inout FactBytes) throws(SpoiledFacts) {
    try self.init(name: bytes.next(), payload: bytes.next())
  }
}

extension PropertyFact: Stored {
  func write(to writer: inout FactWriter) {
    writer.write(
      name,
      line,
      documentation,
      condition,
      attributes,
      type,
      hold,
      isStatic,
      isLazy,
      isConstant,
      initial,
      getter,
      observers,
      wrapping
    )
  }

  init(from bytes: inout FactBytes) throws(SpoiledFacts) {
    try self.init(
      name: bytes.next(),
      line: bytes.next(),
      documentation: bytes.next(),
      condition: bytes.next(),
      attributes: bytes.next(),
      type: bytes.next(),
      hold: bytes.next(),
      isStatic: bytes.next(),
      isLazy: bytes.next(),
      isConstant: bytes.next(),
      initial: bytes.next(),
      getter: bytes.next(),
      observers: bytes.next(),
      wrapping: bytes.next()
    )
  }
}

extension FunctionFact: Stored {
  func write(to writer: inout FactWriter) {
    writer.write(
      name,
      line,
      documentation,
      condition,
      attributes,
      parameters,
      generics,
      returns,
      isStatic,
      isOverride,
      isAsync,
      body
    )
  }

  init(from bytes: inout FactBytes) throws(SpoiledFacts) {
    try self.init(
      name: bytes.next(),
      line: bytes.next(),
      documentation: bytes.next(),
      condition: bytes.next(),
      attributes: bytes.next(),
      parameters: bytes.next(),
      generics: bytes.next(),
      returns: bytes.next(),
      isStatic: bytes.next(),
      isOverride: bytes.next(),
      isAsync: bytes.next(),
      body: bytes.next()
    )
  }
}

extension Parameter: Stored {
  func write(to writer: inout FactWriter) { writer.write(label, name, type, initial, takesSeveral) }

  init(from bytes: inout FactBytes) throws(SpoiledFacts) {
    try self.init(
      label: bytes.next(),
      name: bytes.next(),
      type: bytes.next(),
      initial: bytes.next(),
      takesSeveral: bytes.next()
    )
  }
}
