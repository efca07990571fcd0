/// The receiver and the arguments of a call, which replace `self` and the parameters in a summary.
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
  /// Whether it has `self` or a parameter, which only a caller knows.
  var isOpen: Bool {
    switch self {
    case .this, .parameter: true
    case .callable(let inner), .elements(let inner), .view(let inner): inner.isOpen
    case .tuple(_, let parts), .enumCase(_, let parts): parts.contains(where: \.isOpen)
    default: false
    }
  }

  /// Whether it is or holds a parameter.
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
