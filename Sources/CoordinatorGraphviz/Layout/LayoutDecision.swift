import CoordinatorDiagrams

/// The layout that `auto` chooses for a graph.
struct LayoutDecision {
  /// A picture that is wider than this many times its height is drawn compact.
  static let widestAspect = 3.2
  /// Up to this many edges a hundred nodes that are not of the tree, the tree is drawn.
  private static let mostCrossing = 25
  /// Beyond, `dot` takes longer than people wait: it grows with the square of the graph.
  private static let mostNodes = 1_500
  private static let mostEdges = 3_000

  let input: LayoutInput
  let forest: SpanningForest
  let sorting: EdgeSorting

  init(_ input: LayoutInput) {
    self.input = input
    forest = SpanningForest(input.drawing)
    sorting = EdgeSorting(input.edges, forest)
  }

  /// Whether too many lines would cross the tree.
  var isTangled: Bool {
    sorting.crossing.count > 4 && sorting.crossing.count * 100 > input.sizes.count * Self.mostCrossing
  }

  /// Whether `dot` can be expected to end soon.
  var isSmall: Bool { input.sizes.count <= Self.mostNodes && input.edges.count <= Self.mostEdges }

  /// The tree of the picture: as asked for, else compact where it would become too wide.
  func tree(_ choice: LayoutChoice) -> TreeLayout {
    let tree = choice == .compact ? tree(stacked: 0) : tree(stacked: nil)
    if choice == .tree || input.frame.isSideways || !isTooWide(tree) { return tree }
    return compact(choice == .compact ? tree : self.tree(stacked: 0))
  }

  /// The tree with as little stacked as makes it narrow enough: leaves first, then ever larger subtrees. Halving the
  /// choices, it takes as many layouts as the depth of the tree has binary digits.
  private func compact(_ first: TreeLayout) -> TreeLayout {
    var best = first
    guard isTooWide(best) else { return best }
    var (least, most) = (1, forest.roots.map { forest.heights[$0] }.max() ?? 0)
    while least <= most {
      let stacked = (least + most) / 2
      best = tree(stacked: stacked)
      if isTooWide(best) { least = stacked + 1 } else { most = stacked - 1 }
    }
    return least > most && isTooWide(best) ? tree(stacked: least) : best
  }

  private func tree(stacked: Int?) -> TreeLayout { TreeLayout(input, forest, sorting, stacked: stacked) }

  private func isTooWide(_ tree: TreeLayout) -> Bool {
    tree.size.breadth > 1_000 && tree.size.breadth > Self.widestAspect * tree.size.depth
  }
}
