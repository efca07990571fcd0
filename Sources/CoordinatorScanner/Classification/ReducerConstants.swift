/// Reducers that are constants, as they were before reducers had a body: `let cart = Reducer<CartState, CartAction, Void> { … }`.
extension TCA {
  /// The program with a type for each global constant that is a reducer. It reads as the namespace that other apps write:
  /// `enum cart { typealias State = CartState; static let cart = … }`.
  static func withTypes(of program: Program) -> Program {
    if modules.isDisjoint(with: program.imports) { return program }
    return program.adding(
      program.globals.compactMap { global in
        guard let state = state(of: global.fact) else { return nil }
        var constant = global.fact
        constant.isStatic = true
        let type = TypeFact(
          kind: .enum,
          name: constant.name,
          line: constant.line,
          documentation: constant.documentation,
          condition: constant.condition,
          properties: [constant],
          aliases: [AliasFact(name: Self.state, type: state, line: constant.line)]
        )
        return (type, global.file)
      }
    )
  }

  /// The state of a constant that is a reducer; nil for other constants, and if the code does not name the state.
  static func state(of constant: PropertyFact) -> TypeReference? {
    guard isReducer(constant) else { return nil }
    let named = constant.initial?.all.compactMap { part -> TypeReference? in
      if case .name(let name, let arguments) = part.kind { .named(name, arguments) } else { nil }
    }
    return ([constant.type].compactMap(\.self) + (named ?? [])).first { type in
      type.name.map { types.contains($0.lastPart) } ?? false && !type.arguments.isEmpty
    }?.arguments.first
  }

  /// Whether a constant is a reducer: its type says so, it starts with `Reducer`, or it joins others as in
  /// `cart.combined(with: core)`.
  private static func isReducer(_ constant: PropertyFact) -> Bool {
    if let type = constant.type { return type.name.map { types.contains($0.lastPart) } ?? false }
    guard let initial = constant.initial else { return false }
    return initial.start.plainName.map { types.contains($0.lastPart) } ?? false
      || initial.callee?.member == joining
  }

  /// Whether a type is a reducer, or only the namespace around one: `enum Cart { static let reducer = Reducer<…> { … } }`.
  static func isValue(_ type: TypeID, _ program: Program) -> Bool {
    let fact = program[type]
    guard !fact.isProtocol, !fact.isExternal else { return false }
    return fact.attributes.contains { $0.name.map { types.contains($0.lastPart) } ?? false }
      || program.externals(of: type).contains { types.contains($0.name.lastPart) }
      || fact.properties.contains { $0.fact.isStatic && isReducer($0.fact) }
  }
}
