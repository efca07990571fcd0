/// The nodes of a spanning forest as a tree of boxes: a box a node, or a box a stack of leaves. Box 0 holds nothing;
/// the roots hang from it.
struct TreeBoxes {
  /// The boxes with their sizes.
  private(set) var tree = BoxTree()
  /// The nodes in each box: one, or the leaves of a stack from its top.
  private(set) var members: [[Int]] = []
  /// For each box, the space above its first node.
  private(set) var insets: [Double] = []
  /// For each node, the box that it is in.
  private(set) var boxes: [Int]

  private let input: LayoutInput
  private let forest: SpanningForest
  private let sorting: EdgeSorting
  private let isCompact: Bool

  init(_ input: LayoutInput, _ forest: SpanningForest, _ sorting: EdgeSorting, isCompact: Bool) {
    (self.input, self.forest, self.sorting, self.isCompact) = (input, forest, sorting, isCompact)
    boxes = [Int](repeating: 0, count: input.sizes.count)
    add([], breadth: 0, depth: 0, inset: 0)
    var next = 0
    while next < tree.count {
      addChildren(of: next)
      next += 1
    }
    tree.end()
  }

  /// Whether the leaves of a box stand one below the other.
  func isStack(_ box: Int) -> Bool { members[box].count > 1 }

  private mutating func add(_ nodes: [Int], breadth: Double, depth: Double, inset: Double) {
    for node in nodes { boxes[node] = members.count }
    members.append(nodes)
    insets.append(inset)
    tree.add(breadth: breadth, depth: depth)
  }

  private mutating func addChildren(of box: Int) {
    tree.startChildren()
    if isStack(box) { return }
    let parent = members[box].first
    let children = parent.map { forest.children[$0] } ?? (box == 0 ? forest.roots : [])
    let inset = parent == nil ? 0 : children.map(drop).max() ?? 0
    let first = tree.count
    for group in groups(children) {
      group.count > 1 ? addStack(Array(group), inset: inset) : addNode(group[group.startIndex], inset: inset)
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

  private mutating func addStack(_ nodes: [Int], inset: Double) {
    let branch = stackIndent(of: nodes)
    let breadth = nodes.map { input.sizes[$0].breadth + loopRoom($0) }.max() ?? 0
    let depth = nodes.reduce(Double(nodes.count - 1) * Spacing.stack) { $0 + input.sizes[$1].depth }
    add(
      nodes,
      breadth: branch + breadth + Spacing.siblings,
      depth: inset + depth + Spacing.stem,
      inset: inset
    )
  }

  /// How far the leaves of a stack stand from the left side of its box, without half the space between siblings.
  func stackIndent(of nodes: [Int]) -> Double {
    if forest.parents[nodes[0]] < 0 { return 0 }
    let words = nodes.map { labelSize($0).breadth }.max() ?? 0
    let lines = nodes.map { Spacing.turns(of: sorting.bundles[$0].count) }.max() ?? 0
    return Spacing.spine + lines + Spacing.branch + (words > 0 ? words + Spacing.words : 0)
  }

  /// Siblings as they share boxes.
  private func groups(_ children: [Int]) -> [ArraySlice<Int>] {
    guard isCompact else { return children.indices.map { children[$0...$0] } }
    var groups: [ArraySlice<Int>] = []
    var start = children.startIndex
    while start < children.endIndex {
      let isLeaf = forest.children[children[start]].isEmpty
      let run = isLeaf ? children[start...].prefix { forest.children[$0].isEmpty } : children[start...start]
      groups += stacks(run)
      start = run.endIndex
    }
    return groups
  }

  /// Leaves that stand side by side, in stacks of a height that seldom changes when leaves come and go.
  private func stacks(_ leaves: ArraySlice<Int>) -> [ArraySlice<Int>] {
    var height = 8
    while height * height < leaves.count * 2 { height *= 2 }
    return stride(from: leaves.startIndex, to: leaves.endIndex, by: height).map {
      leaves[$0..<min($0 + height, leaves.endIndex)]
    }
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
  /// The last of ascending numbers; 0 where there are none.
  fileprivate var upper: Double { last ?? 0 }
}
