import CoordinatorDiagrams
import CoordinatorGraph
import TestSupport
import Testing

@testable import CoordinatorAnalysis

@Suite("Choosing nodes")
struct ChoosingTests {
  static let seeds = Seeds.of(60)

  static func graph(_ seed: UInt64) -> Graph {
    RandomGraph.any(nodes: 3 + Int(seed % 14), edges: Int(seed % 23), seed: seed)
  }

  /// All but the ways up, from the definition.
  static let downward = Set(Edge.Kind.allCases).subtracting([.parent, .listener])

  /// Which nodes are within a number of steps, by relaxing all edges as often as there are steps.
  static func reached(from id: NodeID, in graph: Graph, steps: Int, up: Bool) -> Set<NodeID> {
    var reached: Set = [id]
    for _ in 0..<min(steps, graph.nodes.count) {
      let edges = graph.edges.filter { downward.contains($0.kind) && reached.contains(up ? $0.to : $0.from) }
      reached.formUnion(edges.map { up ? $0.from : $0.to })
    }
    return reached
  }

  @Test(arguments: seeds, Focus.Direction.allCases)
  func focus(seed: UInt64, direction: Focus.Direction) throws {
    let graph = Self.graph(seed)
    let id = graph.nodes[Int(seed) % graph.nodes.count].id
    for depth in [nil, -1, 0, 1, 2, 3, Int.max] as [Int?] {
      let steps = max(depth ?? Int.max, 0)
      let up = Self.reached(from: id, in: graph, steps: steps, up: true)
      let down = Self.reached(from: id, in: graph, steps: steps, up: false)
      let expected = direction == .up ? up : direction == .down ? down : up.union(down)
      let focus = Focus([id.rawValue], depth: depth, direction: direction)
      let narrowed = try Narrowing(focus: focus).apply(to: graph)
      #expect(narrowed.graph == graph.filtered { expected.contains($0.id) })
      #expect(try Narrowing(focus: focus).apply(to: narrowed.graph).graph == narrowed.graph)
    }
  }

  @Test(arguments: seeds)
  func reaches(seed: UInt64) throws {
    let graph = Self.graph(seed)
    let goals = [graph.nodes[0].id, graph.nodes[Int(seed) % graph.nodes.count].id]
    let expected = goals.reduce(into: Set<NodeID>()) {
      $0.formUnion(Self.reached(from: $1, in: graph, steps: Int.max, up: true))
    }
    let narrowed = try Narrowing(reaches: goals.map(\.rawValue)).apply(to: graph)
    #expect(narrowed.graph == graph.filtered { expected.contains($0.id) })
    #expect(try Narrowing(reaches: goals.map(\.rawValue)).apply(to: narrowed.graph).graph == narrowed.graph)
  }

  @Test(arguments: seeds)
  func maxDepth(seed: UInt64) throws {
    let graph = Self.graph(seed)
    for depth in 0...3 {
      let roots = graph.roots(along: Self.downward).map(\.id)
      let expected = roots.reduce(into: Set<NodeID>()) {
        $0.formUnion(Self.reached(from: $1, in: graph, steps: depth, up: false))
      }
      let narrowed = try Narrowing(maxDepth: depth).apply(to: graph)
      #expect(narrowed.graph == graph.filtered { expected.contains($0.id) })
      #expect(try Narrowing(maxDepth: depth).apply(to: narrowed.graph).graph == narrowed.graph)
    }
  }

  @Test(
    "The tests of a choice do not depend on each other, and what is left out is counted",
    arguments: seeds
  )
  func combined(seed: UInt64) throws {
    let graph = Self.graph(seed)
    let focus = Focus(["n1", "n2"], direction: .both)
    let narrowing = Narrowing(
      focus: focus,
      reaches: ["n0", "n2"],
      maxDepth: 3,
      only: ["n?*"],
      exclude: ["*1"]
    )
    let parts = [
      Narrowing(focus: focus), Narrowing(reaches: ["n0", "n2"]), Narrowing(maxDepth: 3),
      Narrowing(only: ["n?*"]), Narrowing(exclude: ["*1"]),
    ]
    let kept = try parts.map { Set(try $0.apply(to: graph).graph.nodes.map(\.id)) }
    let narrowed = try narrowing.apply(to: graph)
    #expect(narrowed.graph == graph.filtered { node in kept.allSatisfy { $0.contains(node.id) } })
    let isShown = { (id: NodeID) in narrowed.graph.contains(id) }
    let (count, all) = (narrowed.graph.nodes.count, graph.nodes.count)
    let cut = graph.edges.count { isShown($0.from) != isShown($0.to) }
    let caption = try #require(narrowed.caption)
    #expect(caption.hasPrefix(count == all ? "all \(all) nodes: " : "\(count) of \(all) nodes: "))
    #expect(cut == 0 || caption.contains("; \(cut) edge"))
  }

  @Test func nothingAskedForIsNothingSaid() throws {
    let graph = Self.graph(7)
    let narrowed = try Narrowing().apply(to: graph)
    #expect(narrowed.graph == graph && narrowed.caption == nil)
  }

  @Test func aNodeWithoutItsParentGetsNoEdge() throws {
    let narrowed = try Narrowing(only: ["{App,Cell}Coordinator"]).apply(to: CaptionTests.graph)
    #expect(narrowed.graph.nodes.count == 3 && narrowed.graph.edges.isEmpty)
    #expect(narrowed.caption?.contains("2 nodes shown without a parent") == true)
  }

  @Test(arguments: [
    (
      Narrowing(focus: Focus(["HomeCoordinater"])),
      "focus: no node matches 'HomeCoordinater'; did you mean 'HomeCoordinator'?"
    ),
    (Narrowing(reaches: ["cell"]), "reaches: no node matches 'cell'; did you mean 'CellCoordinator'?"),
    (
      Narrowing(only: ["*", "*Mock*"]),
      "only: no node matches '*Mock*'; see all names with 'coordviz list'"
    ),
    (
      Narrowing(exclude: ["o*c"]),
      "exclude: no node matches 'o*c'; see all names with 'coordviz list'"
    ),
    (
      Narrowing(collapse: [.matching("ome")]),
      "collapse: no node matches 'ome'; did you mean 'HomeCoordinator'?"
    ),
    (
      Narrowing(focus: Focus(["Coord"])),
      "focus: no node matches 'Coord'; did you mean 'AppCoordinator', 'CellCoordinator' or 'DetailCoordinator'?"
    ),
    (
      Narrowing(focus: Focus(["a\nb"])),
      #"focus: no node matches 'a\nb'; see all names with 'coordviz list'"#
    ),
  ])
  func aNameThatMatchesNothing(narrowing: Narrowing, message: String) {
    #expect { try narrowing.apply(to: CaptionTests.graph) } throws: { "\($0)" == message }
  }
}
