/// The values that a value holds.
extension AbstractValue {
  var parts: [PointsToSet] {
    switch self {
    case .elements(let inner), .callable(let inner), .view(let inner): [inner]
    case .tuple(_, let parts), .enumCase(_, let parts): parts
    default: []
    }
  }

  /// The same with other values in it.
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

  var holdsOthers: Bool { !parts.isEmpty }

  /// Whether both hold values in the same places.
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

  /// One value for two of the same shape, with the values of both in each place.
  func together(with other: AbstractValue) -> AbstractValue {
    let others = other.parts
    var place = 0
    return holding { part in
      defer { place += 1 }
      return part.union(others[place])
    }
  }
}
