import CoordinatorDiagrams
import CoordinatorGraph

/// The input of a layout: a drawing, with the sizes of its nodes and edge labels.
struct LayoutInput {
  let drawing: Drawing
  let edges: [DOTEdge]
  let nodeBoxes: [NodeBox]
  let edgeBoxes: [EdgeBox?]
  let frame: Frame
  /// The sizes of the boxes in the layout's plane.
  let sizes: [Size]
  let labels: [Size?]
  /// Whether boxes around modules are wanted.
  let hasModules: Bool
  /// The distance between two siblings.
  let siblings: Double

  init(_ graph: Graph, direction: DiagramOptions.Direction, groupsByModule: Bool = false) {
    let frame = Frame(direction: direction)
    drawing = Drawing(graph)
    edges = DOTEdges(drawing).inOrder
    nodeBoxes = zip(drawing.nodes, drawing.parts).map { NodeBox(of: $0, isBold: $1 == .root) }
    edgeBoxes = edges.map { EdgeBox(of: $0.edge) }
    sizes = nodeBoxes.map { frame.size(width: $0.width, height: $0.height) }
    labels = edgeBoxes.map { $0.map { frame.size(width: $0.width, height: $0.height) } }
    self.frame = frame
    hasModules = groupsByModule && drawing.nodes.contains { $0.module != nil }
    siblings = Spacing.siblings + (hasModules && frame.isSideways ? ModuleBoxes.headroom : 0)
  }

  /// The sizes and words without places, for layouts of Graphviz's own.
  var placement: Placement {
    Placement(
      nodes: nodeBoxes.map { Placement.Node(lines: $0.lines, width: $0.width, height: $0.height) },
      edges: edgeBoxes.map { Placement.Edge(lines: $0?.lines ?? []) }
    )
  }
}
