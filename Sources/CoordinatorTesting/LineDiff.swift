/// Compares two texts line by line.
enum LineDiff {
  /// The lines of both texts: `- ` marks lines of the first only, `+ ` lines of the second only.
  static func lines(_ expected: [String], _ actual: [String]) -> [String] {
    let difference = actual.difference(from: expected)
    let removed = Set(difference.removals.compactMap(\.offset))
    let inserted = Set(difference.insertions.compactMap(\.offset))
    var lines: [String] = []
    var (old, new) = (0, 0)
    while old < expected.count || new < actual.count {
      if old < expected.count, removed.contains(old) {
        lines.append("- " + expected[old])
        old += 1
      } else if new < actual.count, inserted.contains(new) {
        lines.append("+ " + actual[new])
        new += 1
      } else {
        if old < expected.count { lines.append("  " + expected[old]) }
        (old, new) = (old + 1, new + 1)
      }
    }
    return lines
  }
}

extension CollectionDifference.Change {
  fileprivate var offset: Int? {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}
