extension Expression: Stored {
  func write(to writer: inout FactWriter) { writer.write(id, kind) }

  init(from bytes: inout FactBytes) throws(SpoiledFacts) { self = try bytes.next(Expression.init) }
}

extension ExpressionID: Stored {
  func write(to writer: inout FactWriter) {
    writer.write(line: line)
    writer.write(number)
  }

  init(from bytes: inout FactBytes) throws(SpoiledFacts) { self = try bytes.next(ExpressionID.init) }
}

extension Expression.Kind: Stored {
  func write(to writer: inout FactWriter) {
    switch self {
    case .name(let a, let b): writer.write(0, a, b)
    case .member(let a, let b): writer.write(1, a, b)
    case .call(let a, let b): writer.write(2, a, b)
    case .index(let a, let b): writer.write(3, a, b)
    case .closure(let a): writer.write(4, a)
    case .tuple(let a): writer.write(5, a)
    case .array(let a): writer.write(6, a)
    case .dictionary(let a, let b): writer.write(7, a, b)
    case .cast(let a, let b): writer.write(8, a, b)
    case .choice(let a): writer.write(9, a)
    case .assignment(let a, let b): writer.write(10, a, b)
    case .addition(let a, let b): writer.write(11, a, b)
    case .block(let a): writer.write(12, a)
    case .text(let a): writer.write(13, a)
    case .type(let a): writer.write(14, a)
    case .nothing: writer.write(15)
    case .other(let a): writer.write(16, a)
    case .flag(let a): writer.write(17, a)
    }
  }

  init(from bytes: inout FactBytes) throws(SpoiledFacts) {
    switch try bytes.next() as Int {
    case 0: self = .name(try bytes.next(), try bytes.next())
    case 1: self = .member(try bytes.next(), try bytes.next())
    case 2: self = .call(try bytes.next(), try bytes.next())
    case 3: self = .index(try bytes.next(), try bytes.next())
    case 4: self = .closure(try bytes.next())
    case 5: self = .tuple(try bytes.next())
    case 6: self = .array(try bytes.next())
    case 7: self = .dictionary(keys: try bytes.next(), values: try bytes.next())
    case 8: self = .cast(try bytes.next(), try bytes.next())
    case 9: self = .choice(try bytes.next())
    case 10: self = .assignment(try bytes.next(), try bytes.next())
    case 11: self = .addition(try bytes.next(), try bytes.next())
    case 12: self = .block(try bytes.next())
    case 13: self = .text(try bytes.next())
    case 14: self = .type(try bytes.next())
    case 15: self = .nothing
    case 16: self = .other(try bytes.next())
    case 17: self = .flag(try bytes.next())
    default: throw SpoiledFacts()
    }
  }
}

extension TypeReference: Stored {
  func write(to writer: inout FactWriter) {
    switch self {
    case .named(let a, let b): writer.write(0, a, b)
    case .optional(let a): writer.write(1, a)
    case .list(let a): writer.write(2, a)
    case .dictionary(let a, let b): writer.write(3, a, b)
    case .tuple(let a, let b): writer.write(4, a, b)
    case .function(let a, let b): writer.write(5, a, b)
    case .composition(let a): writer.write(6, a)
    }
  }

  init(from bytes: inout FactBytes) throws(SpoiledFacts) {
    switch try bytes.next() as Int {
    case 0: self = .named(try bytes.next(), try bytes.next())
    case 1: self = .optional(try bytes.next())
    case 2: self = .list(try bytes.next())
    case 3: self = .dictionary(try bytes.next(), try bytes.next())
    case 4: self = .tuple(try bytes.next(), try bytes.next())
    case 5: self = .function(try bytes.next(), try bytes.next())
    case 6: self = .composition(try bytes.next())
    default: throw SpoiledFacts()
    }
  }
}
