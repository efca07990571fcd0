import CoordinatorDiagrams
import CoordinatorGraph

/// The trees that a drawing is laid out by: every node once, under the node that a picture shows above it.
///
/// First the hierarchy is spanned breadth first, in the order of edges. Then its trees are hung, again breadth first,
/// under the nodes that lead to their roots by other edges, such as a coordinator to its screens. Numbers are places
/// in the drawing. O(n + m).
struct SpanningForest {
  /// The node above each node; -1 for a root.
  private(set) var parents: [Int]
  /// The nodes below each node, in the order of their edges.
  private(set) var children: [[Int]]
  /// The roots, in the order of the drawing.
  private(set) var roots: [Int] = []
  /// For each node, the number of edges down to the deepest node below it.
  private(set) var heights: [Int] = []
  /// For each node, how many nodes its subtree has.
  private(set) var sizes: [Int] = []
  /// The root of the tree of hierarchy edges that each node is in.
  private var trees: [Int]

  init(_ drawing: Drawing) {
    let count = drawing.nodes.count
    parents = [Int](repeating: -1, count: count)
    children = [[Int]](repeating: [], count: count)
    trees = parents
    let steps = Steps(drawing)
    for root in steps.starts(along: \.isHierarchy) where trees[root] < 0 { spanHierarchy(from: root, steps) }
    hangTrees(steps)
    centreSharedLeaves(steps)
    measure()
  }

  /// A node and all below it, each parent right before its subtrees.
  func preorder(_ root: Int) -> [Int] {
    var nodes: [Int] = []
    var open = [root]
    while let node = open.popLast() {
      nodes.append(node)
      open += children[node].reversed()
    }
    return nodes
  }

  /// The levels of nodes in preorder below the parent of the first one; 1 for its children, 0 for roots.
  func levels(_ nodes: [Int], under parent: Int) -> [Int] {
    var path = [parent]
    return nodes.map { node in
      while path.count > 1, path.last != parents[node] { path.removeLast() }
      path.append(node)
      return path.count - (parent < 0 ? 2 : 1)
    }
  }

  private mutating func measure() {
    heights = [Int](repeating: 0, count: parents.count)
    sizes = [Int](repeating: 1, count: parents.count)
    var order = roots
    var next = 0
    while next < order.count {
      order += children[order[next]]
      next += 1
    }
    for node in order.reversed() where parents[node] >= 0 {
      heights[parents[node]] = max(heights[parents[node]], heights[node] + 1)
      sizes[parents[node]] += sizes[node]
    }
  }

  private mutating func spanHierarchy(from root: Int, _ steps: Steps) {
    trees[root] = root
    var queue = [root]
    var next = 0
    while next < queue.count {
      let node = queue[next]
      next += 1
      for step in steps.from[node] where step.isHierarchy && trees[step.target] < 0 {
        trees[step.target] = root
        hang(step.target, under: node)
        queue.append(step.target)
      }
    }
  }

  private mutating func hangTrees(_ steps: Steps) {
    var isHung = [Bool](repeating: false, count: parents.count)
    for root in steps.starts(along: \.isDownward, trees: trees) where parents[root] < 0 && !isHung[root] {
      roots.append(root)
      isHung[root] = true
      var queue = [root]
      var next = 0
      while next < queue.count {
        let node = queue[next]
        next += 1
        for step in steps.from[node] where step.isDownward && parents[step.target] < 0 && !isHung[step.target]
        {
          isHung[step.target] = true
          hang(step.target, under: node)
        }
        queue += children[node]
      }
    }
  }

  /// Hangs what has nothing below it under the middle one of the nodes that lead to it.
  private mutating func centreSharedLeaves(_ steps: Steps) {
    var places = [Int](repeating: 0, count: parents.count)
    for (place, node) in roots.flatMap(preorder).enumerated() { places[node] = place }
    let above = steps.above
    var left: Set<Int> = []
    for leaf in parents.indices where parents[leaf] >= 0 && children[leaf].isEmpty && above[leaf].count > 2 {
      let sorted = above[leaf].sorted { places[$0] < places[$1] }
      let middle = sorted[(sorted.count - 1) / 2]
      guard middle != parents[leaf] else { continue }
      left.insert(parents[leaf])
      hang(leaf, under: middle)
    }
    for node in left { children[node].removeAll { parents[$0] != node } }
  }

  private mutating func hang(_ node: Int, under parent: Int) {
    parents[node] = parent
    children[parent].append(node)
  }
}

/// The edges of a drawing as steps between places.
private struct Steps {
  struct Step {
    let target: Int
    let isHierarchy: Bool
    let isDownward: Bool
  }

  private(set) var from: [[Step]]

  init(_ drawing: Drawing) {
    from = drawing.nodes.indices.map { node in
      drawing.edges[node].map { edge in
        Step(
          target: drawing.target(of: edge),
          isHierarchy: Set.hierarchy.contains(edge.kind),
          isDownward: !edge.kind.isWayUp
        )
      }
    }
  }

  /// The nodes that lead to each node in the hierarchy, or else at all.
  var above: [[Int]] {
    var (parents, others) = (
      [[Int]](repeating: [], count: from.count), [[Int]](repeating: [], count: from.count)
    )
    for node in from.indices {
      for step in from[node] where step.isDownward && step.target != node {
        if step.isHierarchy, parents[step.target].last != node { parents[step.target].append(node) }
        if others[step.target].last != node { others[step.target].append(node) }
      }
    }
    return zip(parents, others).map { $0.isEmpty ? $1 : $0 }
  }

  /// All nodes: first those that no step leads to from another node, then the rest, for what only cycles lead to.
  ///
  /// - Parameter trees: Where given, steps within a tree do not count.
  func starts(along isStep: (Step) -> Bool, trees: [Int]? = nil) -> [Int] {
    var isEntered = [Bool](repeating: false, count: from.count)
    for node in from.indices {
      for step in from[node] where isStep(step) && step.target != node {
        if let trees, trees[step.target] == trees[node] { continue }
        isEntered[step.target] = true
      }
    }
    return from.indices.filter { !isEntered[$0] } + from.indices.filter { isEntered[$0] }
  }
}
