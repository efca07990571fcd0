/// What a value holds, and what it is with something else in it.
extension AbstractValue {
  /// What it holds.
  var parts: [PointsToSet] {
    switch self {
    case .elements(let inner), .callable(let inner), .view(let inner): [inner]
    case .tuple(_, let parts), .enumCase(_, let parts): parts
    default: []
    }
  }

  /// The same with something else in it.
  func holding(_ change: (PointsToSet) -> PointsToSet) -> AbstractValue {
    switch self {
    case .elements(let inner): .elements(change(inner))
    case .callable(let inner): .callable(change(inner))
    case .view(let inner): .view(change(inner))
    case .tuple(let labels, let parts): .tuple(labels, parts.map(change))
    case .enumCase(let name, let parts): .enumCase(name, parts.map(change))
    default: self
    }
  }

  /// Whether it holds others: a list, a closure, a case.
  var holdsOthers: Bool { !parts.isEmpty }

  /// Whether it holds others in the same places.
  func isShaped(like other: AbstractValue) -> Bool {
    switch (self, other) {
    case (.elements, .elements), (.callable, .callable), (.view, .view): true
    case (.tuple(let labels, let own), .tuple(let others, let parts)):
      labels == others && own.count == parts.count
    case (.enumCase(let name, let own), .enumCase(let other, let parts)):
      name == other && own.count == parts.count
    default: false
    }
  }

  /// One value for two of the same shape: in each place it holds what either has there.
  func together(with other: AbstractValue) -> AbstractValue {
    let others = other.parts
    var place = 0
    return holding { part in
      defer { place += 1 }
      return part.union(others[place])
    }
  }
}
