import CoordinatorDiagrams
import CoordinatorGraph
import CoordinatorGraphviz
import Foundation
import TestSupport
import Testing

@Suite("Many callers, deep graphs, many pictures")
struct ManyCallersTests {
  @Test func callersAtOnceGetTheSameBytes() async throws {
    let expected = try Self.pictures()
    let all = try await withThrowingTaskGroup(of: [[String]].self) { group in
      for _ in 0..<8 {
        group.addTask { try (0..<20).map { _ in try Self.pictures() } }
      }
      return try await group.reduce(into: []) { $0 += $1 }
    }
    #expect(all.count == 160)
    #expect(all.allSatisfy { $0 == expected })
  }

  private static func pictures() throws -> [String] {
    let renderer = GraphvizRenderer()
    let png = try renderer.picture(of: GuideTree.graph, as: "png")
    return [renderer.svg(of: RandomGraph.any(nodes: 6, edges: 8, seed: 1)), String(png.count)]
  }

  @Test func aChainOfTenThousandNodesIsDrawn() throws {
    let count = 10_000
    let nodes = (0..<count).map { Node(id: NodeID("n\($0)"), type: "T\($0)") }
    let edges = (1..<count).map { Edge(from: nodes[$0 - 1].id, to: nodes[$0].id) }
    let svg = GraphvizRenderer().svg(of: RandomGraph.graph(nodes, edges))
    #expect(svg.components(separatedBy: "class=\"node ").count == count + 1)
    #expect(svg.components(separatedBy: "class=\"edge ").count == count)
  }

  @Test(.enabled(if: ProcessInfo.processInfo.environment["COORDVIZ_SOAK"] == "1" && ResidentMemory.isKnown))
  func tenThousandPicturesTakeNoMoreMemoryThanAHundred() throws {
    var early = 0
    for count in 1...10_000 {
      _ = GraphvizRenderer().svg(of: GuideTree.graph)
      if count == 100 { early = ResidentMemory.kilobytes ?? 0 }
    }
    let late = ResidentMemory.kilobytes ?? 0
    #expect(early > 0 && late - early < 4_096)
  }
}

/// What this process has in memory, where the system tells it in a file.
enum ResidentMemory {
  static var isKnown: Bool { kilobytes != nil }

  static var kilobytes: Int? {
    let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)
    let line = status?.split(separator: "\n").first { $0.hasPrefix("VmRSS:") }
    return line.flatMap { Int($0.filter(\.isNumber)) }
  }
}
