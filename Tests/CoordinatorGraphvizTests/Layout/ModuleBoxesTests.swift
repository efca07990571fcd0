import CoordinatorGraph
import TestSupport
import Testing

@testable import CoordinatorDiagrams
@testable import CoordinatorGraphviz

@Suite("Boxes around modules in a tree")
struct ModuleBoxesTests {
  @Test(arguments: Seeds.of(60))
  func theyHoldTheirNodesAndNoOthers(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let tree = RandomGraph.tree(nodes: 30, fanOut: 4, seed: seed)
    let nodes = tree.nodes.map { node in
      var node = node
      node.module = ["Home", "Log in", "Shop", nil].randomElement(using: &random) ?? nil
      return node
    }
    let graph = RandomGraph.graph(nodes, tree.edges)
    for direction in DiagramOptions.Direction.allCases {
      let input = LayoutInput(graph, direction: direction, groupsByModule: true)
      let placement = TreePicture(input, LayoutDecision(input).tree(.tree)).placement(titleLines: 1)
      for box in placement.modules ?? [] {
        for (number, node) in input.drawing.nodes.enumerated() {
          #expect(box.members.contains(number) == Self.isUnder(placement.nodes[number], box))
          if box.members.contains(number) { #expect(node.module == box.name) }
        }
      }
      #expect(placement.modules?.isEmpty == false)
    }
  }

  @Test(arguments: DiagramOptions.Direction.allCases)
  func modulesThatHangTogetherAllHaveBoxes(direction: DiagramOptions.Direction) throws {
    var nodes = [Node(id: "App", type: "App")]
    var edges: [Edge] = []
    for (order, module) in ["Home", "Shop", "Log"].enumerated() {
      for name in ["", "A", "B"] {
        nodes.append(Node(id: NodeID(module + name), type: module + name, module: module))
        edges.append(
          Edge(from: NodeID(name.isEmpty ? "App" : module), to: NodeID(module + name), order: order)
        )
      }
    }
    var warnings: [String] = []
    let svg = try GraphvizRenderer().svg(
      of: RandomGraph.graph(nodes, edges),
      options: DiagramOptions(direction: direction, groupsByModule: true),
      layout: .tree,
      onWarning: { warnings.append($0) }
    )
    let clusters = try DrawnGraph(svg: svg).elements(of: "cluster")
    #expect(clusters.map(\.words) == [["Home"], ["Shop"], ["Log"]])
    #expect(warnings.isEmpty)
  }

  /// Others in between split a module of a stack, and each part has a box.
  @Test func modulesOfStacksHaveSeveralBoxes() throws {
    let modules = ["M", "M", "N", "M", nil, "M", "N", "N", "M"]
    let nodes =
      [Node(id: "App", type: "App")]
      + modules.indices.map { Node(id: NodeID("n\($0)"), type: "T", module: modules[$0]) }
    let edges = modules.indices.map { Edge(from: "App", to: NodeID("n\($0)"), order: $0) }
    let input = LayoutInput(RandomGraph.graph(nodes, edges), direction: .topDown, groupsByModule: true)
    let layout = TreeLayout(
      input,
      SpanningForest(input.drawing),
      LayoutDecision(input).sorting,
      TreeShape(stacked: 0, rows: 20)
    )
    let boxes = TreePicture(input, layout).placement(titleLines: 0).modules ?? []
    #expect(boxes.map(\.name) == ["M", "N", "M", "M", "N", "M"])
    #expect(boxes.reduce(0) { $0 + $1.members.count } == 8)
  }

  @Test func aWarningTellsOfNodesWithoutTheirBox() throws {
    let nodes = ["App", "A", "B", "C"].map { Node(id: NodeID($0), type: $0, module: $0 == "B" ? nil : "M") }
    let edges = ["A", "B", "C"].enumerated().map { Edge(from: "App", to: NodeID($1), order: $0) }
    var warnings: [String] = []
    let svg = try GraphvizRenderer().svg(
      of: RandomGraph.graph(nodes, edges),
      options: DiagramOptions(groupsByModule: true),
      layout: .tree,
      onWarning: { warnings.append($0) }
    )
    #expect(try DrawnGraph(svg: svg).elements(of: "cluster").count == 1)
    #expect(warnings.count == 1 && warnings.allSatisfy { $0.hasPrefix("2 of 3 nodes") })
  }

  private static func isUnder(_ node: Placement.Node, _ box: Placement.Module) -> Bool {
    guard let centre = node.centre else { return false }
    return centre.x + node.width / 2 > box.lowerLeft.x && centre.x - node.width / 2 < box.upperRight.x
      && centre.y + node.height / 2 > box.lowerLeft.y && centre.y - node.height / 2 < box.upperRight.y
  }
}
