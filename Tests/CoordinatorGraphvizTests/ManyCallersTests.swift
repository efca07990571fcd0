import CoordinatorGraph
import CoordinatorGraphviz
import TestSupport
import Testing

@Suite("Many callers of Graphviz")
struct ManyCallersTests {
  @Test func callersAtOnceGetTheSameBytes() async throws {
    let expected = try Self.pictures()
    let all = try await withThrowingTaskGroup(of: [[Int]].self) { group in
      for _ in 0..<8 {
        group.addTask { try (0..<5).map { _ in try Self.pictures() } }
      }
      return try await group.reduce(into: []) { $0 += $1 }
    }
    #expect(all.count == 40)
    #expect(all.allSatisfy { $0 == expected })
  }

  private static func pictures() throws -> [Int] {
    try [GuideTree.graph, RandomGraph.any(nodes: 6, edges: 8, seed: 1)].map {
      try GraphvizRenderer().picture(of: $0, as: "png").count
    }
  }
}
