import CoordinatorGraph
import TestSupport
import Testing

@testable import CoordinatorDiagrams
@testable import CoordinatorPictures

@Suite("Layouts of any graph")
struct LayoutPropertyTests {
  @Test(arguments: Seeds.numbers(200, atMost: 6))
  func nodesKeepApartAndEdgesAreThere(seed: Int) throws {
    let graph = AnyGraph.graph(seed)
    for direction in DiagramOptions.Direction.allCases {
      for shape in [TreeShape.tree, TreeShape(stacked: 0), TreeShape(stacked: 30, rows: 8)] {
        let decision = LayoutDecision(graph, DiagramOptions(direction: direction))
        let (input, layout) = (decision.input, decision.shaped(shape))
        let placement = TreePicture(input, layout).placement(titleLines: 1)
        #expect(placement.nodes.count == graph.nodes.count && placement.edges.count == graph.edges.count)
        #expect(Self.overlaps(placement) == [])
        for (edge, box) in zip(placement.edges, input.edgeBoxes) {
          #expect(edge.curve.count >= 4 && edge.curve.count % 3 == 1)
          #expect(edge.curve.allSatisfy { $0.x.isFinite && $0.y.isFinite })
          #expect((edge.label == nil) == (box == nil))
          #expect(edge.start != nil || edge.end != nil)
        }
      }
    }
  }

  @Test(arguments: 2...40)
  func aStackIsFullBeforeTheNextBegins(leaves: Int) {
    let names = (0...leaves).map { NodeID("\($0)") }
    let graph = RandomGraph.graph(
      names.map { Node(id: $0, type: "Home") },
      names.dropFirst().map { Edge(from: names[0], to: $0) }
    )
    let layout = LayoutDecision(graph, DiagramOptions()).shaped(TreeShape(stacked: 0, rows: 8))
    let stacks = layout.boxes.members.dropFirst(2).map(\.count)
    #expect(stacks == stride(from: leaves, to: 0, by: -8).map { min($0, 8) })
  }

  /// An edge starts and ends at its nodes, whichever way it runs.
  @Test(arguments: Seeds.numbers(200, atMost: 6))
  func edgesTouchTheirNodes(seed: Int) throws {
    let graph = AnyGraph.graph(seed)
    for shape in [TreeShape.tree, TreeShape(stacked: 30, rows: 8)] {
      let decision = LayoutDecision(graph, DiagramOptions())
      let input = decision.input
      let placement = TreePicture(input, decision.shaped(shape)).placement(titleLines: 0)
      for (edge, place) in zip(input.edges, placement.edges) {
        guard let first = place.curve.first, let last = place.curve.last else { continue }
        #expect(Self.touches(place.start ?? first, placement.nodes[edge.upper]))
        #expect(Self.touches(place.end ?? last, placement.nodes[edge.lower]))
      }
    }
  }

  @Test(arguments: Seeds.numbers(50))
  func theOrderOfTheInputMovesNothing(seed: Int) {
    let graph = AnyGraph.graph(seed)
    var random = SeededGenerator(seed: UInt64(seed))
    let shuffled = RandomGraph.graph(
      graph.nodes.shuffled(using: &random),
      graph.edges.shuffled(using: &random)
    )
    #expect(SVGRenderer().render(shuffled) == SVGRenderer().render(graph))
  }

  static func overlaps(_ placement: Placement) -> [String] {
    let nodes = placement.nodes.map { node in
      Rectangle(
        centre: Point(breadth: node.centre?.x ?? .nan, depth: node.centre?.y ?? .nan),
        size: Size(breadth: node.width, depth: node.height)
      )
    }
    return nodes.indices.flatMap { node in
      nodes.indices.prefix(node).filter { nodes[$0].overlaps(nodes[node]) }.map { "\($0) on \(node)" }
    } + nodes.filter(\.centre.breadth.isNaN).map { _ in "nowhere" }
  }

  private static func touches(_ point: Placement.Point, _ node: Placement.Node) -> Bool {
    guard let centre = node.centre else { return false }
    let (x, y) = (abs(point.x - centre.x) - node.width / 2, abs(point.y - centre.y) - node.height / 2)
    return x < 0.01 && y < 0.01 && (abs(x) < 0.01 || abs(y) < 0.01)
  }
}

/// Trees, forests, graphs of any edges, graphs without cycles, graphs without edges, one node, none.
enum AnyGraph {
  static func graph(_ seed: Int) -> Graph {
    let (size, random) = (seed / 5, UInt64(seed))
    switch seed % 5 {
    case 0: return RandomGraph.tree(nodes: max(size * 2, 1), fanOut: 1 + seed % 7, seed: random)
    case 1: return RandomGraph.any(nodes: size % 15, edges: size, seed: random)
    case 2: return forest(size * 2, seed: random)
    case 3: return RandomGraph.any(nodes: size, edges: size / 4, seed: random)
    default: return acyclic(size + 1, seed: random)
    }
  }

  private static func forest(_ nodes: Int, seed: UInt64) -> Graph {
    let tree = RandomGraph.tree(nodes: max(nodes, 1), fanOut: 4, seed: seed)
    return tree.filtered(edges: { $0.to.rawValue.utf8.last ?? 0 > 50 })
  }

  private static func acyclic(_ nodes: Int, seed: UInt64) -> Graph {
    RandomGraph.any(nodes: nodes, edges: nodes * 2, seed: seed).filtered(edges: { $0.from < $0.to })
  }
}
