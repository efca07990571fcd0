/// Who holds what no root leads to: the way back along strong references.
struct Backtrack {
  /// What was found behind a target.
  enum Origin {
    /// The way starts at a node that something outside holds, so many times.
    case outside(count: Int)
    /// The way starts in a cycle that nothing else holds.
    case cycle
    /// The way starts in a cycle; whether something else holds it cannot be counted.
    case perhapsCycle
    /// Nothing refers to the target.
    case nothing
    case uncounted
  }

  private let ledger: Ledger
  /// The owners of references to a node stand side by side, from its start to the next one's.
  private var starts: [Int32]
  private var owners: [Int32]

  init(_ search: HeapSearch, _ ledger: Ledger) {
    self.ledger = ledger
    let count = search.table.nodes.count
    starts = [Int32](repeating: 0, count: count + 1)
    for link in search.links { starts[Int(link.target) + 1] += 1 }
    for index in 0..<count { starts[index + 1] += starts[index] }
    owners = [Int32](repeating: 0, count: search.links.count)
    var next = starts
    for link in search.links {
      owners[Int(next[Int(link.target)])] = link.owner
      next[Int(link.target)] += 1
    }
  }

  /// The way that ends at a target, and where it comes from. Linear in the references behind the target.
  func way(to target: Int32) -> (origin: Origin, nodes: [Int32]) {
    var followers: [Int32: Int32] = [:]
    var queue = [target]
    var (next, closing, isCounted) = (0, Int32?.none, true)
    while next < queue.count {
      let node = queue[next]
      next += 1
      let balance = ledger.balance(of: Int(node))
      if balance == nil { isCounted = false }
      if let balance, balance.unexplained > 0 {
        return (.outside(count: balance.unexplained), Self.chain(from: node, to: target, followers))
      }
      for owner in owners(of: node) where owner == target || followers[owner] == nil {
        if owner == target {
          closing = closing ?? node
        } else {
          followers[owner] = node
          queue.append(owner)
        }
      }
    }
    if let closing {
      let nodes = [target] + Self.chain(from: closing, to: target, followers)
      return (isCounted ? .cycle : .perhapsCycle, nodes)
    }
    return queue.count > 1 ? upperCycle(above: target, isCounted) : (isCounted ? .nothing : .uncounted, [])
  }

  /// The target is not in a cycle itself: goes up from owner to owner, until one comes again.
  private func upperCycle(above target: Int32, _ isCounted: Bool) -> (origin: Origin, nodes: [Int32]) {
    var positions: [Int32: Int] = [target: 0]
    var nodes = [target]
    while let node = nodes.last, let owner = owners(of: node).first {
      nodes.append(owner)
      if positions[owner] != nil { return (isCounted ? .cycle : .perhapsCycle, nodes.reversed()) }
      positions[owner] = nodes.count - 1
    }
    return (.uncounted, nodes.reversed())
  }

  private func owners(of node: Int32) -> ArraySlice<Int32> {
    owners[Int(starts[Int(node)])..<Int(starts[Int(node) + 1])]
  }

  private static func chain(from node: Int32, to target: Int32, _ followers: [Int32: Int32]) -> [Int32] {
    var nodes = [node]
    while let last = nodes.last, last != target, let follower = followers[last] { nodes.append(follower) }
    return nodes
  }
}
