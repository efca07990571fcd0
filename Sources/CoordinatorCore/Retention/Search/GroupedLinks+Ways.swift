import CoordinatorGraph

extension GroupedLinks {
  static let source: Int32 = -1
  static let unreached: Int32 = -2

  /// For each number, the one before it on a shortest way from one of the sources.
  func ways(from sources: [Int32]) -> [Int32] {
    var before = [Int32](repeating: Self.unreached, count: count)
    var queue = sources
    for first in sources { before[Int(first)] = Self.source }
    var next = 0
    while next < queue.count {
      let first = queue[next]
      next += 1
      for other in self[first] where before[Int(other)] == Self.unreached {
        before[Int(other)] = first
        queue.append(other)
      }
    }
    return before
  }
}
