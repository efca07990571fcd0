/// Limits of the size of values. Without them, `query = .and(query, query)` would double with each reading, and
/// `show([screen])` within `show(_:)` would nest lists without end.
extension PointsToSet {
  /// The innermost values.
  fileprivate var leaves: PointsToSet {
    if depth == 0 { return self }
    var (found, open) = (PointsToSet(), Array(all.reversed()))
    while let value = open.popLast() {
      if value.holdsOthers {
        for part in value.parts.reversed() { open += part.all.reversed() }
      } else {
        found.insert(value)
      }
    }
    return found.widened
  }
}

extension AbstractValue {
  /// How deep values nest in it; 0 where it holds no others.
  var depth: Int8 {
    switch self {
    case .elements(let inner), .callable(let inner), .view(let inner): inner.depth + 1
    case .tuple(_, let parts), .enumCase(_, let parts): parts.reduce(-1) { max($0, $1.depth) } + 1
    default: 0
    }
  }

  /// The number of values in it, itself included.
  var size: Int32 {
    switch self {
    case .elements(let inner), .callable(let inner), .view(let inner): inner.size + 1
    case .tuple(_, let parts), .enumCase(_, let parts): parts.reduce(1) { $0 + $1.size }
    default: 1
    }
  }

  var isWidened: Bool {
    switch self {
    case .elements(let inner), .callable(let inner), .view(let inner): inner.isWidened
    case .tuple(_, let parts), .enumCase(_, let parts): parts.contains(where: \.isWidened)
    default: false
    }
  }

  /// The value, flattened where it is deep or large.
  var bounded: AbstractValue { isLarge ? holding(\.leaves) : self }

  /// The value with at most two levels.
  var flat: AbstractValue {
    holding { part in
      part.depth == 0 ? part : PointsToSet(part.all.map { $0.holding(\.leaves) })
    }
  }

  /// Whether it is deep or large. A list may be larger if it is a plain table of objects, closures or tuples.
  private var isLarge: Bool {
    switch self {
    case .elements(let inner):
      let depth = inner.depth + 1
      return depth > PointsToSet.deepest
        || inner.size > (depth <= Self.depthOfTable ? Self.mostInTable : Self.most)
    case .callable, .view, .tuple, .enumCase: return depth > PointsToSet.deepest || size > Self.most
    default: return false
    }
  }

  private static let (most, mostInTable, depthOfTable) = (64 as Int32, 1_024 as Int32, 3 as Int32)
}
