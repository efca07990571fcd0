import CoordinatorGraph

/// Random trees with up to eight children a node and names of 20 letters, the same on every run.
enum RandomTree {
  static func graph(nodes: Int, extra: Int = 0, seed: UInt64 = 1) -> Graph {
    var random = SplitMix(state: seed)
    var (edges, open) = ([Edge](), [0])
    var children = [Int](repeating: 0, count: nodes)
    for node in 1..<nodes {
      let slot = Int.random(in: 0..<open.count, using: &random)
      let parent = open[slot]
      edges.append(Edge(from: id(parent), to: id(node), ownership: .strong, order: children[parent]))
      children[parent] += 1
      if children[parent] == 8 {
        open.swapAt(slot, open.count - 1)
        open.removeLast()
      }
      open.append(node)
    }
    for _ in 0..<extra {
      let from = Int.random(in: 0..<nodes - 1, using: &random)
      let to = Int.random(in: from + 1..<nodes, using: &random)
      edges.append(Edge(from: id(from), to: id(to), kind: .requires, ownership: .weak, order: 99))
    }
    return made(edges, nodes: nodes)
  }

  /// The graph with one more leaf, the last child of the given node.
  static func adding(to parent: Int, of graph: Graph) -> Graph {
    let node = graph.nodes.count
    let edge = Edge(from: id(parent), to: id(node), ownership: .strong, order: 50)
    return made(graph.edges + [edge], nodes: node + 1)
  }

  private static func made(_ edges: [Edge], nodes: Int) -> Graph {
    let nodes = (0..<nodes).map { Node(id: id($0), type: name($0)) }
    do {
      return try Graph(nodes: nodes, edges: edges)
    } catch {
      preconditionFailure("\(error)")
    }
  }

  private static func id(_ node: Int) -> NodeID { NodeID("node" + String(node + 1_000_000).dropFirst()) }

  private static func name(_ node: Int) -> String {
    let digits = String(node)
    return "Coordinator" + String(repeating: "x", count: 9 - digits.count) + digits
  }
}

/// SplitMix64 (Steele, Lea and Flood, 2014).
struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }
}
