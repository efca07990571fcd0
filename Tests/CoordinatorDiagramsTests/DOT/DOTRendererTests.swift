import CoordinatorDiagrams
import CoordinatorGraph
import TestSupport
import Testing

@Suite("DOT")
struct DOTRendererTests {
  @Test func everyRelationHasALineOfItsOwn() {
    let options = DiagramOptions(direction: .leftRight, title: "A \"title\"")
    let text = DOTRenderer(options: options).render(Self.sample)
    let difference = Golden.difference(text, name: "sample.dot")
    #expect(difference == nil)
  }

  @Test(arguments: Seeds.numbers(80))
  func everyNodeAndEdgeIsOneLine(seed: Int) {
    let graph = RandomGraph.any(nodes: seed % 17, edges: seed, seed: UInt64(seed))
    let lines = Self.lines(
      graph,
      DiagramOptions(title: RandomGraph.hostileNames[seed % 50])
    )
    let nodes = lines.filter { $0.hasPrefix("n") && $0.contains(" [id=\"node.") }
    let edges = lines.filter { $0.contains(" -> ") && $0.contains(" [id=\"edge.") }
    let numbers = Set(nodes.compactMap { $0.split(separator: " ").first })
    let expected = (graph.nodes.count, graph.nodes.count, graph.edges.count)
    #expect((nodes.count, numbers.count, edges.count) == expected)
  }

  @Test(arguments: Seeds.of(40))
  func theOrderOfTheInputChangesNothing(seed: UInt64) {
    let graph = RandomGraph.any(nodes: 12, edges: 30, seed: seed)
    var random = SeededGenerator(seed: seed)
    let shuffled = RandomGraph.graph(
      graph.nodes.shuffled(using: &random),
      graph.edges.shuffled(using: &random)
    )
    #expect(DOTRenderer().render(shuffled) == DOTRenderer().render(graph))
  }

  /// Graphviz 2.42 refuses a quoted string of more than 16 384 bytes.
  @Test(arguments: ["N", "\\", "\"", "&", "\u{200B}", "👩‍👩‍👧", "a\u{0301}\u{0301}\u{0301}"])
  func stringsStayShortWhateverTheNames(unit: String) {
    let name = String(repeating: unit, count: 40_000)
    let node = Node(
      id: NodeID(name),
      type: name + "Type",
      label: name,
      module: name,
      documentation: name,
      unknown: Array(repeating: name, count: 50)
    )
    let edge = Edge(from: node.id, to: node.id, kind: .listener, ownership: .unowned, via: name, label: name)
    let graph = RandomGraph.graph([node], [edge])
    let text = DOTRenderer(options: DiagramOptions(title: name)).render(graph)
    let longest = Self.strings(text).map(\.utf8.count).max() ?? 0
    #expect(longest < 16_384)
    #expect(longest > 200)
  }

  @Test func themesCannotSmuggleAttributesIn() {
    let evil = Theme.NodeStyle(
      fill: "red\", image=\"/etc/passwd",
      stroke: "#12",
      strokeWidth: 1,
      text: "#abc"
    )
    let theme = Theme(name: "evil", kinds: [.coordinator: evil])
    let graph = RandomGraph.graph([Node(id: "a", type: "A", role: .tab)], [])
    let line = Self.lines(graph, DiagramOptions(theme: theme)).first { $0.hasPrefix("n0 ") } ?? ""
    #expect(!line.contains("image") && !line.contains(", color=") && line.contains("fontcolor=\"#aabbcc\""))
  }

  @Test func aWayUpStandsBesideTheWayDown() {
    let nodes = ["App", "Home", "Login"].map { Node(id: NodeID($0), type: $0) }
    let graph = RandomGraph.graph(
      nodes,
      [
        Edge(from: "App", to: "Home"), Edge(from: "App", to: "Login", order: 1),
        Edge(from: "Home", to: "App", kind: .parent, ownership: .weak),
      ]
    )
    let ids = Self.lines(graph, DiagramOptions()).filter { $0.contains(" -> ") }
      .compactMap { $0.split(separator: "\"").dropFirst().first }
    #expect(ids == ["edge.App.Home.child", "edge.Home.App.parent", "edge.App.Login.child"])
  }

  private static func lines(_ graph: Graph, _ options: DiagramOptions) -> [Substring] {
    DOTRenderer(options: options).render(graph).split(separator: "\n").map { $0.drop { $0 == " " } }
  }

  /// What stands between the quotes.
  private static func strings(_ text: String) -> [String] {
    var (strings, current, isEscaped): ([String], String?, Bool) = ([], nil, false)
    for scalar in text.unicodeScalars {
      if scalar == "\"", !isEscaped {
        if let ended = current { strings.append(ended) }
        current = current == nil ? "" : nil
      } else {
        current?.unicodeScalars.append(scalar)
      }
      isEscaped = scalar == "\\" && !isEscaped
    }
    return strings
  }

  /// One edge of each kind, all four ownerships, a node of each kind, two modules, something unknown.
  private static let sample: Graph = {
    let nodes = Node.Kind.allCases.map { kind in
      Node(
        id: NodeID("App/\(kind.rawValue)#1"),
        type: "Some<\(kind.rawValue)>",
        kind: kind,
        role: kind == .coordinator ? .tab : nil,
        module: kind == .container ? "Core" : kind == .screen ? "UI & more" : nil,
        documentation: "The \\Networking.\nAnd more.",
        unknown: kind == .screen ? ["no reflection metadata"] : []
      )
    }
    let edges = Edge.Kind.allCases.enumerated().map { number, kind in
      Edge(
        from: nodes[number % 3].id,
        to: nodes[(number + 1 + number / 3) % 6].id,
        kind: kind,
        ownership: Ownership.allCases[number % 4],
        via: "slot[\(number)]",
        label: number % 5 == 0 ? "a \"label\"" : nil,
        order: number
      )
    }
    return RandomGraph.graph(nodes, edges + [edges[0]])
  }()
}
