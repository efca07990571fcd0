import TestSupport
import Testing

@testable import CoordinatorPictures

@Suite("Tidy trees")
struct TidyTreeTests {
  @Test(arguments: Seeds.of(300))
  func boxesKeepApartAndInOrderAndParentsInTheMiddle(seed: UInt64) {
    let tree = RandomBoxes.tree(boxes: 1 + Int(seed % 60), seed: seed)
    let tidy = TidyTree(tree)
    for box in 0..<tree.count {
      let children = tree.children(box)
      for child in children { #expect(tidy.tops[child] == tidy.tops[box] + tree.depths[box]) }
      for (left, right) in zip(children, children.dropFirst()) {
        #expect(tidy.lefts[left] + tree.breadths[left] <= tidy.lefts[right] + 1e-6)
      }
      if let first = children.first, let last = children.last {
        let middle = (tidy.lefts[first] + tidy.lefts[last] + tree.breadths[last]) / 2
        #expect(abs(tidy.lefts[box] + tree.breadths[box] / 2 - middle) < 1e-6)
      }
    }
    #expect(RandomBoxes.overlaps(tree, tidy) == 0)
    #expect(tidy.lefts.min() == 0)
  }

  /// Two siblings touch somewhere, or the picture could be narrower.
  @Test(arguments: Seeds.of(100))
  func siblingsStandAsNearAsTheyCan(seed: UInt64) {
    let tree = RandomBoxes.tree(boxes: 40, seed: seed)
    let tidy = TidyTree(tree)
    for box in 0..<tree.count where tree.children(box).count == 2 {
      let children = tree.children(box)
      let (left, right) = (
        RandomBoxes.subtree(children.lowerBound, tree), RandomBoxes.subtree(children.lowerBound + 1, tree)
      )
      let gaps = left.flatMap { a in
        right.filter { b in
          tidy.tops[a] < tidy.tops[b] + tree.depths[b] && tidy.tops[b] < tidy.tops[a] + tree.depths[a]
        }.map { tidy.lefts[$0] - tidy.lefts[a] - tree.breadths[a] }
      }
      #expect(abs(gaps.min() ?? 1) < 1e-6)
    }
  }

  /// The first and the last sibling have a wide child each, which pushes the last one away.
  @Test func smallSiblingsBetweenLargeOnesStandEvenly() {
    var tree = BoxTree()
    for breadth in [10.0, 10, 10, 10, 10, 60, 60] { tree.add(breadth: breadth, depth: 10) }
    for first in [1, 5, 6, 6, 6, 7, 7, 7] { tree.startChildren(at: first) }
    #expect(TidyTree(tree).lefts[1...4] == [25, 45, 65, 85])
  }

  @Test func aSubtreeLooksTheSameWhereverItHangs() {
    let (small, large) = (
      RandomBoxes.tree(boxes: 30, seed: 5), RandomBoxes.tree(boxes: 30, seed: 5, above: 3)
    )
    let (alone, below) = (TidyTree(small), TidyTree(large))
    let offset = large.count - small.count
    let shift = below.lefts[offset] - alone.lefts[0]
    for box in 0..<small.count { #expect(abs(below.lefts[box + offset] - alone.lefts[box] - shift) < 1e-6) }
  }

  @Test(arguments: [1, 100_000])
  func chainsAndFansOfAnyLengthEnd(fan: Int) {
    let count = 100_000
    var tree = BoxTree()
    for box in 0..<count {
      tree.add(breadth: 10, depth: 10)
      _ = box
    }
    for box in 0..<count {
      if fan == 1 { tree.startChildren(at: box + 1) } else { tree.startChildren(at: box == 0 ? 1 : count) }
    }
    tree.startChildren(at: count)
    let tidy = TidyTree(tree)
    #expect(tidy.tops.max() == (fan == 1 ? 999_990 : 10))
    #expect(abs((tidy.lefts.max() ?? 0) - (fan == 1 ? 0 : 999_980)) < 1)
  }
}

/// Trees of boxes of any size.
enum RandomBoxes {
  /// - Parameter above: How many boxes stand in a chain over the tree.
  static func tree(boxes: Int, seed: UInt64, above: Int = 0) -> BoxTree {
    var random = SeededGenerator(seed: seed)
    var tree = BoxTree()
    for _ in 0..<above {
      tree.add(breadth: 8, depth: 8)
      tree.startChildren(at: tree.count)
    }
    tree.add(breadth: .random(in: 1...50, using: &random), depth: .random(in: 1...50, using: &random))
    var next = above
    while next < tree.count {
      tree.startChildren(at: tree.count)
      let room = boxes + above - tree.count
      for _ in 0..<min(room, Int.random(in: next == above ? 1...5 : 0...5, using: &random)) {
        tree.add(breadth: .random(in: 1...50, using: &random), depth: .random(in: 1...50, using: &random))
      }
      next += 1
    }
    tree.startChildren(at: tree.count)
    return tree
  }

  static func overlaps(_ tree: BoxTree, _ tidy: TidyTree) -> Int {
    // A little less than the boxes, since sums of many numbers are rounded.
    let boxes = (0..<tree.count).map { box in
      Rectangle(
        centre: Point(
          breadth: tidy.lefts[box] + tree.breadths[box] / 2,
          depth: tidy.tops[box] + tree.depths[box] / 2
        ),
        size: Size(breadth: tree.breadths[box] - 1e-6, depth: tree.depths[box] - 1e-6)
      )
    }
    return boxes.indices.reduce(0) { count, box in
      count + boxes[..<box].filter { $0.overlaps(boxes[box]) }.count
    }
  }

  static func subtree(_ root: Int, _ tree: BoxTree) -> [Int] {
    var boxes = [root]
    var next = 0
    while next < boxes.count {
      boxes += Array(tree.children(boxes[next]))
      next += 1
    }
    return boxes
  }
}
