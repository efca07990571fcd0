import CoordinatorDeclarations
import CoordinatorGraph
import TestSupport
import Testing

@testable import CoordinatorDiagrams

@Suite("A flowchart that this library wrote, read back")
struct MermaidRoundTripTests {
  static let options = [
    DiagramOptions(), DiagramOptions(title: "a: \"#\" --- \\"),
    DiagramOptions(theme: .guide),
  ]

  @Test("keeps every node and edge, as far as the text says them", arguments: Seeds.of(300))
  func keepsAll(seed: UInt64) throws {
    let graph = RandomGraph.any(nodes: Int(seed % 60), edges: Int(seed % 97), seed: seed)
    let options = Self.options[Int(seed % 2)]
    let read = try Snapshot(mermaid: MermaidRenderer(options: options).render(graph))
    #expect(read.graph.nodes.map(\.said).sorted() == nodesThatAreSaid(of: graph, options).sorted())
    #expect(read.graph.said.sorted() == graph.drawn.sorted())
    #expect(read.origin.name == options.title?.caption)
  }

  @Test("is the same when it is written and read again", arguments: Seeds.of(100))
  func again(seed: UInt64) throws {
    let graph = RandomGraph.any(nodes: 30, edges: 50, seed: seed)
    let renderer = MermaidRenderer(options: Self.options[Int(seed % 3)])
    // Once for names that make coordinators of screens, which may be roots then.
    let once = try Snapshot(mermaid: renderer.render(try Snapshot(mermaid: renderer.render(graph)).graph))
      .graph
    let twice = try Snapshot(mermaid: renderer.render(once)).graph
    #expect(once.nodes.map(\.said).sorted() == twice.nodes.map(\.said).sorted())
    #expect(once.said.sorted() == twice.said.sorted())
  }

  @Test("both themes' styles are read back as roles", arguments: Theme.all, Node.Role.allCases)
  func roles(theme: Theme, role: Node.Role) throws {
    let nodes = [
      Node(id: "a", type: "A"), Node(id: "b", type: "B", role: role), Node(id: "c", type: "C"),
    ]
    let graph = RandomGraph.graph(nodes, [Edge(from: "a", to: "b"), Edge(from: "b", to: "c")])
    let text = MermaidRenderer(options: DiagramOptions(theme: theme)).render(graph)
    let read = try Snapshot(mermaid: text).graph
    #expect(read.nodes.map(\.role) == [.root, role, nil])
  }

  private func nodesThatAreSaid(of graph: Graph, _ options: DiagramOptions) -> [String] {
    let drawing = Drawing(graph)
    let hasOnlyScreens = graph.nodes.allSatisfy { $0.kind == .screen }
    return zip(drawing.nodes, drawing.isRoot).map { node, isRoot in
      var node = node
      let isCoordinator = node.name.caption.hasSuffix("Coordinator") || hasOnlyScreens
      node.role = node.role ?? (isRoot && node.kind == .coordinator ? .root : nil)
      node.type = node.name.caption
      node.kind = isCoordinator ? .coordinator : node.kind
      node.module = nil
      return node.said
    }
  }
}

extension Node {
  /// What a flowchart says of a node.
  fileprivate var said: String {
    "\(type) \(kind) \(role?.rawValue ?? "-") \(module ?? "-") \(unknown.isEmpty ? "" : "?")"
  }
}

extension Graph {
  /// What a flowchart says of the edges, as it was read.
  fileprivate var said: [String] {
    edges.map { line($0, $0.ownership, name: \.type) }
  }

  /// What a flowchart of the graph says of its edges.
  fileprivate var drawn: [String] {
    edges.map { edge in
      let isUp = edge.kind == .parent || edge.kind == .listener
      let isSaid = isUp ? edge.ownership != .weak : edge.ownership != .strong
      return line(edge, isSaid ? edge.ownership : .unknown, name: \.name.caption)
    }
  }

  private func line(_ edge: Edge, _ ownership: Ownership, name: (Node) -> String) -> String {
    let label = edge.label.flatMap { $0.isEmpty ? nil : $0.caption }
    let ends = [edge.from, edge.to].map { node($0).map(name) ?? "" }
    return "\(ends) \(edge.kind) \(ownership) \(label ?? "-")"
  }
}
