extension Statement: Stored {
  func write(to writer: inout FactWriter) {
    writer.write(line: line)
    writer.write(condition, kind)
  }

  init(from bytes: inout FactBytes) throws(SpoiledFacts) { self = try bytes.next(Statement.init) }
}

extension Statement.Clause: Stored {
  func write(to writer: inout FactWriter) { writer.write(tests, body) }

  init(from bytes: inout FactBytes) throws(SpoiledFacts) { self = try bytes.next(Statement.Clause.init) }
}

extension Argument: Stored {
  func write(to writer: inout FactWriter) { writer.write(label, value) }

  init(from bytes: inout FactBytes) throws(SpoiledFacts) { self = try bytes.next(Argument.init) }
}

extension Closure: Stored {
  func write(to writer: inout FactWriter) { writer.write(captures, parameters, returns, body) }

  init(from bytes: inout FactBytes) throws(SpoiledFacts) { self = try bytes.next(Closure.init) }
}

extension Closure.Capture: Stored {
  func write(to writer: inout FactWriter) { writer.write(name, ownership, value) }

  init(from bytes: inout FactBytes) throws(SpoiledFacts) { self = try bytes.next(Closure.Capture.init) }
}

extension Statement.Kind: Stored {
  func write(to writer: inout FactWriter) {
    switch self {
    case .binding(let a, let b, let c): writer.write(0, a, b, c)
    case .expression(let a): writer.write(1, a)
    case .result(let a): writer.write(2, a)
    case .branches(let a): writer.write(3, a)
    case .loop(let a, let b, let c, let d): writer.write(4, a, b, c, d)
    case .function(let a): writer.write(5, a)
    }
  }

  init(from bytes: inout FactBytes) throws(SpoiledFacts) {
    switch try bytes.next() as Int {
    case 0: self = .binding(try bytes.next(), try bytes.next(), try bytes.next())
    case 1: self = .expression(try bytes.next())
    case 2: self = .result(try bytes.next())
    case 3: self = .branches(try bytes.next())
    case 4:
      self = .loop(try bytes.next(), try bytes.next(), try bytes.next(), isAsync: try bytes.next())
    case 5: self = .function(try bytes.next())
    default: throw SpoiledFacts()
    }
  }
}

extension Pattern: Stored {
  func write(to writer: inout FactWriter) {
    switch self {
    case .name(let a): writer.write(0, a)
    case .tuple(let a): writer.write(1, a)
    case .enumCase(let a, let b): writer.write(2, a, b)
    case .ignored: writer.write(3)
    case .cast(let a, let b): writer.write(4, a, b)
    }
  }

  init(from bytes: inout FactBytes) throws(SpoiledFacts) {
    switch try bytes.next() as Int {
    case 0: self = .name(try bytes.next())
    case 1: self = .tuple(try bytes.next())
    case 2: self = .enumCase(try bytes.next(), try bytes.next())
    case 3: self = .ignored
    case 4: self = .cast(try bytes.next(), try bytes.next())
    default: throw SpoiledFacts()
    }
  }
}
