import CoordinatorDiagrams
import CoordinatorGraph

/// The upper part of a graph that is too large for one readable picture: roots, tabs and the heads of flows.
///
/// From the roots on, the node with the most below it is shown with all nodes right below it, while there is room.
/// O(n log n + m).
package struct Overview: Sendable {
  /// The most nodes that can be read in one picture.
  package static let mostReadable = 60
  /// So many nodes have an overview, unless there are more roots.
  private static let usual = 40

  /// The part to draw, with all edges between its nodes.
  package let graph: Graph
  /// How many nodes below each node are not drawn. Each hidden node counts once, at the node through which it is reached first.
  package let hiddenBelow: [NodeID: Int]

  /// The overview of a graph; nil where all of it can be read, or where its roots alone are too many.
  package init?(of graph: Graph) {
    guard graph.nodes.count > Self.mostReadable else { return nil }
    let search = graph.breadthFirstSearch(along: .downward)
    let starts = search.parents.count { $0 < 0 }
    guard starts <= Self.mostReadable else { return nil }
    let shown = Self.shown(search, starts: starts)
    guard shown.contains(false) else { return nil }
    hiddenBelow = Self.hidden(search, shown).reduce(into: [:]) { counts, pair in
      counts[graph.nodes[pair.key].id] = pair.value
    }
    self.graph = graph.part(areNodesKept: shown)
  }

  /// A node with everything below it: what an overview hides there, and more where flows share nodes.
  package static func flow(of head: NodeID, in graph: Graph) -> Graph {
    let below = Set(graph.descendants(of: head, along: .downward).map(\.id)).union([head])
    return graph.filtered { below.contains($0.id) }
  }

  /// Whether each node is shown: the roots, and what is right below the heaviest branches while there is room.
  private static func shown(_ search: BreadthFirstSearch, starts: Int) -> [Bool] {
    let (order, parents) = (search.order, search.parents)
    var children: [Int: [Int]] = [:]
    var weights = [Int](repeating: 0, count: order.count)
    for node in order.dropFirst(starts) { children[parents[node], default: []].append(node) }
    for node in order.dropFirst(starts).reversed() { weights[parents[node]] += weights[node] + 1 }
    var shown = [Bool](repeating: false, count: order.count)
    var (open, count) = (Array(order.prefix(starts)), starts)
    for root in open { shown[root] = true }
    while let heaviest = open.indices.max(by: { (weights[open[$0]], $1) < (weights[open[$1]], $0) }) {
      let below = children[open.remove(at: heaviest)] ?? []
      let room = max(usual - count, 0)
      // Of more siblings than there is room for, those with the most below them.
      let branches = below.filter { weights[$0] > 0 }.sorted { (weights[$1], $0) < (weights[$0], $1) }
      let added = below.count <= room ? below : Array(branches.prefix(room))
      for node in added { shown[node] = true }
      open += added
      count += added.count
    }
    return shown
  }

  private static func hidden(_ search: BreadthFirstSearch, _ shown: [Bool]) -> [Int: Int] {
    var counts: [Int: Int] = [:]
    // Roots are shown, so a hidden node has a parent.
    for node in search.order.reversed() where !shown[node] {
      counts[search.parents[node], default: 0] += 1 + (counts.removeValue(forKey: node) ?? 0)
    }
    return counts
  }
}
