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

  /// The children of a box.
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
