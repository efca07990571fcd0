/// What is put into properties is bounded in depth, too: `query = .and(query, query)` would hold itself in itself, twice as
/// often each time that it is read.
extension Values {
  /// The same, where what is large holds no more than the objects in it, and not what they are in.
  var bounded: Values {
    guard all.contains(where: \.isLarge) else { return self }
    return Values(all.map { $0.isLarge ? $0.holding(\.leaves) : $0 })
  }

  /// What holds nothing else, within them and within what they hold.
  private var leaves: Values {
    var (found, open, visits) = (Values(), all, 0)
    while let value = open.popLast(), visits < Self.mostVisits {
      visits += 1
      let parts = value.parts
      if parts.isEmpty { found.insert(value) } else { for part in parts { open += part.all } }
    }
    return found
  }

  private static let mostVisits = 4_096
}

extension Value {
  fileprivate var isLarge: Bool {
    var (open, count) = ([self], 0)
    while let value = open.popLast() {
      count += 1
      for part in value.parts { open += part.all }
      if count + open.count > Values.limit { return true }
    }
    return false
  }

  /// What it holds.
  fileprivate var parts: [Values] {
    switch self {
    case .elements(let inner), .callable(let inner), .view(let inner): [inner]
    case .tuple(_, let parts), .enumCase(_, let parts): parts
    default: []
    }
  }

  /// The same with something else in it.
  func holding(_ change: (Values) -> Values) -> Value {
    switch self {
    case .elements(let inner): .elements(change(inner))
    case .callable(let inner): .callable(change(inner))
    case .view(let inner): .view(change(inner))
    case .tuple(let labels, let parts): .tuple(labels, parts.map(change))
    case .enumCase(let name, let parts): .enumCase(name, parts.map(change))
    default: self
    }
  }
}
