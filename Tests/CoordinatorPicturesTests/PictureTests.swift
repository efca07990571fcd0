import CoordinatorGraph
import Foundation
import TestSupport
import Testing

@testable import CoordinatorDiagrams
@testable import CoordinatorPictures

@Suite("Pictures")
struct PictureTests {
  @Test(arguments: [Theme.standard, .guide])
  func theGuidesTwelveCoordinatorsAreDrawn(theme: Theme) throws {
    let options = DiagramOptions(theme: theme, title: "WithYou")
    let drawn = try DrawnGraph(svg: SVGRenderer(options: options).render(GuideTree.graph))
    let names = drawn.elements(of: "node").map { $0.words.joined() }
    #expect(names.sorted() == GuideTree.graph.nodes.map(\.type))
    #expect(drawn.elements(of: "edge").count == 11)
    #expect(drawn.elements(of: "graph").first?.words.first == "WithYou")
    #expect(drawn.title == "WithYou")
    #expect(drawn.elements.contains { $0.id == "node.AppCoordinator" && $0.classes.contains("root") })
    #expect(
      drawn.elements.contains { $0.title.hasPrefix("AppCoordinator → LoginCoordinator\nchild, strong") }
    )
  }

  @Test(arguments: Seeds.numbers(60))
  func everyNodeAndEdgeIsDrawnOnceWithItsWords(seed: Int) throws {
    let graph = RandomGraph.any(nodes: seed % 14, edges: seed * 2 / 3, seed: UInt64(seed))
    for direction in DiagramOptions.Direction.allCases {
      let title = RandomGraph.hostileNames[seed % RandomGraph.hostileNames.count]
      let options = DiagramOptions(direction: direction, title: title)
      let drawn = try DrawnGraph(svg: SVGRenderer(options: options).render(graph))
      expect(drawn, shows: graph)
      let shown = drawn.elements(of: "graph").first?.words.joined() ?? ""
      #expect(
        shown.filter { !$0.isWhitespace }
          == DOTDefaults.titleLines(title).joined().filter { !$0.isWhitespace }
      )
    }
  }

  @Test func aTitleThatSaysALotIsShownWhole() throws {
    let title = (1...40).map { "word\($0)" }.joined(separator: " ")
    let graph = RandomGraph.tree(nodes: 5, fanOut: 2, seed: 1)
    let svg = SVGRenderer(options: DiagramOptions(title: title)).render(graph)
    let words = try DrawnGraph(svg: svg).elements(of: "graph").first?.words ?? []
    #expect(words.joined(separator: " ").split(separator: " ").joined(separator: " ") == title)
  }

  private func expect(_ drawn: DrawnGraph, shows graph: Graph) {
    let nodes = drawn.elements(of: "node")
    let edges = drawn.elements(of: "edge")
    let shown = Dictionary(nodes.map { ($0.id, $0.words) }) { $1 + $0 }
    let input = LayoutInput(graph, DiagramOptions())
    let names = input.drawing.nodes.map { ElementID.node($0.id) }
    let expected = Dictionary(uniqueKeysWithValues: zip(names, input.nodeBoxes.map(\.lines)))
    #expect(shown == expected)
    #expect((nodes.count, edges.count) == (graph.nodes.count, graph.edges.count))
    #expect(Set(edges.map(\.id)).count == edges.count)
    for kind in Edge.Kind.allCases {
      let lines = edges.filter { $0.classes.contains(kind.rawValue) }.count
      #expect(lines == graph.edges.filter { $0.kind == kind }.count)
    }
    let labels = graph.edges.compactMap { EdgeBox(of: $0, hasLegend: true)?.lines }
    #expect(labels.joined().sorted() == edges.flatMap(\.words).sorted())
    #expect(
      drawn.tags.isSubset(of: [
        "svg", "title", "desc", "metadata", "style", "g", "text", "path", "polygon", "polyline", "ellipse",
      ])
    )
    #expect(drawn.attributes.allSatisfy { !$0.hasPrefix("on") && !$0.hasSuffix("href") })
  }

  @Test(arguments: Seeds.of(20))
  func theOrderOfTheInputChangesNothing(seed: UInt64) throws {
    let graph = RandomGraph.any(nodes: 10, edges: 20, seed: seed)
    var random = SeededGenerator(seed: seed)
    let nodes = graph.nodes.shuffled(using: &random)
    let shuffled = RandomGraph.graph(nodes, graph.edges.shuffled(using: &random))
    #expect(SVGRenderer().render(shuffled) == SVGRenderer().render(graph))
  }

  @Test func dotsPerInchAreForBitmaps() {
    let svgs = [nil, 192.0].map {
      SVGRenderer(options: DiagramOptions(dotsPerInch: $0)).render(GuideTree.graph)
    }
    #expect(svgs[0] == svgs[1])
  }

  @Test func siblingsKeepTheirOrder() throws {
    let names = ["Zeta", "Alpha", "Mid", "Beta"]
    let nodes = (names + ["Root"]).map { Node(id: NodeID($0), type: $0) }
    let edges = names.enumerated().map { Edge(from: "Root", to: NodeID($1), order: $0) }
    let svg = SVGRenderer().render(RandomGraph.graph(nodes, edges))
    let places = names.compactMap { name in
      svg.split(separator: "\n").first { $0.hasSuffix(">\(name)</text>") }
        .flatMap { $0.components(separatedBy: " x=\"").last?.split(separator: "\"").first }.flatMap {
          Double($0)
        }
    }
    #expect(places.count == 4 && places == places.sorted())
  }

  @Test func anEmptyGraphIsAnEmptyPicture() throws {
    let drawn = try DrawnGraph(svg: SVGRenderer().render(.empty))
    #expect(drawn.title == "Coordinator graph")
    #expect(drawn.elements.map(\.classes) == [["graph"]])
  }
}
