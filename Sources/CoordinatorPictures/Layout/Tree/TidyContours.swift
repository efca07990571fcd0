/// Pushes siblings of a tree of boxes together, from the lowest boxes up.
private struct TidyContours {
  private let tree: BoxTree
  /// The lower side of each box.
  private let bottoms: [Double]
  /// From the left side of its parent to that of each box.
  private(set) var offsets: [Double]
  /// The left and the right side of each subtree whose parent is not arranged yet.
  private var sides: [(left: Contour, right: Contour)]
  /// Room to be shared out among the siblings in between, as first and second differences.
  private var sharedShifts: [Double]
  private var sharedChanges: [Double]
  /// Which of the siblings to the left is the lowest that can be seen, from the last one up.
  private var horizon: [(bottom: Double, sibling: Int)] = []

  init(_ tree: BoxTree, tops: [Double]) {
    self.tree = tree
    bottoms = zip(tops, tree.depths).map { $0 + $1 }
    offsets = [Double](repeating: 0, count: tree.count)
    (sharedShifts, sharedChanges) = (offsets, offsets)
    sides = Array(repeating: (Contour(), Contour()), count: tree.count)
  }

  /// Moves the children of a box together, after their own subtrees were arranged, and centres the box over
  /// them.
  mutating func arrangeChildren(of box: Int) {
    var all = (left: Contour(), right: Contour())
    horizon.removeAll(keepingCapacity: true)
    for child in tree.children(box) {
      var next = (left: Contour(), right: Contour())
      swap(&next, &sides[child])
      if !horizon.isEmpty { separate(child, next.left, from: all.right) }
      next.left.move(by: offsets[child])
      next.right.move(by: offsets[child])
      see(child, bottom: next.left.bottom)
      if next.left.bottom > all.left.bottom {
        next.left.put(all.left)
        all = next
      } else {
        all.right.put(next.right)
      }
    }
    let start = place(of: box)
    shift(tree.children(box), by: -start)
    all.left.move(by: -start)
    all.right.move(by: -start)
    all.left.add(bottom: bottoms[box], place: 0)
    all.right.add(bottom: bottoms[box], place: tree.breadths[box])
    sides[box] = all
  }

  /// Siblings that end above a new one are not seen from the right any more.
  private mutating func see(_ sibling: Int, bottom: Double) {
    while let last = horizon.last, bottom >= last.bottom { horizon.removeLast() }
    horizon.append((bottom, sibling))
  }

  /// Walks down the right side of the siblings so far and the left one of the next, and moves that one away.
  private mutating func separate(_ child: Int, _ left: Contour, from right: Contour) {
    var (above, below) = (right.steps.count - 1, left.steps.count - 1)
    var seen = horizon.count - 1
    var isBeside = false
    while above >= 0, below >= 0 {
      let (rightBottom, leftBottom) = (right.steps[above].bottom, left.steps[below].bottom)
      if seen > 0, rightBottom > horizon[seen].bottom { seen -= 1 }
      let overlap = right.place(above) - (offsets[child] + left.place(below))
      // First the siblings themselves are put side by side.
      if overlap > 0 || !isBeside { move(child, after: horizon[seen].sibling, by: overlap) }
      isBeside = true
      if rightBottom <= leftBottom { above -= 1 }
      if rightBottom >= leftBottom { below -= 1 }
    }
  }

  private mutating func move(_ child: Int, after sibling: Int, by distance: Double) {
    offsets[child] += distance
    guard sibling != child - 1 else { return }
    let share = distance / Double(child - sibling)
    sharedShifts[sibling + 1] += share
    sharedShifts[child] -= share
    sharedChanges[child] -= distance - share
  }

  /// The left side of a box, from that of its first child.
  private func place(of box: Int) -> Double {
    guard let last = tree.children(box).last else { return 0 }
    return tree.indents[box] ?? (offsets[last] + tree.breadths[last] - tree.breadths[box]) / 2
  }

  private mutating func shift(_ children: Range<Int>, by distance: Double) {
    var (shared, total) = (0.0, distance)
    for child in children {
      shared += sharedShifts[child]
      total += shared + sharedChanges[child]
      offsets[child] += total
    }
  }
}

/// One side of a subtree, from the lowest box that is seen from there up to its root.
private struct Contour {
  /// Where each box ends, and where its side is without the `shift` of all.
  private(set) var steps: [(bottom: Double, place: Double)] = []
  private var shift = 0.0

  /// How deep it reaches.
  var bottom: Double { steps.first?.bottom ?? -.infinity }

  func place(_ step: Int) -> Double { steps[step].place + shift }

  mutating func move(by distance: Double) { shift += distance }

  /// Adds a box above all others.
  mutating func add(bottom: Double, place: Double) { steps.append((bottom, place - shift)) }

  /// Puts another side in front of this one, which is seen only below it. It costs the height of that one.
  mutating func put(_ other: Contour) {
    while let last = steps.last, last.bottom <= other.bottom { steps.removeLast() }
    steps += other.steps.map { ($0.bottom, $0.place + other.shift - shift) }
  }
}

/// Positions the boxes of a tree. Siblings keep their order and are as close as their subtrees allow, parents
/// are centred over their children, and a child is right below its parent.
///
/// As in A. van der Ploeg, "Drawing non-layered tidy trees in linear time", Software: Practice and Experience 44
/// (12), 2014, but without its threads: each subtree has its two sides as lists, which are joined at the cost of the
/// lower subtree. O(n).
struct TidyTree {
  /// The left side of each box; the whole drawing starts at 0.
  private(set) var lefts: [Double]
  /// The upper side of each box; the root's is 0.
  private(set) var tops: [Double]

  init(_ tree: BoxTree) {
    tops = [Double](repeating: 0, count: tree.count)
    lefts = tops
    for box in 0..<tree.count {
      for child in tree.children(box) { tops[child] = tops[box] + tree.depths[box] }
    }
    var contours = TidyContours(tree, tops: tops)
    for box in (0..<tree.count).reversed() { contours.arrangeChildren(of: box) }
    for box in 0..<tree.count {
      for child in tree.children(box) { lefts[child] = lefts[box] + contours.offsets[child] }
    }
    let least = lefts.min() ?? 0
    lefts = lefts.map { $0 - least }
  }
}
