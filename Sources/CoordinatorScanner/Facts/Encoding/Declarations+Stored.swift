// Each type writes its parts in the order of its memberwise initializer, which reads them.

extension FileFacts: Stored {
  func write(to writer: inout FactWriter) {
    writer.write(path, module, imports, types, functions, variables, aliases)
    writer.write(statements, suppressions, size, brokenLine)
  }

  init(from bytes: inout FactBytes) throws(SpoiledFacts) { self = try bytes.next(FileFacts.init) }
}

extension Suppression: Stored {
  func write(to writer: inout FactWriter) {
    for line in [line, lines.lowerBound, lines.upperBound] { writer.write(line: line) }
    writer.write(rules)
  }

  init(from bytes: inout FactBytes) throws(SpoiledFacts) { self = try bytes.next(Suppression.init) }
}

extension TypeFact: Stored {
  func write(to writer: inout FactWriter) {
    writer.write(kind, name)
    writer.write(line: line)
    writer.write(documentation, condition, attributes)
    writer.write(inherited, generics, requirements, properties, functions, cases, aliases)
  }

  init(from bytes: inout FactBytes) throws(SpoiledFacts) { self = try bytes.next(TypeFact.init) }
}

extension GenericFact: Stored {
  func write(to writer: inout FactWriter) { writer.write(name, constraints) }

  init(from bytes: inout FactBytes) throws(SpoiledFacts) { self = try bytes.next(GenericFact.init) }
}

extension AliasFact: Stored {
  func write(to writer: inout FactWriter) {
    writer.write(name, type)
    writer.write(line: line)
    writer.write(isLimited)
  }

  init(from bytes: inout FactBytes) throws(SpoiledFacts) { self = try bytes.next(AliasFact.init) }
}

extension CaseFact: Stored {
  func write(to writer: inout FactWriter) { writer.write(name, payload) }

  init(from bytes: inout FactBytes) throws(SpoiledFacts) { self = try bytes.next(CaseFact.init) }
}

extension PropertyFact: Stored {
  func write(to writer: inout FactWriter) {
    writer.write(name)
    writer.write(line: line)
    writer.write(documentation, condition, attributes)
    writer.write(type, hold, isStatic, isLazy, isConstant, initial, getter, observers, wrapping)
  }

  init(from bytes: inout FactBytes) throws(SpoiledFacts) { self = try bytes.next(PropertyFact.init) }
}

extension FunctionFact: Stored {
  func write(to writer: inout FactWriter) {
    writer.write(name)
    writer.write(line: line)
    writer.write(condition, attributes)
    writer.write(parameters, generics, returns, isStatic, isOverride, isAsync, body)
  }

  init(from bytes: inout FactBytes) throws(SpoiledFacts) { self = try bytes.next(FunctionFact.init) }
}

extension Parameter: Stored {
  func write(to writer: inout FactWriter) { writer.write(label, name, type, initial, takesSeveral) }

  init(from bytes: inout FactBytes) throws(SpoiledFacts) { self = try bytes.next(Parameter.init) }
}
