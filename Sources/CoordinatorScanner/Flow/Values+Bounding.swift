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
  /// Whether it holds very much, or much that is deep within: a table of closures is wide, what holds itself deep.
  fileprivate var isLarge: Bool {
    var (open, count, deep) = ([(value: self, depth: 0)], 0, 0)
    while let (value, depth) = open.popLast() {
      count += 1
      if depth >= Self.deepest { deep += 1 }
      for part in value.parts { open += part.all.map { ($0, depth + 1) } }
      if count + open.count > Self.most || deep > Self.mostDeep { return true }
    }
    return false
  }

  private static let (most, deepest, mostDeep) = (1_024, 3, 64)
}
