import CoordinatorDiagrams

/// The nodes of a spanning forest as a tree of boxes. A box is one node, or a vertical stack of small
/// subtrees, each indented under its parent. Box 0 is empty and is the parent of all roots.
struct TreeBoxes {
  /// The boxes with their sizes.
  private(set) var tree = BoxTree()
  /// The nodes in each box: one, or those of a stack from its top.
  private(set) var members: [[Int]] = []
  /// For each box, the indentation of a stack's nodes under their parents; 0 for other boxes.
  private(set) var indents: [Double] = []
  /// For each box, the space above its first node.
  private(set) var insets: [Double] = []
  /// For each node, the box that it is in.
  private(set) var boxes: [Int]

  private let input: LayoutInput
  private let forest: SpanningForest
  private let sorting: EdgeSorting
  /// The height of the subtrees that are stacked: 0 for leaves; nil: none are.
  private let stacked: Int?
  /// The most rows of a stack; nil: by the number of nodes.
  private let rows: Int?

  init(_ input: LayoutInput, _ forest: SpanningForest, _ sorting: EdgeSorting, _ shape: TreeShape) {
    (self.input, self.forest, self.sorting) = (input, forest, sorting)
    (stacked, rows) = (shape.stacked, shape.rows)
    boxes = [Int](repeating: 0, count: input.sizes.count)
    add([], breadth: 0, depth: 0, inset: 0)
    var next = 0
    while next < tree.count {
      addChildren(of: next)
      next += 1
    }
    tree.startChildren(at: tree.count)
  }

  /// Whether the box is a vertical stack of leaves.
  func isStack(_ box: Int) -> Bool { members[box].count > 1 }

  private mutating func add(
    _ nodes: [Int],
    breadth: Double,
    depth: Double,
    inset: Double,
    indent: Double = 0
  ) {
    for node in nodes { boxes[node] = members.count }
    members.append(nodes)
    indents.append(indent)
    insets.append(inset)
    tree.add(breadth: breadth, depth: depth)
  }

  private mutating func addChildren(of box: Int) {
    tree.startChildren(at: tree.count)
    if isStack(box) { return }
    let parent = members[box].first
    let children = parent.map { forest.children[$0] } ?? (box == 0 ? forest.roots : [])
    let inset = parent == nil ? 0 : children.map(drop).max() ?? 0
    let first = tree.count
    for group in groups(children) {
      let first = group[group.startIndex]
      let isAlone =
        group.count == 1
        && (stacked == nil || forest.heights[first] == 0 || forest.heights[first] > stacked ?? 0)
      isAlone ? addNode(first, inset: inset) : addStack(group, inset: inset)
    }
    if let parent, tree.count == first + 1, isStack(first) {
      tree.indent(box, by: Spacing.siblings / 2 - (tree.breadths[box] - input.sizes[parent].breadth) / 2)
    }
  }

  private mutating func addNode(_ node: Int, inset: Double) {
    let size = input.sizes[node]
    let words =
      2 * (labelSize(node).breadth + Spacing.words + Spacing.offsets(of: sorting.bundles[node].count).upper)
    let breadth = max(size.breadth + 2 * loopRoom(node), words)
    let lines = forest.children[node].map { Spacing.turns(of: sorting.bundles[$0].count) }.max() ?? 0
    let depth = inset + size.depth + Spacing.stem + lines
    add([node], breadth: breadth + Spacing.siblings, depth: depth, inset: inset)
  }

  private mutating func addStack(_ subtrees: ArraySlice<Int>, inset: Double) {
    let nodes = subtrees.flatMap(forest.preorder)
    let indent = indent(of: nodes)
    let levels = forest.levels(nodes, under: forest.parents[nodes[0]])
    var size = Size(breadth: 0, depth: 0)
    for (number, (node, level)) in zip(nodes, levels).enumerated() {
      let right = Double(level) * indent + input.sizes[node].breadth + loopRoom(node)
      size.breadth = max(size.breadth, right)
      size.depth += input.sizes[node].depth + (number > 0 ? Spacing.stack : 0)
    }
    let depth = inset + size.depth + Spacing.stem
    add(nodes, breadth: size.breadth + Spacing.siblings, depth: depth, inset: inset, indent: indent)
  }

