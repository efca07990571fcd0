import CoordinatorDiagrams
import CoordinatorGraph

/// Boxes around the nodes of a module in a tree that is laid out: around those that hang together, or where others are
/// between them, around those that follow each other. The tree makes no room for a box, so that not every node is in one.
struct ModuleBoxes {
  private(set) var boxes: [Placement.Module] = []

  private static let margin = 8.0
  /// Above the nodes, for the name.
  static let headroom = 14.0
  /// From a node of one module down to one of another, beside the usual distance in a stack.
  static let room = 2 * margin + headroom

  /// - The number of grid squares that a box may cover: some for each of its nodes, plus a constant. A larger
  ///   box is mostly empty, and searching it would take as long as the whole picture is large.
  ///
  /// - Parameter placement: The positions of the nodes.
  private static func mostSquares(_ members: Int) -> Int { 1_024 + 64 * members }

  init(_ input: LayoutInput, _ forest: SpanningForest, _ placement: Placement) {
    let nodes = RectangleGrid(placement.nodes.map(Self.rectangle))
    var taken = RectangleGrid()
    let parts = ModuleParts(input.drawing.nodes, forest)
    // The largest first: they tell most.
    var rest = parts.all.sorted { $0.nodes.count > $1.nodes.count }
    var next = 0
    while next < rest.count {
      let part = rest[next]
      next += 1
      let box = Self.box(part, placement)
      let room = Self.rectangle(box)
      if RectangleGrid.squares(under: room) <= Self.mostSquares(box.members.count),
        !nodes.hasMore(than: box.members.count, under: room), !taken.overlaps(room)
      {
        taken.insert(room)
        boxes.append(box)
      } else {
        let runs = parts.runs(of: part)
        if runs.count > 1 { rest += runs }
      }
    }
    boxes.sort { ($0.members[0], $0.name) < ($1.members[0], $1.name) }
  }

  private static func box(_ part: ModuleParts.Part, _ placement: Placement) -> Placement.Module {
    let nodes = part.nodes.map { rectangle(placement.nodes[$0]) }
    let left = (nodes.map(\.left).min() ?? 0) - margin
    let name = TextMetrics(fontSize: 12).width(of: part.module.caption)
    let right = max((nodes.map(\.right).max() ?? 0) + margin, left + name + 2 * margin)
    let (low, high) = (nodes.map(\.top).min() ?? 0, nodes.map(\.bottom).max() ?? 0)
    let top = high + margin + headroom
    return Placement.Module(
      name: part.module,
      members: part.nodes,
      lowerLeft: Placement.Point(x: left, y: low - margin),
      upperRight: Placement.Point(x: right, y: top),
      // At the left: lines of the tree come in over the middle.
      label: Placement.Point(x: left + margin + name / 2, y: top - margin - 1)
    )
  }

  private static func rectangle(_ box: Placement.Module) -> Rectangle {
    let (low, high) = (box.lowerLeft, box.upperRight)
    return Rectangle(
      centre: Point(breadth: (low.x + high.x) / 2, depth: (low.y + high.y) / 2),
      size: Size(breadth: high.x - low.x, depth: high.y - low.y)
    )
  }

  /// In the picture's own plane, with y upwards: its `top` is what is lowest.
  private static func rectangle(_ node: Placement.Node) -> Rectangle {
    let centre = node.centre ?? Placement.Point(x: 0, y: 0)
    return Rectangle(
      centre: Point(breadth: centre.x, depth: centre.y),
      size: Size(breadth: node.width, depth: node.height)
    )
  }
}
