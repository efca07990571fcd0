/// How values are kept from growing: `query = .and(query, query)` would hold itself in itself, twice as often each time
/// that it is read, and `show([screen])` within `show(_:)` would nest lists without an end.
extension PointsToSet {
  /// What holds nothing else, within them and within what they hold.
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

  /// How many values it is, with those that it holds.
  var size: Int32 {
    switch self {
    case .elements(let inner), .callable(let inner), .view(let inner): inner.size + 1
    case .tuple(_, let parts), .enumCase(_, let parts): parts.reduce(1) { $0 + $1.size }
    default: 1
    }
  }

  /// Whether something in it was widened.
  var isWidened: Bool {
    switch self {
    case .elements(let inner), .callable(let inner), .view(let inner): inner.isWidened
    case .tuple(_, let parts), .enumCase(_, let parts): parts.contains(where: \.isWidened)
    default: false
    }
  }

  /// The same, holding no more than objects where it is deep or large.
  var bounded: AbstractValue { isLarge ? holding(\.leaves) : self }

  /// The same, with what it holds holding no more than objects.
  var flat: AbstractValue {
    holding { part in
      part.depth == 0 ? part : PointsToSet(part.all.map { $0.holding(\.leaves) })
    }
  }

  /// Whether it holds much. A list may hold more as long as it is no more than a table: of objects, closures, tuples.
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
