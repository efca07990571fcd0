import CoordinatorDiagrams
import CoordinatorGraph

/// The shape of a tree that fits its size limit best.
struct LayoutDecision {
  /// Of more nodes, only a few shapes are compared.
  private static let mostCompared = 500
  /// The best ones are drawn whole, with all lines and the legend: so many nodes in all.
  private static let mostPlaced = 1_000
  /// Around a picture, and around lines that run beside the tree.
  private static let margin = 36.0
  private static let crossingMargin = 30.0

  let input: LayoutInput
  let options: DiagramOptions
  let forest: SpanningForest
  let sorting: EdgeSorting

  init(_ graph: Graph, _ options: DiagramOptions) {
    (input, self.options) = (LayoutInput(graph, options), options)
    forest = SpanningForest(input.drawing)
    sorting = EdgeSorting(input.edges, forest)
  }

  /// The picture whose names stay largest. A tree that grows to the side stays one: columns would become rows there.
  var best: PlacedPicture {
    let layouts = input.frame.isSideways ? [shaped(.tree)] : layouts
    let count = max(1, min(16, Self.mostPlaced / max(input.sizes.count, 1)))
    var best: PlacedPicture?
    for layout in layouts.prefix(count) {
      // Lines and the legend only make a picture larger.
      let least = Self.cost(of: scale(of: layout, margin: Self.margin))
      if let best, least >= Self.cost(of: best.scale) { continue }
      let picture = PlacedPicture(input, layout, options)
      if best.map({ Self.cost(of: picture.scale) < Self.cost(of: $0.scale) }) ?? true { best = picture }
    }
    return best ?? PlacedPicture(input, shaped(.tree), options)
  }

  /// All shapes of different sizes, the best first: of equal ones that which differs least from a tree.
  private var layouts: [TreeLayout] {
    let height = forest.roots.map { forest.heights[$0] }.max() ?? 0
    let isSmall = input.sizes.count <= Self.mostCompared
    var sizes: Set<Size> = []
    return TreeShape.all(height: height, nodes: input.sizes.count, isSmall: isSmall).enumerated()
      .map { (layout: shaped($1), number: $0) }.filter { sizes.insert($0.layout.size).inserted }
      .map { ($0.layout, cost: cost(of: $0.layout) + Double($0.number) / 3_000) }
      .sorted { $0.cost < $1.cost }.map(\.0)
  }

  func shaped(_ shape: TreeShape) -> TreeLayout { TreeLayout(input, forest, sorting, shape) }

  private func cost(of tree: TreeLayout) -> Double {
    Self.cost(
      of: scale(of: tree, margin: Self.margin + (sorting.crossing.isEmpty ? 0 : Self.crossingMargin))
    )
  }

  private func scale(of tree: TreeLayout, margin: Double) -> Double {
    input.sizeLimit.scale(width: tree.size.breadth + margin, height: tree.size.depth + margin)
  }

  /// How much smaller names become; much more where they cannot be read well.
  private static func cost(of scale: Double) -> Double {
    SizeLimit.largest - scale + max(SizeLimit.readable / scale - 1, 0) * 50
  }
}
