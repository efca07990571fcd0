/// The strong references between nodes that no root reaches, grouped by one of their ends.
struct UnreachableLinks {
  /// The entries of a node are adjacent, from its start to the next node's start.
  private var starts: [Int32]
  private var entries: [Int32]

  /// For each node, those that refer to it.
  static func owners(_ links: [(owner: Int32, target: Int32)], count: Int) -> UnreachableLinks {
    UnreachableLinks(links.lazy.map { ($0.target, $0.owner) }, count: count)
  }

  /// For each node, those that it refers to.
  static func targets(_ links: [(owner: Int32, target: Int32)], count: Int) -> UnreachableLinks {
    UnreachableLinks(links.lazy.map { ($0.owner, $0.target) }, count: count)
  }

  private init(_ pairs: some Collection<(Int32, Int32)>, count: Int) {
    starts = [Int32](repeating: 0, count: count + 1)
    for (node, _) in pairs { starts[Int(node) + 1] += 1 }
    for index in 0..<count { starts[index + 1] += starts[index] }
    entries = [Int32](repeating: 0, count: pairs.count)
    var next = starts
    for (node, other) in pairs {
      entries[Int(next[Int(node)])] = other
      next[Int(node)] += 1
    }
  }

  subscript(node: Int32) -> ArraySlice<Int32> {
    entries[Int(starts[Int(node)])..<Int(starts[Int(node) + 1])]
  }

  static let source: Int32 = -1
  static let unreached: Int32 = -2

  /// For each node, the one before it on a shortest way from one of the sources.
  func ways(from sources: [Int32]) -> [Int32] {
    var before = [Int32](repeating: Self.unreached, count: starts.count - 1)
    var queue = sources
    for node in sources { before[Int(node)] = Self.source }
    var next = 0
    while next < queue.count {
      let node = queue[next]
      next += 1
      for other in self[node] where before[Int(other)] == Self.unreached {
        before[Int(other)] = node
        queue.append(other)
      }
    }
    return before
  }
}
