import CoordinatorGraph
import Foundation
import TestSupport
import Testing

@testable import CoordinatorDiagrams

@Suite("What the real Mermaid makes of it")
struct RealMermaidTests {
  @Test(
    "draws each node and edge, and shows each label as it is meant",
    .enabled(
      if: MermaidScript.isInstalled,
      "chromium or Mermaid is missing; run Scripts/check-mermaid.py --install"
    )
  )
  func drawsAll() throws {
    let drawings = Self.gallery + Self.anyGraphs
    let answers = try RealMermaid.answers(drawings)
    #expect(answers.count == drawings.count)
    for (drawing, answer) in zip(drawings, answers) {
      #expect(
        answer.error == nil,
        "\(drawing.options) \(MermaidRenderer(options: drawing.options).render(drawing.graph))"
      )
      expect(answer, shows: drawing)
    }
  }

  private func expect(_ answer: RealMermaid.Answer, shows drawing: RealMermaid.Drawing) {
    let nodes = CoordinatorDiagrams.Drawing(drawing.graph).nodes
    for (number, node) in nodes.enumerated() {
      #expect(answer.labels?[MermaidNodes.id(number)] == node.caption)
    }
    let title = drawing.options.title?.caption
    #expect(answer.title?.count == title?.count)
    #expect(answer.accessible?.first == title)
  }

  private static let gallery = galleryGraphs.sorted { $0.key < $1.key }.flatMap { _, graph in
    [
      RealMermaid.Drawing(graph: graph, options: DiagramOptions()),
      RealMermaid.Drawing(
        graph: graph,
        options: DiagramOptions(
          direction: .rightLeft,
          theme: .guide,
          title: "Foo<Bar> & \"x\" \\N: #35;"
        )
      ),
    ]
  }

  private static let anyGraphs = (1...40 as ClosedRange<UInt64>).map { seed in
    RealMermaid.Drawing(
      graph: RandomGraph.any(nodes: Int(seed), edges: Int(seed) * 5 / 4, seed: seed),
      options: DiagramOptions(
        direction: DiagramOptions.Direction.allCases[Int(seed % 4)],
        title: seed.isMultiple(of: 3) ? RandomGraph.hostileNames[Int(seed)] : nil
      )
    )
  }
}
