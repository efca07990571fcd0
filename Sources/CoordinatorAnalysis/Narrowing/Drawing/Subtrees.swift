import CoordinatorDiagrams
import CoordinatorGraph

/// The parts of a graph that can be entered through one node alone.
///
/// A node has an owner if all its incoming edges, except references to parents, come from one other node.
///
/// It has none if it is a root, is shared, is where a cycle is entered, or is referenced as a parent by a node that is not
/// below it. Such a node is never folded. O(n + m).
struct Subtrees {
  let graph: Graph
  /// For each node, its owner, if it has one.
  private(set) var owners: [Int?]
  /// For each node, those that it owns, in the order of its edges.
  private(set) var children: [[Int]]
  /// All nodes, owners before what they own.
  private(set) var topDown: [Int] = []

  /// A reference farther up than this counts as one from elsewhere.
  private static let mostStepsUp = 16

  init(of graph: Graph) {
    self.graph = graph
    owners = graph.soleSources
    children = [[Int]](repeating: [], count: graph.nodes.count)
    for node in goalsFromElsewhere() { owners[node] = nil }
    arrange()
  }

  /// Whether a node owns two of one type: only such may be equal.
  var hasTwins: Bool {
    children.contains { siblings in
      siblings.count > 1 && Set(siblings.map { graph.nodes[$0].type }).count < siblings.count
    }
  }

  /// How many steps up a node's ancestor is; 0 for itself, nil for any other node.
  func steps(up node: Int, to ancestor: Int) -> Int? {
    var next = Optional(node)
    for steps in 0...Self.mostStepsUp {
      guard let place = next else { return nil }
      if place == ancestor { return steps }
      next = owners[place]
    }
    return nil
  }

  /// The nodes that others refer to as their parent without being below them.
  private func goalsFromElsewhere() -> [Int] {
    graph.edges.indices.filter { graph.edges[$0].kind.isWayUp }.compactMap { edge in
      let (source, target) = (graph.adjacency.sources[edge], graph.adjacency.targets[edge])
      return steps(up: source, to: target) == nil ? target : nil
    }
  }

  private mutating func arrange() {
    var isMet = [Bool](repeating: false, count: owners.count)
    // The nodes of cycles come last: the first of each that nothing else led to loses its owner.
    for start in owners.indices.filter({ owners[$0] == nil }) + owners.indices where !isMet[start] {
      owners[start] = nil
      isMet[start] = true
      var next = topDown.count
      topDown.append(start)
      while next < topDown.count {
        let node = topDown[next]
        for edge in graph.adjacency.edges(from: node).map(Int.init) where !graph.edges[edge].kind.isWayUp {
          let target = graph.adjacency.targets[edge]
          guard owners[target] == node, !isMet[target] else { continue }
          isMet[target] = true
          children[node].append(target)
          topDown.append(target)
        }
        next += 1
      }
    }
  }
}

extension Graph {
  /// For each node, the only source of its incoming edges, except references to parents; nil for none or
  /// several.
  fileprivate var soleSources: [Int?] {
    var sources = [Int?](repeating: nil, count: nodes.count)
    var isShared = [Bool](repeating: false, count: nodes.count)
    for (position, edge) in edges.enumerated() where !edge.kind.isWayUp {
      let (source, target) = (adjacency.sources[position], adjacency.targets[position])
      guard source != target else { continue }
      if let known = sources[target], known != source { isShared[target] = true }
      sources[target] = source
    }
    return zip(sources, isShared).map { $1 ? nil : $0 }
  }
}
