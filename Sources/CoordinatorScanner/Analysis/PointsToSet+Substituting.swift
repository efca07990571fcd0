/// What stands for `self` and for the parameters of a function, where it is called.
struct Substitution {
  var this: PointsToSet
  var parameters: ArgumentValues
}

extension PointsToSet {
  func substituting(_ substitution: Substitution) -> PointsToSet {
    guard isOpen else { return self }
    return flatMap { $0.substituting(substitution) }
  }
}

extension AbstractValue {
  /// Whether something in it is only known where the function is called.
  var isOpen: Bool {
    switch self {
    case .this, .parameter: true
    case .callable(let inner), .elements(let inner), .view(let inner): inner.isOpen
    case .tuple(_, let parts), .enumCase(_, let parts): parts.contains(where: \.isOpen)
    default: false
    }
  }

  /// Whether it is a parameter, or holds one.
  var hasParameter: Bool {
    switch self {
    case .parameter: true
    case .callable(let inner), .elements(let inner), .view(let inner): inner.hasParameter
    case .tuple(_, let parts), .enumCase(_, let parts): parts.contains(where: \.hasParameter)
    default: false
    }
  }

  fileprivate func substituting(_ substitution: Substitution) -> PointsToSet {
    switch self {
    case .this: substitution.this
    case .parameter(let position): substitution.parameters[position] ?? []
    default: [holding { $0.substituting(substitution) }]
    }
  }
}
