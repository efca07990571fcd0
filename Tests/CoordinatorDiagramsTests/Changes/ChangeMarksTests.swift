import CoordinatorDiagrams
import CoordinatorGraph
import TestSupport
import Testing

@Suite("Marks of changes")
struct ChangeMarksTests {
  private let nodes = ["App", "New", "Gone", "Other", "Moved"].map { Node(id: NodeID($0), type: $0) }

  private var edges: [Edge] {
    nodes.dropFirst().enumerated().map { Edge(from: "App", to: $1.id, ownership: .strong, order: $0) }
  }

  private var options: DiagramOptions {
    let marks = ChangeMarks(
      nodes: ["New": .added, "Gone": .removed, "Other": .changed, "Moved": .moved],
      edges: [edges[0]: .added, edges[1]: .removed]
    )
    return DiagramOptions(theme: .plain, changes: marks)
  }

  private var graph: Graph { RandomGraph.graph(nodes, edges) }

  @Test func mermaidStylesNodesAndNumbersEdges() {
    let lines = MermaidRenderer(options: options).render(graph).split(separator: "\n")
    #expect(lines.filter { $0.contains("    style ") }.count == 4)
    #expect(lines.contains("    linkStyle 0 stroke:#1a7f37,stroke-width:3px"))
    #expect(lines.contains("    linkStyle 1 stroke:#cf222e,stroke-width:3px,stroke-dasharray:6 4"))
  }

  @Test func everyChangeHasAnOutlineOfItsOwnInDOT() {
    let text = DOTRenderer(options: options).render(graph)
    let outlines = ["added", "removed", "changed", "moved"].compactMap { change in
      text.split(separator: "\n").first {
        $0.contains("class=\"") && $0.contains(" \(change)\"") && !$0.contains("->")
      }
      .map { line in
        ["dashed", "diagonals", "peripheries", "penwidth=\"3\""].map(line.contains)
      }
    }
    #expect(outlines.count == 4)
    #expect(Set(outlines).count == 4)
  }

  @Test func theLineOfWhatIsGoneIsDashed() {
    let text = DOTRenderer(options: options).render(graph)
    #expect(text.split(separator: "\n").filter { $0.contains("->") && $0.contains("dashed") }.count == 1)
  }

  @Test func withoutMarksNothingIsDifferent() {
    let plain = DiagramOptions(theme: .plain)
    let empty = DiagramOptions(theme: .plain, changes: ChangeMarks())
    #expect(MermaidRenderer(options: plain).render(graph) == MermaidRenderer(options: empty).render(graph))
    #expect(DOTRenderer(options: plain).render(graph) == DOTRenderer(options: empty).render(graph))
  }
}
