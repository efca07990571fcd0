import CoordinatorDiagrams
import CoordinatorGraph
import Foundation
import TestSupport
import Testing

@testable import CoordinatorPictures

@Suite("What a picture says of itself")
struct PictureHeadTests {
  @Test func aSentenceTellsWhatIsShown() {
    #expect(
      PictureDescription(GuideTree.graph).text
        == "12 coordinators on 5 levels, below AppCoordinator. 11 lines: 11 child."
    )
    #expect(PictureDescription(.empty).text == "An empty graph.")
    let graph = RandomGraph.graph(
      [
        Node(id: "a", type: "A"), Node(id: "b", type: "B", kind: .dependency),
        Node(id: "c", type: "C", kind: .dependency),
      ],
      [Edge(from: "a", to: "b", kind: .requires)]
    )
    #expect(
      PictureDescription(graph).text
        == "1 coordinator on 1 level, below A. 2 dependencies. 1 line: 1 requires."
    )
  }

  @Test(arguments: Seeds.of(30))
  func theSentenceIsShortWhateverTheGraph(seed: UInt64) {
    #expect(PictureDescription(RandomGraph.any(nodes: 90, edges: 200, seed: seed)).text.count < 600)
  }

  @Test func theHashFollowsFromTheGraphAlone() throws {
    let graph = RandomGraph.any(nodes: 9, edges: 20, seed: 4)
    var random = SeededGenerator(seed: 9)
    let shuffled = RandomGraph.graph(
      graph.nodes.shuffled(using: &random),
      graph.edges.shuffled(using: &random)
    )
    #expect(graph.contentHash == shuffled.contentHash)
    #expect(graph.contentHash != RandomGraph.any(nodes: 9, edges: 20, seed: 5).contentHash)
    #expect(FNV1a.digits(FNV1a.hash("foobar".utf8)) == "85944171f73967e8")
    let svgs = [DiagramOptions(), DiagramOptions(direction: .leftRight)].map {
      SVGRenderer(options: $0).render(graph)
    }
    #expect(svgs.allSatisfy { $0.contains("<metadata>graph \(graph.contentHash)</metadata>") })
    #expect(svgs.allSatisfy { !$0.lowercased().contains("graphviz") })
  }

  @Test func onlyWhatIsForBothHasAStyleSheet() throws {
    let svgs = Appearance.allCases.map { appearance in
      SVGRenderer(options: DiagramOptions(appearance: appearance)).render(GuideTree.graph)
    }
    #expect(svgs.map { $0.contains("<style>") } == [false, false, true])
    #expect(svgs.map { $0.contains(">\n<polygon fill=\"#0d1117\"") } == [false, true, false])
    #expect(svgs.map { $0.contains("fill=\"#4c1d33\"") } == [false, true, false])
  }

  @Test func rulesHoldForThePictureAlone() throws {
    let sheets = Theme.all.map { DarkStyleSheet(theme: $0) }
    #expect(Set(sheets.map(\.scope)).count == Theme.all.count)
    for sheet in sheets {
      let rules = sheet.element.split(separator: "\n").filter { $0.contains("{") && !$0.contains("@media") }
      let selectors = rules.flatMap { $0.split(separator: "{")[0].split(separator: ",") }
      #expect(selectors.count > 8)
      #expect(selectors.allSatisfy { $0.drop { $0 == " " }.hasPrefix(".\(sheet.scope) ") })
      #expect(
        sheet.element.components(separatedBy: "@media screen and (prefers-color-scheme: dark)").count == 2
      )
    }
  }

  @Test func themesCannotSmuggleRulesIn() {
    let evil = Theme.NodeStyle(fill: "red}</style><script>", stroke: "#12", strokeWidth: 1)
    let sheet = DarkStyleSheet(theme: Theme(name: "evil", kinds: [.coordinator: evil]))
    #expect(!sheet.element.contains("script") && sheet.element.components(separatedBy: "<").count == 3)
  }

  @Test func linksLeadToSource() throws {
    let node = Node(id: "A", type: "A", location: SourceLocation(file: "a&b.swift", line: 3))
    let edge = Edge(from: "A", to: "A", evidence: [SourceLocation(file: "c.swift", line: 4)])
    let graph = RandomGraph.graph([node], [edge])
    let link = try SourceLink(template: "https://example.org/?f={file}&l={line}")
    let svg = SVGRenderer(options: DiagramOptions(sourceLink: link)).render(graph)
    #expect(svg.contains("<a xlink:href=\"https://example.org/?f=a%26b.swift&amp;l=3\">"))
    #expect(svg.contains("<a xlink:href=\"https://example.org/?f=c.swift&amp;l=4\">"))
    #expect(svg.contains("role=\"group\""))
    #expect(try DrawnGraph(svg: svg).elements(of: "node").map(\.title) == ["A"])
  }
}
