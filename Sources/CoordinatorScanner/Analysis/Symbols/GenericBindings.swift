/// The generic arguments of one call.
struct GenericBindings {
  let fact: FunctionFact
  let arguments: ArgumentValues

  /// Values of the parameters whose type is an argument, as in `resolve(Home.self)`, or the expected result.
  var ofTypes: [Name: PointsToSet] {
    guard !fact.generics.isEmpty else { return [:] }
    var found: [Name: PointsToSet] = [:]
    for (position, parameter) in fact.parameters.enumerated() {
      guard let name = parameter.argumentType?.name?.metatypeName, fact.hasGeneric(name) else { continue }
      found[name] = argument(for: parameter, at: position)?.instances
    }
    if let asked = arguments[SummaryKey.result], let name = fact.returns?.name {
      found[name] = asked.instances
    }
    return found.filter { !$0.value.isEmpty }
  }

  /// The same, and values of the parameters that an argument has as its type.
  var all: [Name: PointsToSet] {
    var found = ofTypes
    for (position, parameter) in fact.parameters.enumerated() {
      guard let name = parameter.argumentType?.name, fact.hasGeneric(name) else { continue }
      found[name] = argument(for: parameter, at: position) ?? found[name]
    }
    return found
  }

  /// The value for a parameter; the elements where it takes several arguments.
  private func argument(for parameter: Parameter, at position: Int) -> PointsToSet? {
    parameter.takesSeveral ? arguments[position]?.flattened : arguments[position]
  }
}

extension FunctionFact {
  fileprivate func hasGeneric(_ name: Name) -> Bool { generics.contains { $0.name == name } }

  /// Whether the default of a parameter is the result type: `_ type: T.Type = T.self`.
  func asksForResult(by parameter: Parameter) -> Bool {
    guard let name = parameter.type?.name?.metatypeName, hasGeneric(name) else { return false }
    return returns?.name == name && parameter.initial?.name == name
  }

  /// Whether only the caller knows the result type: `func resolve<T>() -> T`.
  var makesWhatIsAsked: Bool {
    guard let name = returns?.name, hasGeneric(name) else { return false }
    return !parameters.contains { $0.type?.names.contains(name) ?? false }
  }
}

extension TypeReference {
  /// All names in it. A metatype counts as its type.
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
  var metatypeName: Name? { hasSuffix(".Type") ? outerPart : nil }
}
