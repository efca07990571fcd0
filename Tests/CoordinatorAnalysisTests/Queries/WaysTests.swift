import CoordinatorAnalysis
import CoordinatorDiagrams
import CoordinatorGraph
import TestSupport
import Testing

@Suite("Paths to a node")
struct WaysTests {
  @Test(arguments: Seeds.of(40))
  func eachLeadsFromARootDownWithoutTurningBack(seed: UInt64) {
    let graph = RandomGraph.any(nodes: 12, edges: 20, seed: seed)
    let roots = Set(graph.roots(along: .downward).map(\.id))
    for node in graph.nodes {
      var search = RootPathSearch(in: graph)
      let ways = search.paths(to: [node.id], atMost: 50)[0]
      #expect(ways.all.map(\.count) == ways.all.map(\.count).sorted())
      for way in ways.all {
        #expect(roots.contains(way[0].from))
        #expect(way.last?.to == node.id)
        #expect(zip(way, way.dropFirst()).allSatisfy { $0.to == $1.from })
        #expect(Set(way.map(\.from) + [node.id]).count == way.count + 1)
      }
      #expect(!ways.all.isEmpty || roots.contains(node.id))
    }
  }

  @Test func manyWaysEnd() {
    // 40 diamonds in a row have 2 to the power of 40 ways.
    var (nodes, edges) = ([Node(id: "0", type: "0")], [Edge]())
    for place in 0..<40 {
      nodes += ["a\(place)", "b\(place)", "\(place + 1)"].map { Node(id: NodeID($0), type: $0) }
      for side in ["a", "b"] {
        edges.append(Edge(from: NodeID("\(place)"), to: NodeID("\(side)\(place)")))
        edges.append(Edge(from: NodeID("\(side)\(place)"), to: NodeID("\(place + 1)")))
      }
    }
    var search = RootPathSearch(in: RandomGraph.graph(nodes, edges))
    let ways = search.paths(to: ["40"], atMost: 10)[0]
    #expect(ways.hasMore)
    #expect(ways.all.first?.count == 80)
  }

  @Test("All nodes of a graph share one limit of work", arguments: [(300, true), (20_000, false)])
  func manyTargets(count: Int, isDense: Bool) throws {
    let nodes = (0..<count).map { Node(id: NodeID("n\($0)"), type: "T") }
    let edges = nodes.indices.dropFirst().flatMap { to in
      ((isDense ? 0 : to - 1)..<to).map { Edge(from: nodes[$0].id, to: nodes[to].id) }
    }
    var search = RootPathSearch(in: RandomGraph.graph(nodes, edges))
    let found = search.paths(to: nodes.map(\.id), atMost: 100)
    let length = found.reduce(0) { $0 + $1.all.joined().count }
    #expect(length < 12_000_000)
    #expect(found.dropFirst().allSatisfy { !$0.all.isEmpty })
    // Those that were left out are for the caller to name.
    #expect(isDense ? found.count == count : (100..<count).contains(found.count))
  }
}
