/// Positions the boxes of a tree. Siblings keep their order and are as close as their subtrees allow, parents
/// are centred over their children, and a child is right below its parent.
///
/// A. van der Ploeg, "Drawing non-layered tidy trees in linear time", Software: Practice and Experience 44
/// (12), 2014; with boxes in reverse breadth-first order instead of recursion. O(n).
struct TidyTree {
  /// The left side of each box; the whole drawing starts at 0.
  private(set) var lefts: [Double]
  /// The upper side of each box; the root's is 0.
  private(set) var tops: [Double]

  init(_ tree: BoxTree) {
    tops = Self.tops(tree)
    var contours = TidyContours(tree, tops: tops)
    for box in (0..<tree.count).reversed() { contours.arrangeChildren(of: box) }
    lefts = contours.lefts()
  }

  private static func tops(_ tree: BoxTree) -> [Double] {
    var tops = [Double](repeating: 0, count: tree.count)
    for box in 0..<tree.count {
      for child in tree.children(box) { tops[child] = tops[box] + tree.depths[box] }
    }
    return tops
  }
}
