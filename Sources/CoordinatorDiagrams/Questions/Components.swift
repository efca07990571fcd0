import CoordinatorGraph

/// The strongly connected components of a graph: two nodes are in one component if each is reachable from the
/// other.
///
/// R. Tarjan, "Depth-first search and linear graph algorithms", SIAM Journal on Computing 1 (2), 1972; with
/// an explicit stack instead of recursion. O(n + m).
struct Components {
  /// For each node, the number of its component.
  private(set) var numbers: [Int]
  private(set) var count = 0

  private let links: Links
  /// For each node, its discovery time; 0 if it is not discovered.
  private var found: [Int]
  /// For each node, the earliest found node of its component that is known to be within reach.
  private var low: [Int]
  private var clock = 0
  /// The discovered nodes without a component, in order of discovery.
  private var open: [Int] = []
  /// The path from the start to the current node, with the next edge of each node.
  private var path: [(node: Int, slot: Int)] = []

  init(_ links: Links, nodes: Int) {
    self.links = links
    numbers = [Int](repeating: -1, count: nodes)
    found = [Int](repeating: 0, count: nodes)
    low = found
    for node in 0..<nodes where found[node] == 0 { explore(node) }
  }

  private mutating func explore(_ start: Int) {
    enter(start)
    while let node = path.last?.node {
      if let target = links.nextTarget(of: node, slot: &path[path.count - 1].slot) {
        follow(target, from: node)
      } else {
        leave(node)
      }
    }
  }

  private mutating func enter(_ node: Int) {
    clock += 1
    found[node] = clock
    low[node] = clock
    open.append(node)
    path.append((node, 0))
  }

  private mutating func follow(_ target: Int, from node: Int) {
    if found[target] == 0 {
      enter(target)
    } else if numbers[target] < 0 {
      low[node] = min(low[node], found[target])
    }
  }

  private mutating func leave(_ node: Int) {
    path.removeLast()
    if let parent = path.last?.node { low[parent] = min(low[parent], low[node]) }
    if low[node] == found[node] { close(node) }
  }

  /// All that was found since `node` and is still open is its component.
  private mutating func close(_ node: Int) {
    while numbers[node] < 0, let member = open.popLast() { numbers[member] = count }
    count += 1
  }
}
