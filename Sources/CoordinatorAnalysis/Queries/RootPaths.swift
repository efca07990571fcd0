import CoordinatorDiagrams
import CoordinatorGraph

/// The paths from the roots of a hierarchy to one of its nodes, shortest first. No path visits a node twice.
package struct RootPaths: Hashable, Sendable {
  package let target: NodeID
  /// The paths, each from a root down.
  package fileprivate(set) var all: [[Edge]] = []
  /// Whether there are more paths than requested.
  package fileprivate(set) var hasMore = false

  fileprivate init(to target: NodeID) { self.target = target }
}

/// Searches the paths to nodes of one graph, backwards and breadth first. All of them together have a limit of work, because a graph with many crossing
/// edges has an astronomical number of paths.
package struct RootPathSearch {
  private let graph: Graph
  /// All but references to parents.
  private let kinds = Set<Edge.Kind>.downward
  private let roots: Set<NodeID>
  private let nearest: BreadthFirstSearch
  private var work = 0

  /// The most work for all nodes, and the least share of one of them.
  private static let (mostWork, smallestShare) = (10_000_000, 10_000)
  /// The cost of a pending step, which takes more memory than a visited node.
  private static let roomOfAStep = 20

  package init(in graph: Graph) {
    self.graph = graph
    roots = Set(graph.roots(along: kinds).map(\.id))
    nearest = graph.breadthFirstSearch(along: kinds)
  }

  /// The paths to each node. After the limit of work, it skips all nodes but the first.
  package mutating func paths(to targets: [NodeID], atMost limit: Int) -> [RootPaths] {
    let share = max(Self.mostWork / max(targets.count, 1), Self.smallestShare)
    var found: [RootPaths] = []
    for target in targets where work < Self.mostWork {
      found.append(paths(to: target, atMost: limit, work: share))
    }
    return found
  }

  private mutating func paths(to target: NodeID, atMost limit: Int, work share: Int) -> RootPaths {
    var paths = RootPaths(to: target)
    let end = work + share
    look(for: &paths, atMost: limit, until: end)
    // Where looking was given up, the shortest path is known all the same.
    if paths.all.isEmpty, paths.hasMore { paths.all = [shortest(to: target)] }
    work += paths.all.joined().reduce(0) { $0 + 1 + $1.evidence.count }
    return paths
  }

  private mutating func look(for paths: inout RootPaths, atMost limit: Int, until end: Int) {
    var trail = [Step(edge: nil, next: nil, node: paths.target)]
    var next = 0
    while next < trail.count {
      let step = trail[next]
      if roots.contains(step.node), step.edge != nil {
        guard paths.all.count < limit else { paths.hasMore = true; return }
        paths.all.append(Self.way(from: next, trail))
      }
      let (passed, edges) = (Self.passed(from: next, trail), graph.edges(to: step.node))
      work += passed.count + Self.roomOfAStep * edges.count
      guard work < end else { paths.hasMore = true; return }
      for edge in edges where kinds.contains(edge.kind) && !passed.contains(edge.from) {
        trail.append(Step(edge: edge, next: next, node: edge.from))
      }
      next += 1
    }
  }

  private func shortest(to target: NodeID) -> [Edge] {
    let path = graph.adjacency.indices[target].map(nearest.path) ?? []
    return zip(path, path.dropFirst()).compactMap { node, next in
      let edges = graph.edges(from: graph.nodes[node].id)
      return edges.first { $0.to == graph.nodes[next].id && kinds.contains($0.kind) }
    }
  }

  /// A step of a way, and the step that follows it.
  private struct Step {
    let edge: Edge?
    let next: Int?
    let node: NodeID
  }

  private static func way(from start: Int, _ trail: [Step]) -> [Edge] {
    var (edges, place) = ([Edge](), Optional(start))
    while let step = place.map({ trail[$0] }) {
      if let edge = step.edge { edges.append(edge) }
      place = step.next
    }
    return edges
  }

  private static func passed(from start: Int, _ trail: [Step]) -> Set<NodeID> {
    var (passed, place) = (Set<NodeID>(), Optional(start))
    while let step = place.map({ trail[$0] }) {
      passed.insert(step.node)
      place = step.next
    }
    return passed
  }
}
