import CoordinatorGraph

/// The answers to questions about a small graph, found by looking at every pair of nodes.
struct BruteForce {
  let nodes: [NodeID]
  let edges: [Edge]
  /// Whether one or more edges lead from the first node to the second.
  private var reached: Set<[NodeID]> = []

  init(_ graph: Graph, along kinds: Set<Edge.Kind>) {
    nodes = graph.nodes.map(\.id)
    edges = graph.edges.filter { kinds.contains($0.kind) }
    reached = Set(edges.map { [$0.from, $0.to] })
    for middle in nodes {
      for from in nodes where reached.contains([from, middle]) {
        for to in nodes where reached.contains([middle, to]) { reached.insert([from, to]) }
      }
    }
  }

  func reaches(_ from: NodeID, _ to: NodeID) -> Bool {
    reached.contains([from, to])
  }

  /// The nodes that lead to a node and back, and itself.
  func component(of node: NodeID) -> [NodeID] {
    nodes.filter { $0 == node || reaches($0, node) && reaches(node, $0) }
  }

  var roots: [NodeID] {
    nodes.filter { node in
      component(of: node).first == node && nodes.allSatisfy { !reaches($0, node) || reaches(node, $0) }
    }
  }

  var leaves: [NodeID] {
    nodes.filter { node in edges.allSatisfy { $0.from != node || $0.to == node } }
  }

  var cycles: [[NodeID]] {
    nodes.filter { reaches($0, $0) && component(of: $0).first == $0 }.map(component)
  }

  /// The number of edges from the nearest of some nodes, relaxed until nothing gets nearer.
  func depths(from starts: [NodeID]) -> [NodeID: Int] {
    var depths = Dictionary(uniqueKeysWithValues: starts.map { ($0, 0) })
    for _ in nodes {
      for edge in edges {
        guard let depth = depths[edge.from] else { continue }
        depths[edge.to] = min(depths[edge.to] ?? .max, depth + 1)
      }
    }
    return depths
  }
}
