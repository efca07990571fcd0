import CoordinatorDeclarations
import CoordinatorGraph
import CustomDump
import TestSupport
import Testing

@Suite("Graphs as YAML, and back")
struct RoundTripTests {
  @Test("What is written is read as the same graph, and written as the same bytes")
  func roundTrip() throws {
    for seed in UInt64(0)..<300 {
      let graph = RandomGraph.any(nodes: Int(seed % 23), edges: Int(seed % 61), seed: seed)
      let text = Snapshot(origin: .init(kind: .live, name: "a"), graph: graph).yaml()
      let read = try Snapshot(yaml: text)
      expectNoDifference(read.graph, graph)
      #expect(read.yaml() == text, "seed \(seed)")
    }
  }
}
