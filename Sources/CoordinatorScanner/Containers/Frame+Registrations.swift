extension Frame {
  /// Remembers that what was noted since stands in a call that registers something, most often in its factory.
  mutating func enclose(effectsFrom start: Int, in name: String, at line: Int) {
    guard start < effects.count else { return }
    let place = Place(file: scope.file, line: line)
    let last = effects[start...].last { $0.kind == .calls(name) && $0.place == place }
    guard let registration = last?.subject ?? leftOut(name, at: line) else { return }
    for position in start..<effects.count where effects[position].isPartOfFactory(in: name) {
      effects[position].registration = registration
    }
  }
}

extension Frame {
  /// A call without arguments whose value is declared to be of a type: `let store: Store = shelf.resolve()`.
  struct Expectation {
    let method: String
    let type: TypeReference

    init?(_ expression: Expression, _ type: TypeReference) {
      guard case .call(let callee, let arguments) = expression.kind, arguments.isEmpty,
        case .member(_, let method) = callee.kind, ContainerWords.isResolving(method)
      else { return nil }
      (self.method, self.type) = (method, type.unwrapped)
    }
  }

  /// What an expression comes to that is declared to be of a type.
  mutating func values(of expression: Expression, as type: TypeReference?) -> Values {
    let outer = expectation
    expectation = type.flatMap { Expectation(expression, $0) }
    let values = values(of: expression, as: expected(type))
    expectation = outer
    return values
  }

  /// The type that a call without arguments is to give.
  func expectedKey(of method: String) -> Values {
    guard let expectation, expectation.method == method else { return [] }
    return Values(
      flow.parts(of: expectation.type, in: scope).map { part in
        switch part {
        case .source(let type, _): .type(type)
        case .external(let name, let arguments): .externalType(name, arguments)
        }
      }
    )
  }

  /// A registry of a package that a parameter is.
  func packagedRegistry(_ type: TypeReference?) -> Values? {
    guard let name = type?.name, PackagedRegistry.isOne(name, program.files[scope.file].imports),
      flow.resolve(name, in: scope) == nil
    else { return nil }
    return [.external(name, [])]
  }
}

extension Effect {
  fileprivate func isPartOfFactory(in name: String) -> Bool {
    guard case .calls(let method) = kind, method != name else { return false }
    return registration == nil
  }
}

extension Frame {
  /// What the last call that was left out was given, where it is the one that is meant.
  fileprivate func leftOut(_ name: String, at line: Int) -> Values? {
    leftOut.flatMap { $0.name == name && $0.line == line ? $0.subject : nil }
  }
}
