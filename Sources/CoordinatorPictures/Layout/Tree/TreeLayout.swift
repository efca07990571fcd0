import CoordinatorDiagrams

/// The positions of a graph's nodes in a tree layout. O(n + m).
struct TreeLayout {
  /// The nodes, in the order of the drawing, on whole points.
  private(set) var nodes: [Rectangle]
  let boxes: TreeBoxes
  let shape: TreeShape
  let forest: SpanningForest
  let sorting: EdgeSorting
  /// The upper and the lower left corner of all.
  private(set) var size = Size(breadth: 0, depth: 0)

  init(_ input: LayoutInput, _ forest: SpanningForest, _ sorting: EdgeSorting, _ shape: TreeShape) {
    (self.forest, self.sorting) = (forest, sorting)
    self.shape = shape
    boxes = TreeBoxes(input, forest, sorting, shape)
    nodes = input.sizes.map { Rectangle(centre: Point(breadth: 0, depth: 0), size: $0) }
    let tidy = TidyTree(boxes.tree)
    for box in 0..<boxes.tree.count {
      let top = tidy.tops[box] + boxes.insets[box]
      place(box, left: tidy.lefts[box], top: top)
      size.breadth = max(size.breadth, tidy.lefts[box] + boxes.tree.breadths[box])
      size.depth = max(size.depth, tidy.tops[box] + boxes.tree.depths[box])
    }
  }

  private mutating func place(_ box: Int, left: Double, top: Double) {
    let members = boxes.members[box]
    guard members.count > 1 else {
      if let node = members.first {
        let middle = left + boxes.tree.breadths[box] / 2
        nodes[node].centre = Point(
          breadth: middle.rounded(),
          depth: top.rounded() + nodes[node].size.depth / 2
        )
      }
      return
    }
    let side = (left + Spacing.siblings / 2).rounded()
    let levels = forest.levels(members, under: forest.parents[members[0]])
    var top = top.rounded()
    for (number, (node, level)) in zip(members, levels).enumerated() {
      if number > 0 { top += Spacing.stack }
      let size = nodes[node].size
      let indent = boxes.indents[box] * Double(level)
      nodes[node].centre = Point(breadth: side + indent + size.breadth / 2, depth: top + size.depth / 2)
      top += size.depth
    }
  }
}

/// How much of a tree is stacked in columns.
struct TreeShape: Hashable {
  /// The height of the subtrees that are stacked: 0 for leaves; nil: none are.
  var stacked: Int?
  /// The most rows of a stack; nil: by the number of nodes.
  var rows: Int?

  /// No stacks.
  static let tree = TreeShape()

  private static let heights = [0, 1, 2, 3, 4, 5, 6, 8, 10, 13, 17, 22, 30]
  private static let columns: [Int?] = [nil, 6, 8, 10, 12, 14, 16, 18, 20, 22, 25, 30, 40, 55, 75, 100, 140]

  /// Shapes for a tree of a height, those first that change it least. A stack of all nodes cannot have more rows.
  ///
  /// - Parameter isSmall: Whether there is time to compare many.
  static func all(height: Int, nodes: Int, isSmall: Bool) -> [TreeShape] {
    let heights = isSmall ? heights : [0, 1, 3]
    let columns = isSmall ? columns.filter { rows in rows.map { $0 < 2 * nodes } ?? true } : [nil]
    let stacks = (heights.filter { $0 < height - 1 } + [height - 1, height].filter { $0 >= 0 }).flatMap {
      stacked in
      columns.map { TreeShape(stacked: stacked, rows: $0) }
    }
    return [tree] + stacks
  }

  /// What it is, for messages.
  var words: String {
    guard let stacked else { return "a tree" }
    let what = stacked == 0 ? "leaves" : "subtrees of up to \(stacked + 1) levels"
    return "a tree with \(what) in columns" + (rows.map { " of up to \($0) rows" } ?? "")
  }
}
