/// Pairs of numbers, grouped by the first of each: the edges of nodes, the owners of objects.
package struct GroupedLinks: Sendable {
  /// The entries of a number are adjacent, from its start to the next number's start.
  private var starts: [Int32]
  private var entries: [Int32]

  package init(_ pairs: [(Int32, Int32)], count: Int) {
    starts = [Int32](repeating: 0, count: count + 1)
    for (first, _) in pairs { starts[Int(first) + 1] += 1 }
    for index in 0..<count { starts[index + 1] += starts[index] }
    entries = [Int32](repeating: 0, count: pairs.count)
    var next = starts
    for (first, second) in pairs {
      entries[Int(next[Int(first)])] = second
      next[Int(first)] += 1
    }
  }

  /// How many first numbers there are.
  package var count: Int { starts.count - 1 }

  package subscript(first: Int32) -> ArraySlice<Int32> {
    entries[Int(starts[Int(first)])..<Int(starts[Int(first) + 1])]
  }
}
