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
  /// The room that the picture should fit.
  let room: PictureRoom

  init(_ graph: Graph, direction: DiagramOptions.Direction, groupsByModule: Bool = false) {
    self.init(graph, DiagramOptions(direction: direction, groupsByModule: groupsByModule))
  }

  init(_ graph: Graph, _ options: DiagramOptions) {
    let frame = Frame(direction: options.direction)
    drawing = Drawing(graph, roots: options.roots, hidden: options.hiddenBelow)
    edges = DOTEdges(drawing).inOrder
    let suffix = options.suffix.text(in: drawing.nodes)
    nodeBoxes = zip(drawing.nodes, drawing.parts).map {
      NodeBox(
        of: $0.unsigned(options.changes?.nodes[$0.id]),
        isBold: $1 == .root,
        without: suffix,
        badge: options.badge(of: $0),
        thumbnail: options.thumbnails[$0.id],
        hidden: options.hiddenBelow[$0.id, default: 0]
      )
    }
    edgeBoxes = edges.map { EdgeBox(of: $0.edge) }
    sizes = nodeBoxes.map { frame.size(width: $0.width, height: $0.height) }
    labels = edgeBoxes.map { $0.map { frame.size(width: $0.width, height: $0.height) } }
    self.frame = frame
    hasModules = options.groupsByModule && drawing.nodes.contains { $0.module != nil }
    room = options.room
    siblings = Spacing.siblings + (hasModules && frame.isSideways ? ModuleBoxes.headroom : 0)
  }

  /// The distance between two nodes of a stack, one below the other: a new module needs room for its box and name.
  func stackGap(_ upper: Int, _ lower: Int) -> Double {
    let isNew = hasModules && drawing.nodes[upper].module != drawing.nodes[lower].module
    return Spacing.stack + (isNew ? ModuleBoxes.room : 0)
  }

  /// The sizes and words without places, for layouts of Graphviz's own.
  var placement: Placement {
    Placement(
      nodes: nodeBoxes.map { box in
        var node = Placement.Node(lines: box.lines, width: box.width, height: box.height)
        (node.badge, node.thumbnail) = (box.badge, box.thumbnail)
        return node
      },
      edges: edgeBoxes.map { Placement.Edge(lines: $0?.lines ?? []) }
    )
  }
}
