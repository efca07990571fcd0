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
