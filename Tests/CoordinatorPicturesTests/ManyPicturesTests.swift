import CoordinatorDiagrams
import CoordinatorGraph
import CoordinatorPictures
import Foundation
import TestSupport
import Testing

@Suite("Deep graphs, and many pictures")
struct ManyPicturesTests {
  @Test func aChainOfTenThousandNodesIsDrawn() throws {
    let count = 10_000
    let nodes = (0..<count).map { Node(id: NodeID("n\($0)"), type: "T\($0)") }
    let edges = (1..<count).map { Edge(from: nodes[$0 - 1].id, to: nodes[$0].id) }
    let svg = SVGRenderer().render(RandomGraph.graph(nodes, edges))
    #expect(svg.components(separatedBy: "class=\"node ").count == count + 1)
    #expect(svg.components(separatedBy: "class=\"edge ").count == count)
  }

  @Test(.enabled(if: ProcessInfo.processInfo.environment["COORDVIZ_SOAK"] == "1" && ResidentMemory.isKnown))
  func tenThousandPicturesTakeNoMoreMemoryThanAHundred() throws {
    var early = 0
    for count in 1...10_000 {
      _ = SVGRenderer().render(GuideTree.graph)
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
