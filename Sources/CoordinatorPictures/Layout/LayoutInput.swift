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
  /// The size that decides the shape; a picture without limits has the shape of one for a README.
  let sizeLimit: SizeLimit

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
    sizeLimit = options.sizeLimit.isLimited ? options.sizeLimit : .readme
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

/// The edges of a drawing by the way in which a picture of its tree draws them. Numbers are places among the edges.
struct EdgeSorting {
  /// For each node, the edges in both directions between it and its parent in the tree.
  private(set) var bundles: [[Int]]
  /// For each node, the edges from it to itself.
  private(set) var loops: [[Int]]
  /// All others.
  private(set) var crossing: [Int] = []

  init(_ edges: [DOTEdge], _ forest: SpanningForest) {
    bundles = [[Int]](repeating: [], count: forest.parents.count)
    loops = bundles
    for (number, edge) in edges.enumerated() {
      if edge.upper == edge.lower {
        loops[edge.upper].append(number)
      } else if forest.parents[edge.lower] == edge.upper {
        bundles[edge.lower].append(number)
      } else if forest.parents[edge.upper] == edge.lower {
        bundles[edge.upper].append(number)
      } else {
        crossing.append(number)
      }
    }
  }
}

/// The distances of a picture, in points.
enum Spacing {
  /// Between two siblings.
  static let siblings = 18.0
  /// From a node down to the line that its children hang from.
  static let stem = 16.0
  /// From that line down to a child.
  static let drop = 22.0
  /// Between lines that run side by side, and the most that all of them take.
  static let lines = 8.0
  static let mostLines = 40.0
  /// Between leaves in a stack.
  static let stack = 10.0
  /// From the side of a node to the line that its stack hangs from, and from there to the leaves.
  static let spine = 14.0
  static let branch = 15.0
  /// Around words.
  static let words = 4.0
  /// How far the first loop of a node reaches, and each further one more.
  static let loop = 22.0
  static let nextLoop = 9.0
  /// The radius of rounded corners.
  static let corner = 8.0

  /// Where the lines of a bundle run, from its middle, the first of them leftmost.
  static func offsets(of count: Int) -> [Double] {
    let step = count > 1 ? min(lines, mostLines / Double(count - 1)) : 0
    return (0..<count).map { (Double($0) - Double(count - 1) / 2) * step }
  }

  /// How much deeper the last line of a bundle turns off than the first.
  static func turns(of count: Int) -> Double { count > 1 ? min(Double(count - 1) * 6, mostLines) : 0 }
}
