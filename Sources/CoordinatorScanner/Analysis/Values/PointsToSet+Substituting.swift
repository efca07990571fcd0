/// Values by the positions of parameters.
typealias ArgumentValues = [Int: PointsToSet]

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
    default: reduceParts(false) { $0 || $1.isOpen }
    }
  }

  /// Whether it is or holds a parameter.
  var hasParameter: Bool { isParameter || reduceParts(false) { $0 || $1.hasParameter } }

  fileprivate func substituting(_ substitution: Substitution) -> PointsToSet {
    switch self {
    case .this: substitution.this
    case .parameter(let position): substitution.parameters[position] ?? []
    default: [holding { $0.substituting(substitution) }]
    }
  }
}
