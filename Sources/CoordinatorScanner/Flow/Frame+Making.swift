extension Frame {
  /// Makes an object of a type of the program.
  mutating func make(_ type: TypeID, _ given: [Given], at line: Int) -> Values {
    // `self.init(…)` and `super.init(…)` go on with the same object.
    if program[type].isProtocol { return [.typed(type)] }
    let made = Value.object(Allocation(type: type, place: Place(file: scope.file, line: line)))
    note(.creates, [], [made], at: line)
    let initializers = program.functions(named: "init", on: type)
    if initializers.isEmpty {
      for argument in given {
        if let label = argument.label { note(.sets(label), [made], argument.values, at: line) }
      }
    } else {
      _ = invoke(initializers, on: [made], of: type, given, at: line)
    }
    return passesThrough(type) ? join(given).filter { isCoordinator($0) }.orElse([made]) : [made]
  }

  /// Makes an object of a type from elsewhere. What wraps a coordinator counts as the coordinator.
  mutating func makeExternal(
    _ name: String,
    _ arguments: [TypeReference],
    _ given: [Given],
    at line: Int
  ) -> Values {
    note(.hands("init"), [.external(name, arguments)], join(given), at: line)
    let wrapped = join(given).flattened.filter { isCoordinator($0) }
    if !wrapped.isEmpty, Self.isWrapper(name) { return wrapped }
    return [.external(name, arguments)]
  }

  /// Whether a type of the program only dresses a coordinator: `AnyCoordinator`.
  private func passesThrough(_ type: TypeID) -> Bool {
    program[type].name.lastPart.hasPrefix("Any") && !program[type].generics.isEmpty
  }

  private static func isWrapper(_ name: String) -> Bool {
    let name = name.lastPart
    return name.hasPrefix("Any") || name.hasSuffix("Coordinator") || name.hasSuffix("Router")
      || name.hasPrefix("Strong")
  }

  func isCoordinator(_ value: Value) -> Bool {
    switch value {
    case .object(let allocation): flow.cast.isCoordinator(allocation.type)
    case .typed(let type): flow.cast.isCoordinator(type)
    default: false
    }
  }
}

extension Values {
  func orElse(_ other: Values) -> Values { isEmpty ? other : self }
}
