/// What is put into properties is bounded in depth, too: `query = .and(query, query)` would hold itself in itself, twice as
/// often each time that it is read.
extension Values {
  /// The same, where what is large holds no more than the objects in it, and not what they are in.
  var bounded: Values {
    guard all.contains(where: \.isLarge) else { return self }
    return Values(all.map(\.bounded))
  }

  /// What holds nothing else, within them and within what they hold.
  fileprivate var leaves: Values {
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
  /// The same, holding no more than objects where it is large.
  fileprivate var bounded: Value { isLarge ? holding(\.leaves) : self }

  /// The same, with what it holds holding no more than objects.
  var flat: Value {
    holding { part in
      part.all.contains(where: \.holdsOthers) ? Values(part.all.map { $0.holding(\.leaves) }) : part
    }
  }

  /// Whether it holds much. A list may hold more as long as it is no more than a table: of objects, closures, tuples.
  fileprivate var isLarge: Bool {
    var (open, count, depth) = ([(value: self, depth: 0)], 0, 0)
    while let next = open.popLast() {
      count += 1
      depth = max(depth, next.depth)
      for part in next.value.parts { open += part.all.map { ($0, next.depth + 1) } }
      let most = isList && depth <= Self.depthOfTable ? Self.mostInTable : Self.most
      if count + open.count > most { return true }
    }
    return false
  }

  private static let (most, mostInTable, depthOfTable) = (64, 1_024, 3)
}
