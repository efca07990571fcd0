extension Expression {
  /// The last name in it: that of a variable, a member or a function.
  var name: Name? {
    switch kind {
    case .name(let name, _), .member(_, let name): name
    default: nil
    }
  }

  /// The expressions that it is made of, closures and blocks aside.
  var parts: [Expression] {
    switch kind {
    case .member(let base, _): [base].compactMap { $0 }
    case .call(let callee, let arguments), .index(let callee, let arguments):
      [callee] + arguments.map(\.value)
    case .closure(let closure): closure.captures.compactMap(\.value)
    case .tuple(let arguments): arguments.map(\.value)
    case .array(let parts), .choice(let parts), .other(let parts): parts
    case .dictionary(let keys, let values): keys + values
    case .cast(let value, _): [value]
    case .assignment(let left, let right), .addition(let left, let right): [left, right]
    case .name, .block, .text, .type, .nothing: []
    }
  }

  /// It and all that it is made of.
  var all: [Expression] {
    var found = [self]
    var next = 0
    while next < found.count {
      found += found[next].parts
      next += 1
    }
    return found
  }

  /// All names in it, closures aside.
  var names: Set<Name> { Set(all.compactMap(\.name)) }

  /// What is cast, where it is a cast.
  var withoutCasts: Expression {
    if case .cast(let value, _) = kind { return value.withoutCasts }
    return self
  }

  /// Whether it asks for something to be there or not: `a == nil`.
  var asksForNothing: Bool {
    if case .other(let parts) = kind { return parts.contains { $0.kind == .nothing } }
    return false
  }
}
