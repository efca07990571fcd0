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
      place(box, left: tidy.lefts[box], top: top, input)
      size.breadth = max(size.breadth, tidy.lefts[box] + boxes.tree.breadths[box])
      size.depth = max(size.depth, tidy.tops[box] + boxes.tree.depths[box])
    }
  }

  private mutating func place(_ box: Int, left: Double, top: Double, _ input: LayoutInput) {
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