  /// How far the nodes of a stack are to the right of their parents.
  private func indent(of nodes: [Int]) -> Double {
    if nodes.allSatisfy({ forest.parents[$0] < 0 }) { return 0 }
    let words = nodes.map { labelSize($0).breadth }.max() ?? 0
    let lines = nodes.map { Spacing.turns(of: sorting.bundles[$0].count) }.max() ?? 0
    return Spacing.spine + lines + Spacing.branch + (words > 0 ? words + Spacing.words : 0)
  }

  /// Siblings as they share boxes.
  private func groups(_ children: [Int]) -> [ArraySlice<Int>] {
    guard let stacked else { return children.indices.map { children[$0...$0] } }
    var groups: [ArraySlice<Int>] = []
    var start = children.startIndex
    while start < children.endIndex {
      let run = children[start...].prefix { forest.heights[$0] <= stacked }
      groups += run.isEmpty ? [children[start...start]] : stacks(run)
      start = run.isEmpty ? start + 1 : run.endIndex
    }
    return groups
  }

  /// Splits adjacent subtrees into stacks, with a height that seldom changes when nodes come and go.
  private func stacks(_ subtrees: ArraySlice<Int>) -> [ArraySlice<Int>] {
    let height = rows ?? usualHeight(subtrees.reduce(0) { $0 + forest.sizes[$1] })
    var stacks: [ArraySlice<Int>] = []
    var (start, filled) = (subtrees.startIndex, 0)
    for place in subtrees.indices {
      if filled > 0, filled + forest.sizes[subtrees[place]] > height {
        stacks.append(subtrees[start..<place])
        (start, filled) = (place, 0)
      }
      filled += forest.sizes[subtrees[place]]
    }
    return stacks + [subtrees[start...]]
  }

  private func usualHeight(_ rows: Int) -> Int {
    var height = 8
    while height * height < rows * 2 { height *= 2 }
    return height
  }

  /// The room above a node for its words and the arrow.
  private func drop(_ node: Int) -> Double {
    let worded = sorting.bundles[node].lazy.filter { input.labels[$0] != nil }.count
    return Spacing.drop + Double((worded + 1) / 2) * labelSize(node).depth
  }

  /// Room for all words on the way from a node to its parent.
  private func labelSize(_ node: Int) -> Size {
    sorting.bundles[node].reduce(Size(breadth: 0, depth: 0)) { size, edge in
      guard let label = input.labels[edge] else { return size }
      return Size(breadth: max(size.breadth, label.breadth), depth: max(size.depth, label.depth))
    }
  }

  private func loopRoom(_ node: Int) -> Double {
    let loops = sorting.loops[node]
    guard !loops.isEmpty else { return 0 }
    let words = loops.lazy.compactMap { input.labels[$0]?.breadth }.max() ?? 0
    return Spacing.loop + Double(loops.count - 1) * Spacing.nextLoop + words + Spacing.words
  }
}

extension [Double] {
  /// The last of ascending numbers; 0 for an empty list.
  fileprivate var upper: Double { last ?? 0 }
}

/// A tree of boxes to lay out. Boxes are numbered breadth first from the root, which is 0, so the children of
/// a box are a range of numbers.
///
/// Breadth is the direction of siblings, and depth the direction away from the root. Sizes include the space
/// around a box.
struct BoxTree {
  /// The size of each box, from side to side.
  private(set) var breadths: [Double] = []
  /// The size of each box, towards its children.
  private(set) var depths: [Double] = []
  /// The distance of a box's left side from its first child's left side; nil if it is centred over its
  /// children.
  private(set) var indents: [Double?] = []
  /// For each box, the first of its children; one more at the end.
  private(set) var firstChildren: [Int] = []

  var count: Int { breadths.count }

  func children(_ box: Int) -> Range<Int> { firstChildren[box]..<firstChildren[box + 1] }

  /// Adds a box. Boxes come breadth first.
  mutating func add(breadth: Double, depth: Double) {
    breadths.append(breadth)
    depths.append(depth)
    indents.append(nil)
  }

  /// States where the children of the next box start; after the last box, where they end.
  mutating func startChildren(at box: Int) { firstChildren.append(box) }

  mutating func indent(_ box: Int, by indent: Double) { indents[box] = indent }
}
