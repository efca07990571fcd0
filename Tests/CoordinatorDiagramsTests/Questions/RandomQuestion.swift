import CoordinatorGraph
import TestSupport

/// A small graph of any shape and the kinds of edges to ask about; a new one for each seed.
struct RandomQuestion {
  static let seeds: [UInt64] = Seeds.of(400)

  let graph: Graph
  let kinds: Set<Edge.Kind>
  let expected: BruteForce

  init(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let nodes = Int.random(in: 0...12, using: &random)
    graph = RandomGraph.any(nodes: nodes, edges: Int.random(in: 0...40, using: &random), seed: seed)
    let choices: [Set<Edge.Kind>] = [.hierarchy, Set(Edge.Kind.allCases), [.child], [.parent, .holds], []]
    kinds = choices[Int(seed) % choices.count]
    expected = BruteForce(graph, along: kinds)
  }
}

extension [Node] {
  var ids: [NodeID] { map(\.id) }
}
