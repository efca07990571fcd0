extension Interpreter {
  /// What the generic parameters of a function stand for, as the types that it is given by position tell it.
  static func types(of fact: FunctionFact, toldBy arguments: ArgumentValues) -> [Name: PointsToSet] {
    guard !fact.generics.isEmpty else { return [:] }
    var types: [Name: PointsToSet] = [:]
    for (position, parameter) in fact.parameters.enumerated() {
      guard let name = parameter.argumentType?.name?.metatypeName, fact.hasGeneric(name) else { continue }
      types[name] = arguments.given(for: parameter, at: position)?.instances
    }
    if let asked = arguments[SummaryKey.result], let name = fact.returns?.name {
      types[name] = asked.instances
    }
    return types.filter { !$0.value.isEmpty }
  }

  /// The same, and what else it is given of them.
  static func bindings(of fact: FunctionFact, _ arguments: ArgumentValues) -> [Name: PointsToSet] {
    var bindings = types(of: fact, toldBy: arguments)
    for (position, parameter) in fact.parameters.enumerated() {
      guard let name = parameter.argumentType?.name, fact.hasGeneric(name) else { continue }
      bindings[name] = arguments.given(for: parameter, at: position) ?? bindings[name]
    }
    return bindings
  }
}

extension ArgumentValues {
  /// What a parameter is given, one by one where it takes several.
  fileprivate func given(for parameter: Parameter, at position: Int) -> PointsToSet? {
    parameter.takesSeveral ? self[position]?.flattened : self[position]
  }
}

extension FunctionFact {
  fileprivate func hasGeneric(_ name: Name) -> Bool { generics.contains { $0.name == name } }

  /// Whether a parameter that is left out is the type of what is asked for: `_ type: T.Type = T.self`.
  func asksForResult(by parameter: Parameter) -> Bool {
    guard let name = parameter.type?.name?.metatypeName, hasGeneric(name) else { return false }
    return returns?.name == name && parameter.initial?.name == name
  }

  /// Whether only who calls it knows what it returns: `func resolve<T>() -> T`.
  var makesWhatIsAsked: Bool {
    guard let name = returns?.name, hasGeneric(name) else { return false }
    return !parameters.contains { $0.type?.names.contains(name) ?? false }
  }
}

extension TypeReference {
  /// All names in it, those of metatypes by what they are of.
  fileprivate var names: [Name] {
    switch self {
    case .named(let name, let arguments): [name.metatypeName ?? name] + arguments.flatMap(\.names)
    case .optional(let wrapped), .list(let wrapped): wrapped.names
    case .dictionary(let key, let value): key.names + value.names
    case .tuple(_, let parts), .composition(let parts): parts.flatMap(\.names)
    case .function(let inputs, let output): inputs.flatMap(\.names) + output.names
    }
  }
}

extension Name {
  /// `T` of `T.Type`.
  fileprivate var metatypeName: Name? { hasSuffix(".Type") ? outerPart : nil }
}

extension PointsToSet {
  /// Something of each type among them.
  fileprivate var instances: PointsToSet {
    flatMap { value in
      switch value {
      case .type(let type): [.typed(type)]
      case .externalType(let name, let arguments): [.external(name, arguments)]
      default: []
      }
    }
  }

  /// The types of what is known by its type only.
  var metatypes: PointsToSet {
    flatMap { value in
      switch value {
      case .typed(let type): [.type(type)]
      case .external(let name, let arguments): [.externalType(name, arguments)]
      default: []
      }
    }
  }
}
