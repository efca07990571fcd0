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
  func write(to writer: inout FactWriter) {
    writer.write(line, lines, rules, reason)
  }

  init(from bytes: inout FactBytes) throws(SpoiledFacts) {
    self.init(
      line: try bytes.next(),
      lines: try bytes.next(),
      rules: try bytes.next(),
      reason: try bytes.next()
    )
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
    self.init(
      kind: try bytes.next(),
      name: try bytes.next(),
      line: try bytes.next(),
      documentation: try bytes.next(),
      condition: try bytes.next(),
      attributes: try bytes.next(),
      inherited: try bytes.next(),
      generics: try bytes.next(),
      requirements: try bytes.next(),
      properties: try bytes.next(),
      functions: try bytes.next(),
      cases: try bytes.next(),
      aliases: try bytes.next()
    )
  }
}

extension GenericFact: Stored {
  func write(to writer: inout FactWriter) {
    writer.write(name, constraints)
  }

  init(from bytes: inout FactBytes) throws(SpoiledFacts) {
    self.init(
      name: try bytes.next(),
      constraints: try bytes.next()
    )
  }
}

extension AliasFact: Stored {
  func write(to writer: inout FactWriter) {
    writer.write(name, type)
  }

  init(from bytes: inout FactBytes) throws(SpoiledFacts) {
    self.init(
      name: try bytes.next(),
      type: try bytes.next()
    )
  }
}

extension CaseFact: Stored {
  func write(to writer: inout FactWriter) {
    writer.write(name, payload)
  }

  init(from bytes: inout FactBytes) throws(SpoiledFacts) {
    self.init(
      name: try bytes.next(),
      payload: try bytes.next()
    )
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
    self.init(
      name: try bytes.next(),
      line: try bytes.next(),
      documentation: try bytes.next(),
      condition: try bytes.next(),
      attributes: try bytes.next(),
      type: try bytes.next(),
      hold: try bytes.next(),
      isStatic: try bytes.next(),
      isLazy: try bytes.next(),
      isConstant: try bytes.next(),
      initial: try bytes.next(),
      getter: try bytes.next(),
      observers: try bytes.next(),
      wrapping: try bytes.next()
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
      body
    )
  }

  init(from bytes: inout FactBytes) throws(SpoiledFacts) {
    self.init(
      name: try bytes.next(),
      line: try bytes.next(),
      documentation: try bytes.next(),
      condition: try bytes.next(),
      attributes: try bytes.next(),
      parameters: try bytes.next(),
      generics: try bytes.next(),
      returns: try bytes.next(),
      isStatic: try bytes.next(),
      isOverride: try bytes.next(),
      body: try bytes.next()
    )
  }
}

extension Parameter: Stored {
  func write(to writer: inout FactWriter) {
    writer.write(label, name, type, initial, takesSeveral)
  }

  init(from bytes: inout FactBytes) throws(SpoiledFacts) {
    self.init(
      label: try bytes.next(),
      name: try bytes.next(),
      type: try bytes.next(),
      initial: try bytes.next(),
      takesSeveral: try bytes.next()
    )
  }
}
