import CoordinatorDeclarations
import CoordinatorGraph
import CustomDump
import TestSupport
import Testing

@Suite("Graphs as YAML, and back")
struct RoundTripTests {
  @Test("What is written is read as the same graph, and written as the same bytes")
  func roundTrip() throws {
    for seed in Seeds.of(300) {
      let graph = RandomGraph.any(nodes: Int(seed % 23), edges: Int(seed % 61), seed: seed)
      let text = Snapshot(origin: .init(kind: .live, name: "a"), graph: graph).yaml()
      let read = try Snapshot(yaml: text)
      expectNoDifference(read.graph, graph)
      #expect(read.yaml() == text, "seed \(seed)")
    }
  }

  @Test("Ids that are hostile names, locations and evidence are kept")
  func hostileIds() throws {
    for seed in Seeds.of(100) {
      let graph = HostileGraph.any(seed: seed)
      let text = Snapshot(origin: .init(kind: .live, name: "a\nb"), graph: graph).yaml()
      let read = try Snapshot(yaml: text)
      expectNoDifference(read.graph, graph)
      // The output would put a space into commands of build servers.
      #expect(text.withoutCommands == text)
      #expect(
        read.graph.nodes.map { Array($0.id.rawValue.utf8) } == graph.nodes.map { Array($0.id.rawValue.utf8) }
      )
      #expect(read.origin.name == "a\nb")
    }
  }

  @Test("Trees nest")
  func trees() throws {
    for seed in Seeds.of(30) {
      let graph = RandomGraph.tree(nodes: 200, fanOut: 3, seed: seed)
      let text = Snapshot(origin: .init(kind: .live), graph: graph).yaml()
      #expect(try Snapshot(yaml: text).graph == graph)
      #expect(!text.contains("edges:") && !text.contains("order:"))
    }
  }

  @Test("A chain that is deeper than what is nested is read as it was")
  func chain() throws {
    let nodes = (0..<5_000).map { Node(id: NodeID("n\($0)"), type: "N") }
    let edges = nodes.indices.dropFirst().map {
      Edge(from: nodes[$0 - 1].id, to: nodes[$0].id, ownership: .strong)
    }
    let graph = RandomGraph.graph(nodes, edges)
    let text = Snapshot(origin: .init(kind: .live), graph: graph).yaml()
    #expect(try Snapshot(yaml: text).graph == graph)
    let deep = String(repeating: " ", count: 4 * 20)
    #expect(text.contains("\n" + deep) && !text.contains(deep + deep))
  }

  @Test("Many words that look like aliases are read as the words that they are")
  func aliases() throws {
    let nodes = (0..<20).map { Node(id: NodeID("n\($0)"), type: "N", documentation: "&word\n*word *word") }
    let graph = RandomGraph.graph(nodes, [])
    #expect(try Snapshot(yaml: Snapshot(origin: .init(kind: .live), graph: graph).yaml()).graph == graph)
  }

  @Test("The order that a graph was stated in does not show")
  func shuffled() throws {
    var random = SeededGenerator(seed: 3)
    let graph = RandomGraph.any(nodes: 30, edges: 80, seed: 3)
    let other = RandomGraph.graph(graph.nodes.shuffled(using: &random), graph.edges.shuffled(using: &random))
    let texts = [graph, other].map { Snapshot(origin: .init(kind: .live), graph: $0).yaml() }
    #expect(texts[0] == texts[1])
  }

  @Test("A live graph looks as docs/reference/graph-files.md says")
  func golden() throws {
    let snapshot = Snapshot(origin: .init(kind: .live, name: "Library"), graph: HostileGraph.live)
    #expect(Golden.difference(snapshot.yaml(), name: "live.yml") == nil)
    #expect(try Snapshot(yaml: snapshot.yaml()).graph == HostileGraph.live)
    let hostile = Snapshot(origin: .init(kind: .live), graph: RandomGraph.any(nodes: 40, edges: 30, seed: 7))
    #expect(Golden.difference(hostile.yaml(), name: "hostile.yml") == nil)
  }
}
