/// Limits of the size of values. Without them, `query = .and(query, query)` would double with each reading, and
/// `show([screen])` within `show(_:)` would nest lists without end.
extension PointsToSet {
  /// The innermost values.
  fileprivate var leaves: PointsToSet { depth == 0 ? self : replacing(\.holdsOthers).widened }
}

extension AbstractValue {
  /// How deep values nest in it; 0 where it holds no others.
  var depth: Int8 { reduceParts(-1) { max($0, $1.depth) } + 1 }

  /// The number of values in it, itself included.
  var size: Int32 { reduceParts(1) { $0 + $1.size } }

  var isWidened: Bool { reduceParts(false) { $0 || $1.isWidened } }

  /// The value, flattened where it is deep or large.
  var bounded: AbstractValue { isLarge ? holding(\.leaves) : self }

  /// The value with at most two levels.
  var flat: AbstractValue {
    if depth <= 2 { return self }
    return holding { part in
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
