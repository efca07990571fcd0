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
  /// The room that decides the shape; a picture without limits has the shape of one for a README.
  let room: PictureRoom

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
    edgeBoxes = edges.map { EdgeBox(of: $0.edge, hasLegend: options.hasLegend) }
    sizes = nodeBoxes.map { frame.size(width: $0.width, height: $0.height) }
    labels = edgeBoxes.map { $0.map { frame.size(width: $0.width, height: $0.height) } }
    self.frame = frame
    room = options.room.isLimited ? options.room : .readme
  }

  /// The sizes and words without places.
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
