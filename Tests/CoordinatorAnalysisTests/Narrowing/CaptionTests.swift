import CoordinatorGraph
import TestSupport
import Testing

@testable import CoordinatorAnalysis

@Suite("What a narrowed graph says of itself")
struct CaptionTests {
  /// App -> Home -> (Cell, Cell, Detail), App -> Log -> Entry; the cells and the detail say what is above them.
  static let graph = sample()

  static func sample() -> Graph {
    let names = [
      "App", "App/Home", "App/Home/Cell", "App/Home/Cell#2", "App/Home/Detail", "App/Log", "App/Log/Entry",
    ]
    let nodes = names.map { name in
      let type = name.split(separator: "/").last.map { $0.split(separator: "#")[0] } ?? ""
      return Node(id: NodeID(name), type: "\(type)Coordinator", module: name.contains("Log") ? "Log" : "Home")
    }
    let down = names.dropFirst().enumerated().map { number, name in
      let parent = name.split(separator: "/").dropLast().joined(separator: "/")
      return Edge(
        from: NodeID(parent),
        to: NodeID(name),
        ownership: .strong,
        via: "children[\(number)]",
        order: number
      )
    }
    let up = down.dropFirst().map { Edge(from: $0.to, to: $0.from, kind: .parent, ownership: .weak) }
    return RandomGraph.graph(nodes, down + up)
  }

  @Test(
    arguments: [
      (Narrowing(), nil),
      (
        Narrowing(focus: Focus(["HomeCoordinator"], depth: 2)),
        "4 of 7 nodes: HomeCoordinator and 2 levels below; 1 edge to omitted nodes"
      ),
      (
        Narrowing(focus: Focus(["HomeCoordinator"]), exclude: ["*Cell*"]),
        "2 of 7 nodes: HomeCoordinator and everything below; 2 omitted by --exclude '*Cell*'; "
          + "5 edges to omitted nodes"
      ),
      (
        Narrowing(reaches: ["EntryCoordinator", "Detail*"]),
        "5 of 7 nodes: paths to EntryCoordinator or 'Detail*'; 4 edges to omitted nodes"
      ),
      (
        Narrowing(only: ["App*r", "{Entry,Cell}Coordinator"]),
        "4 of 7 nodes: 3 omitted by --only 'App*r' or '{Entry,Cell}Coordinator'; "
          + "9 edges to omitted nodes; 3 nodes shown without a parent"
      ),
      (
        Narrowing(maxDepth: 1, folds: true),
        "3 of 7 nodes: 4 omitted by --max-depth 1; 8 edges to omitted nodes; "
          + "no equal siblings to fold"
      ),
      (
        Narrowing(folds: true),
        "all 7 nodes, drawn as 6: 2 nodes folded to 1"
      ),
      (
        Narrowing(collapse: [.modules]),
        "all 7 nodes in 2 groups: 9 edges within groups left out"
      ),
    ] as [(Narrowing, String?)]
  )
  func caption(narrowing: Narrowing, expected: String?) throws {
    let caption = try narrowing.apply(to: Self.graph).caption
    #expect(caption == expected)
  }
}
