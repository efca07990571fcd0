import CoordinatorDiagrams
import CoordinatorGraph
import TestSupport
import Testing

/// Graphs that end a program which recurses, or which looks at all nodes for each.
@Suite("Large graphs", .serialized)
struct SizeTests {
  // A recursion ends the program at some thousand levels. A search through all nodes for each would take hours.
  #if DEBUG
    static let (size, treeSize) = (20_000, 50_000)
  #else
    static let (size, treeSize) = (100_000, 1_000_000)
  #endif

  @Test("A chain of 100 000 nodes; of a fifth without optimization")
  func chain() throws {
    let count = Self.size
    let nodes = (0..<count).map { Node(id: NodeID("\($0 + count)"), type: "Step") }
    let edges = (1..<count).map { Edge(from: nodes[$0 - 1].id, to: nodes[$0].id) }
    let graph = try Graph(nodes: nodes, edges: edges)
    let (first, last) = (nodes[0].id, nodes[count - 1].id)
    #expect(graph.roots().ids == [first] && graph.leaves().ids == [last])
    #expect(graph.path(to: last) == nodes && graph.breadthFirst() == nodes)
    #expect(graph.descendants(of: first) == Array(nodes.dropFirst()))
    #expect(graph.cycles().isEmpty)
    let ring = try Graph(nodes: nodes, edges: edges + [Edge(from: last, to: first)])
    #expect(ring.cycles() == [nodes] && ring.roots().ids == [first])
    try expectRoundTrip(ring)
  }

  @Test("A node with as many children, each attached twice")
  func star() throws {
    let count = Self.size
    let nodes = (0..<count).map { Node(id: NodeID("\($0 + count)"), type: "Step") }
    let edges = nodes.flatMap {
      [Edge(from: nodes[0].id, to: $0.id), Edge(from: nodes[0].id, to: $0.id, kind: .holds)]
    }
    let graph = try Graph(nodes: nodes, edges: edges.reversed())
    #expect(graph.children(of: nodes[0].id) == nodes)
    #expect(graph.hierarchy().edges.count == count)
    try expectRoundTrip(graph)
  }

  @Test("A tree of 1 000 000 nodes; of a twentieth without optimization")
  func tree() throws {
    let count = Self.treeSize
    let graph = RandomGraph.tree(nodes: count, fanOut: 4, seed: 1)
    #expect(graph.roots().ids == ["n0"])
    #expect(graph.breadthFirst().count == count)
    #expect(graph.cycles().isEmpty)
    #expect(graph.hierarchy().edges.count == count - 1)
    try expectRoundTrip(graph)
  }

  @Test("An unknown object of as many keys is read over in one pass")
  func unknownKeys() throws {
    let keys = (0..<Self.size).map { "\"k\($0)\": 1" }.joined(separator: ",")
    let empty = Snapshot(origin: .init(kind: .live), graph: .empty)
    let document = "{\"new\": {\(keys)}," + empty.json().dropFirst()
    let read = try Snapshot(json: document.utf8)
    #expect(read == empty)
  }

  private func expectRoundTrip(_ graph: Graph) throws {
    let snapshot = Snapshot(origin: .init(kind: .live), graph: graph)
    let bytes = snapshot.jsonBytes()
    let read = try Snapshot(json: bytes)
    // Compared outside of the macro, which would print both.
    let isEqual = read == snapshot
    #expect(isEqual)
  }
}
