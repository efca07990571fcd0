import CoordinatorAnalysis
import CoordinatorDiagrams
import CoordinatorGraph
import TestSupport
import Testing

@testable import coordviz

/// What a page looks like on each level below the first, for graphs that fit no host in full.
@Suite("Rungs of the ladder")
struct RungGoldenTests {
  /// A large graph that a host draws coarsely.
  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    let host: MarkdownHost
    let graph: Graph
    var apart: Set<NodeID> = []
    var testDescription: String { name }
  }

  static let cases = [
    Case(name: "folded", host: .githubComment, graph: cells { _ in "Cell" }),
    Case(name: "collapsed", host: .gitlab, graph: modules),
    Case(name: "neighbourhood", host: .githubSummary, graph: wide),
    Case(
      name: "neighbourhood-of-changes",
      host: .githubComment,
      graph: wide,
      apart: ["Tab1.Cell7", "Tab3.Cell9"]
    ),
    Case(name: "list", host: .gitlab, graph: cells { "Cell\($0)" }),
    Case(name: "folded", host: .docc, graph: cells { _ in "Cell" }),
  ]

  @Test(arguments: cases)
  func eachRungHasItsPage(of given: Case) throws {
    let hosted = HostedGraph(
      heading: given.host == .docc ? "Coordinators" : "**Coordinators**",
      alternative: "Coordinators",
      graph: given.graph,
      apart: given.apart,
      words: .code(["AppCoordinator", "└─ and so on"], language: "text"),
      options: DiagramOptions()
    )
    let page = try hosted.product(on: given.host, file: "structure").page
    #expect(Golden.difference(page, name: "\(given.name).\(given.host.rawValue).md") == nil)
  }

  private static let app = Node(id: "App", type: "AppCoordinator", role: .root)

  /// Six hundred children of one root.
  private static func cells(_ type: (Int) -> String) -> Graph {
    let cells = (0..<600).map { Node(id: NodeID("cell \($0)"), type: type($0)) }
    return RandomGraph.graph(
      [app] + cells,
      cells.enumerated().map { Edge(from: "App", to: $1.id, order: $0) }
    )
  }

  /// Three modules that build on each other, of which no two nodes are alike.
  private static let modules: Graph = {
    let nodes = (1..<603).map { number in
      Node(id: NodeID("n\(number)"), type: "Type\(number)", module: ["App", "Shop", "Cart"][number % 3])
    }
    let edges = nodes.enumerated().map { number, node in
      Edge(from: number < 3 ? "App" : nodes[number / 3].id, to: node.id, ownership: .strong, order: number)
    }
    return RandomGraph.graph([app] + nodes, edges)
  }()

  /// Three tabs with two hundred screens each.
  private static let wide: Graph = {
    let tabs = (1...3).map { Node(id: NodeID("Tab\($0)"), type: "Tab\($0)Coordinator", role: .tab) }
    let cells = tabs.flatMap { tab in
      (0..<200).map { Node(id: NodeID("\(tab.id).Cell\($0)"), type: "\(tab.id)Cell\($0)Coordinator") }
    }
    let edges = cells.enumerated().map { Edge(from: tabs[$0 / 200].id, to: $1.id, order: $0 % 200) }
    return RandomGraph.graph(
      [app] + tabs + cells,
      tabs.enumerated().map { Edge(from: "App", to: $1.id, ownership: .strong, order: $0) } + edges
    )
  }()
}
