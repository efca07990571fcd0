import CoordinatorGraph

/// Finds the owners of objects that no root reaches, backwards along strong references.
struct OwnerSearch {
  private let ledger: ReferenceCounts
  private let owners: GroupedLinks
  /// The paths from objects with outside owners, and from objects without a reference count.
  private let fromOutside: [Int32]
  private let fromUncounted: [Int32]
  /// How many steps all targets together may still take.
  private var steps: Int

  init(_ search: HeapSearch, _ ledger: ReferenceCounts, steps: Int) {
    self.ledger = ledger
    self.steps = steps
    let count = search.table.nodes.count
    owners = GroupedLinks(search.links.map { ($0.target, $0.owner) }, count: count)
    let targets = GroupedLinks(search.links.map { ($0.owner, $0.target) }, count: count)
    let adrift = (0..<count).lazy.filter(search.isUnreachable).map {
      (number: $0, balance: ledger.balance(of: $0))
    }
    let held = adrift.filter { ($0.balance?.unexplained ?? 0) > 0 }
    let uncounted = adrift.filter { $0.balance == nil }
    fromOutside = targets.ways(from: held.map { Int32(truncatingIfNeeded: $0.number) })
    fromUncounted = targets.ways(from: uncounted.map { Int32(truncatingIfNeeded: $0.number) })
  }

  /// The owners of a node that no root reaches.
  func owners(of node: Int32) -> ArraySlice<Int32> { owners[node] }

  /// The path that ends at a target, and the answer that follows from its start.
  mutating func way(to target: Int32) -> (answer: Explanation.Answer, nodes: [Int32]) {
    if fromOutside[Int(target)] != GroupedLinks.unreached { return wayFromOutside(to: target) }
    let isCounted = fromUncounted[Int(target)] == GroupedLinks.unreached
    if let nodes = cycle(through: target) ?? cycle(above: target) {
      let reason = "it is in a cycle whose other owners cannot be counted"
      return (isCounted ? .closedCycle : .unknown(reason: reason), nodes)
    }
    guard isCounted else { return (.unknown(reason: "the references to it cannot be counted"), []) }
    let reason =
      owners[target].isEmpty
      ? "only the caller still holds it" : "the search ended before its owners were found"
    return (.unknown(reason: reason), [])
  }

  private func wayFromOutside(to target: Int32) -> (answer: Explanation.Answer, nodes: [Int32]) {
    var nodes = [target]
    while let last = nodes.last, fromOutside[Int(last)] >= 0 { nodes.append(fromOutside[Int(last)]) }
    let count = nodes.last.flatMap { ledger.balance(of: Int($0)) }?.unexplained ?? 0
    return (.outside(count: count), nodes.reversed())
  }

  /// The shortest cycle through a target, or nil if none was found in time.
  private mutating func cycle(through target: Int32) -> [Int32]? {
    var followers: [Int32: Int32] = [:]
    var queue = [target]
    var next = 0
    while next < queue.count, steps > 0 {
      let node = queue[next]
      next += 1
      for owner in owners[node] {
        steps -= 1
        if owner == target { return [target] + Self.chain(from: node, to: target, followers) }
        guard followers[owner] == nil else { continue }
        followers[owner] = node
        queue.append(owner)
      }
    }
    return nil
  }

  /// Follows owners until one repeats, which gives a cycle and the path from it to the target.
  private mutating func cycle(above target: Int32) -> [Int32]? {
    var isMet: Set<Int32> = [target]
    var nodes = [target]
    while let node = nodes.last, let owner = owners[node].first, steps > 0 {
      steps -= 1
      nodes.append(owner)
      guard isMet.insert(owner).inserted else { return nodes.reversed() }
    }
    return nil
  }

  private static func chain(from node: Int32, to target: Int32, _ followers: [Int32: Int32]) -> [Int32] {
    var nodes = [node]
    while let last = nodes.last, last != target, let follower = followers[last] { nodes.append(follower) }
    return nodes
  }
}

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
