/// The outlines of the subtrees while siblings are pushed together. Names in brackets are the paper's.
struct TidyContours {
  private let tree: BoxTree
  /// The lower side of each box.
  private let bottoms: [Double]
  /// From the box's own place to where its parent put it [prelim].
  private var places: [Double]
  /// How far the whole subtree is moved [mod].
  private var shifts: [Double]
  /// Room to be shared out among the siblings in between, as first and second differences [shift, change].
  private var sharedShifts: [Double]
  private var sharedChanges: [Double]
  /// Where the contour of a subtree goes on below a box without children; -1: nowhere [tl, tr].
  private var leftThreads: [Int]
  private var rightThreads: [Int]
  /// The lowest boxes of each contour and the sums of the shifts down to them [el, er, msel, mser].
  private var leftEnds: [Int]
  private var rightEnds: [Int]
  private var leftEndShifts: [Double]
  private var rightEndShifts: [Double]
  /// Which of the siblings to the left is the lowest that can be seen, from the last one up [ih].
  private var horizon: [(bottom: Double, sibling: Int)] = []

  init(_ tree: BoxTree, tops: [Double]) {
    self.tree = tree
    bottoms = zip(tops, tree.depths).map { $0 + $1 }
    places = [Double](repeating: 0, count: tree.count)
    (shifts, sharedShifts, sharedChanges) = (places, places, places)
    (leftEndShifts, rightEndShifts) = (places, places)
    leftThreads = [Int](repeating: -1, count: tree.count)
    rightThreads = leftThreads
    leftEnds = Array(0..<tree.count)
    rightEnds = leftEnds
  }

  /// Moves the children of a box together, after their own subtrees were arranged, and centres the box over
  /// them.
  mutating func arrangeChildren(of box: Int) {
    let children = tree.children(box)
    guard let first = children.first, let last = children.last else { return }
    horizon.removeAll(keepingCapacity: true)
    see(first, bottom: bottoms[leftEnds[first]])
    for child in children.dropFirst() {
      let bottom = bottoms[rightEnds[child]]
      separate(child, first: first)
      see(child, bottom: bottom)
    }
    places[box] = place(of: box, over: first, last)
    (leftEnds[box], leftEndShifts[box]) = (leftEnds[first], leftEndShifts[first])
    (rightEnds[box], rightEndShifts[box]) = (rightEnds[last], rightEndShifts[last])
  }

  /// The left side of each box after all were arranged; the leftmost is 0.
  mutating func lefts() -> [Double] {
    var sums = [Double](repeating: 0, count: tree.count)
    var lefts = sums
    for box in 0..<tree.count {
      sums[box] += shifts[box]
      lefts[box] = places[box] + sums[box]
      var (shared, total) = (0.0, 0.0)
      for child in tree.children(box) {
        shared += sharedShifts[child]
        total += shared + sharedChanges[child]
        shifts[child] += total
        sums[child] = sums[box]
      }
    }
    let least = lefts.min() ?? 0
    return lefts.map { $0 - least }
  }

  private func place(of box: Int, over first: Int, _ last: Int) -> Double {
    let left = places[first] + shifts[first]
    if let indent = tree.indents[box] { return left + indent }
    return (left + places[last] + shifts[last] + tree.breadths[last] - tree.breadths[box]) / 2
  }

  /// Siblings that end above a new one are not seen from the right any more [updateIYL].
  private mutating func see(_ sibling: Int, bottom: Double) {
    while let last = horizon.last, bottom >= last.bottom { horizon.removeLast() }
    horizon.append((bottom, sibling))
  }

  /// Walks down the right contour of the siblings so far and the left one of the next, and moves that one away.
  private mutating func separate(_ child: Int, first: Int) {
    var (right, rightShift) = (child - 1, shifts[child - 1])
    var (left, leftShift) = (child, shifts[child])
    var seen = horizon.count - 1
    while right >= 0, left >= 0 {
      if seen > 0, bottoms[right] > horizon[seen].bottom { seen -= 1 }
      let overlap = (rightShift + places[right] + tree.breadths[right]) - (leftShift + places[left])
      // First the siblings themselves are put side by side; the paper leaves them apart where they were.
      if overlap > 0 || left == child && right == child - 1 {
        leftShift += overlap
        move(child, after: horizon[seen].sibling, by: overlap)
      }
      let (rightBottom, leftBottom) = (bottoms[right], bottoms[left])
      if rightBottom <= leftBottom {
        right = nextRight(right)
        if right >= 0 { rightShift += shifts[right] }
      }
      if rightBottom >= leftBottom {
        left = nextLeft(left)
        if left >= 0 { leftShift += shifts[left] }
      }
    }
    if left >= 0 { threadLeft(child, first: first, to: left, shift: leftShift) }
    if right >= 0 { threadRight(child, to: right, shift: rightShift) }
  }

  private mutating func move(_ child: Int, after sibling: Int, by distance: Double) {
    shifts[child] += distance
    leftEndShifts[child] += distance
    rightEndShifts[child] += distance
    guard sibling != child - 1 else { return }
    let share = distance / Double(child - sibling)
    sharedShifts[sibling + 1] += share
    sharedShifts[child] -= share
    sharedChanges[child] -= distance - share
  }

  private func nextLeft(_ box: Int) -> Int {
    let children = tree.children(box)
    return children.isEmpty ? leftThreads[box] : children.lowerBound
  }

  private func nextRight(_ box: Int) -> Int {
    let children = tree.children(box)
    return children.isEmpty ? rightThreads[box] : children.upperBound - 1
  }

  /// The new child reaches deeper: the left contour of all goes on in it.
  private mutating func threadLeft(_ child: Int, first: Int, to next: Int, shift: Double) {
    let end = leftEnds[first]
    leftThreads[end] = next
    let difference = (shift - shifts[next]) - leftEndShifts[first]
    shifts[end] += difference
    places[end] -= difference
    (leftEnds[first], leftEndShifts[first]) = (leftEnds[child], leftEndShifts[child])
  }

  /// The siblings so far reach deeper: the right contour of all goes on in them.
  private mutating func threadRight(_ child: Int, to next: Int, shift: Double) {
    let end = rightEnds[child]
    rightThreads[end] = next
    let difference = (shift - shifts[next]) - rightEndShifts[child]
    shifts[end] += difference
    places[end] -= difference
    (rightEnds[child], rightEndShifts[child]) = (rightEnds[child - 1], rightEndShifts[child - 1])
  }
}

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
