/// A tree of boxes to be laid out, numbered breadth first from the root, which is 0; so the children of a box are a
/// range of numbers, in the order of siblings.
///
/// Breadth is what siblings share, depth is what grows from the root; the space around a box is part of it.
struct BoxTree {
  /// The size of each box, from side to side.
  private(set) var breadths: [Double] = []
  /// The size of each box, towards its children.
  private(set) var depths: [Double] = []
  /// Where the left side of a box stands that goes with its first child, from that child's left side; nil for one
  /// that is centred over its children.
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
