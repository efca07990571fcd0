import CoordinatorDiagrams

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
