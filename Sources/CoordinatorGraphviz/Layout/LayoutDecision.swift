import CoordinatorDiagrams
import CoordinatorGraph

/// The layout that `auto` chooses for a graph.
struct LayoutDecision {
  /// A picture that is wider than this many times its height is drawn compact.
  static let widestAspect = 3.2
  /// Up to this many edges a hundred nodes that are not of the tree, the tree is drawn.
  private static let mostCrossing = 60
  /// Of more nodes, not all shapes are compared.
  private static let mostFitted = 2_000
  /// Around a picture, and around lines that run beside the tree.
  private static let margin = 36.0
  private static let crossingMargin = 30.0
  /// Words are well read when they shrink to this: 11 pixels of 12.
  private static let leastScale = 0.92
  /// A picture that is higher than this many times its width is avoided.
  private static let highest = 1.1
  /// Beyond, `dot` takes longer than people wait: it grows with the square of the graph.
  private static let mostNodes = 1_500
  private static let mostEdges = 3_000

  let input: LayoutInput
  let forest: SpanningForest
  let sorting: EdgeSorting
  /// Whether the tree itself fits, growing to the right: columns would become rows there.
  private var isSettled = false

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

  /// The decision for a graph. Where a picture has to fit, and nobody chose a direction, it grows to the right if only that
  /// fits as it is.
  static func fitting(_ graph: Graph, _ options: DiagramOptions, _ choice: LayoutChoice) -> LayoutDecision {
    let decision = LayoutDecision(LayoutInput(graph, options))
    guard choice == .auto, options.room.isLimited, options.picksDirection, decision.isFitted else {
      return decision
    }
    let upright = decision.shaped(TreeShape.tree)
    if decision.cost(of: upright) < 1 { return decision }
    var options = options
    options.direction = .leftRight
    var sideways = LayoutDecision(LayoutInput(graph, options))
    sideways.isSettled = sideways.cost(of: sideways.shaped(TreeShape.tree)) < 1
    return sideways.isSettled ? sideways : decision
  }

  /// The tree of the picture: as asked for, else as it fits, else compact where it would become too wide.
  func tree(_ choice: LayoutChoice) -> TreeLayout {
    if isSettled { return shaped(.tree) }
    if isFitted, choice != .tree { return fitted(choice) }
    let tree = shaped(choice == .compact ? TreeShape(stacked: 0) : .tree)
    if choice == .tree || input.frame.isSideways || !isTooWide(tree) { return tree }
    return compact(choice == .compact ? tree : shaped(TreeShape(stacked: 0)))
  }

  /// Whether the picture has to fit, and is so small that all its shapes can be compared.
  private var isFitted: Bool { input.room.isLimited && input.sizes.count <= Self.mostFitted }

  /// The shape that shrinks least, is not much higher than wide, and differs least from a tree.
  private func fitted(_ choice: LayoutChoice) -> TreeLayout {
    let height = forest.roots.map { forest.heights[$0] }.max() ?? 0
    var best: (tree: TreeLayout, cost: Double)?
    for (number, shape) in TreeShape.all(height: height, nodes: input.sizes.count).enumerated() {
      if choice == .compact, shape.stacked == nil { continue }
      let tree = shaped(shape)
      let cost = cost(of: tree) + Double(number) / 1_000
      if cost < best?.cost ?? .infinity { best = (tree, cost) }
      if cost < 0.2 { break }
    }
    return best?.tree ?? shaped(.tree)
  }

  /// 0 for a layout that fits and is not too high.
  private func cost(of tree: TreeLayout) -> Double {
    let (breadth, depth) = (tree.size.breadth, tree.size.depth)
    let (wide, high) = input.frame.isSideways ? (depth, breadth) : (breadth, depth)
    let margin = Self.margin + (sorting.crossing.isEmpty ? 0 : Self.crossingMargin)
    let scale = input.room.scale(width: wide + margin, height: high + margin)
    let usual = Self.highest * (input.room.width ?? wide)
    return max(Self.leastScale - scale, 0) * 50 + (1 - scale) + max(high - usual, 0) / usual
  }

  /// The tree with as little stacked as makes it narrow enough: leaves first, then ever larger subtrees. Halving the
  /// choices, it takes as many layouts as the depth of the tree has binary digits.
  private func compact(_ first: TreeLayout) -> TreeLayout {
    var best = first
    guard isTooWide(best) else { return best }
    var (least, most) = (1, forest.roots.map { forest.heights[$0] }.max() ?? 0)
    while least <= most {
      let stacked = (least + most) / 2
      best = shaped(TreeShape(stacked: stacked))
      if isTooWide(best) { least = stacked + 1 } else { most = stacked - 1 }
    }
    return least > most && isTooWide(best) ? shaped(TreeShape(stacked: least)) : best
  }

  private func shaped(_ shape: TreeShape) -> TreeLayout { TreeLayout(input, forest, sorting, shape) }

  private func isTooWide(_ tree: TreeLayout) -> Bool {
    tree.size.breadth > 1_000 && tree.size.breadth > Self.widestAspect * tree.size.depth
  }
}
