import CoordinatorGraph
import Testing

@testable import CoordinatorDeclarations

@Suite("What a few letters of a flowchart may stand for")
struct FlowchartLimitTests {
  private static let letters = FlowchartScanner.mostLetters

  @Test(
    "a label, a title or an id that is too long is refused at its place",
    arguments: [
      ("A[\"#\"]", 4), ("A[#]", 3), ("A[\"`#`\"]", 5), ("A -->|#| B", 7), ("A -- # --> B", 6), ("#", 1),
      ("subgraph #", 10), ("subgraph S [#]", 13), ("A@{ label: \"#\" }", 2),
    ]
  )
  func tooLong(line: String, column: Int) {
    let long = line.replacing("#", with: String(repeating: "N", count: Self.letters + 1))
    let error = #expect(throws: MermaidError.self) { try Snapshot(mermaid: "graph TD\n\(long)") }
    #expect(error?.place == MermaidError.Place(line: 2, column: column))
    #expect(error?.description.contains("letters, but the limit is \(Self.letters); shorten it") == true)
  }

  @Test("one of the greatest length is read")
  func longest() throws {
    let name = String(repeating: "N", count: Self.letters)
    let graph = try Snapshot(mermaid: "graph TD\nA[\"\(name)\"] -->|\"\(name)\"| \(name)").graph
    #expect(graph.edges.map { $0.label?.count } == [Self.letters])
  }

  @Test("lists of 100 nodes each are joined, and one node more is refused")
  func lists() throws {
    let graph = try Snapshot(mermaid: "graph TD\n" + Self.lists(100, 100)).graph
    #expect(graph.edges.count == FlowchartParser.mostEdgesOfLists)
    let error = #expect(throws: MermaidError.self) {
      try Snapshot(mermaid: "graph TD\nA\n" + Self.lists(101, 100))
    }
    #expect(
      error?.description
        == "3:1: with this line, '&' lists make 10100 edges, but the limit is 10000; put one node between the two lists, or draw fewer arrows"
    )
  }

  @Test("the lists of all lines count together, and single arrows do not count")
  func listsOfAllLines() throws {
    let line = Self.lists(50, 100) + "\n"
    let arrows = String(repeating: "A --> B\n", count: 20_000)
    #expect(try Snapshot(mermaid: "graph TD\n" + arrows + line + line).graph.edges.count == 30_000)
    #expect(throws: MermaidError.self) { try Snapshot(mermaid: "graph TD\n" + line + line + "A & B --> C") }
  }

  @Test("nine million edges are refused before they are made")
  func millions() throws {
    let error = #expect(throws: MermaidError.self) {
      try Snapshot(mermaid: "graph TD\n" + Self.lists(3_000, 3_000))
    }
    #expect(error?.description.contains("9000000 edges") == true)
  }

  @Test("the text on an arrow is kept once, however many edges it stands for")
  func arrowsAreKeptOnce() throws {
    let flowchart = try Self.flowchart(Self.lists(80, 90, arrow: "-->|holds, weak: a|") + "\nA --> B --> C")
    #expect(flowchart.links.count == 80 * 90 + 2)
    #expect(flowchart.arrows.count == 3)
    let edges = GraphOfFlowchart(flowchart).graph().edges
    #expect(edges.filter { $0.kind == .holds && $0.ownership == .weak && $0.label == "a" }.count == 80 * 90)
  }

  @Test("the styles of a list of classes are kept once, and so are those of a class")
  func stylesAreKeptOnce() throws {
    let names = (0..<500).map { "c\($0)" }.joined(separator: ",")
    let styles = (0..<500).map { "fill:#\($0)" }.joined(separator: ",")
    let flowchart = try Self.flowchart("A:::c1\nclassDef \(names) \(styles)\nclassDef c1 stroke:#333")
    #expect(flowchart.definitions.count == 2)
    #expect(flowchart.classes.values.reduce(0) { $0 + $1.count } == 501)
  }

  @Test("a role is told by all its styles and no other, in whatever classes they stand")
  func roles() throws {
    let flowchart = try Self.flowchart(
      """
      A:::one
      class A two
      B:::one
      C:::two
      style C fill:#f9d5e5,stroke:#333,stroke-width:2px,color:#000
      classDef one fill:#f9d5e5
      classDef one stroke:#333
      classDef two stroke-width: 2px,stroke-dasharray:4 3
      """
    )
    let nodes = GraphOfFlowchart(flowchart).graph().nodes
    #expect(nodes.map(\.role) == [.root, nil, nil])
    #expect(nodes.map { !$0.unknown.isEmpty } == [true, false, true])
  }

  private static func lists(_ left: Int, _ right: Int, arrow: String = "-->") -> String {
    let (left, right) = ((0..<left).map { "L\($0)" }, (0..<right).map { "R\($0)" })
    return "\(left.joined(separator: " & ")) \(arrow) \(right.joined(separator: " & "))"
  }

  private static func flowchart(_ lines: String) throws -> Flowchart {
    let document = Document("graph TD\n" + lines)
    return try FlowchartParser(MermaidText(of: document, ranges: document.lines)).parsed()
  }
}
