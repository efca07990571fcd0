import CoordinatorDiagrams
import CoordinatorGraph
import Testing

@Suite("Mermaid, as it should look")
struct MermaidGoldenTests {
  @Test("the guide's tree under the guide's theme is the guide's diagram")
  func guide() {
    let renderer = MermaidRenderer(options: DiagramOptions(theme: .guide))
    #expect(differenceFromGolden(renderer.render(guideGraph), "guide.theme-guide.mmd") == nil)
  }

  @Test("every gallery graph", arguments: galleryGraphs.keys.sorted())
  func gallery(name: String) throws {
    let graph = try #require(galleryGraphs[name])
    #expect(differenceFromGolden(MermaidRenderer().render(graph), "\(name).mmd") == nil)
  }

  @Test("a graph without nodes is a diagram without nodes")
  func empty() {
    #expect(MermaidRenderer().render(.empty) == "graph TD\n")
  }
}
