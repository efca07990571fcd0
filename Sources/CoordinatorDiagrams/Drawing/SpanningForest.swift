import CoordinatorGraph

/// The place of each node in a tree, for pictures, lists and pages alike: every node once, under one of those that lead to it.
///
/// First the hierarchy is spanned breadth first, in the order of edges. Then its trees are hung, again breadth first,
/// under the nodes that lead to their roots by other edges, such as a coordinator to its screens. Numbers are places
/// in the drawing. O(n + m).
package struct SpanningForest: Sendable {
  /// The node above each node; -1 for a root.
  package private(set) var parents: [Int]
  /// Whether an edge of the hierarchy leads from its parent to each node.
  package private(set) var isChild: [Bool]
  /// The nodes below each node, in the order of their edges.
  package private(set) var children: [[Int]]
  /// The roots, in the order of the drawing.
  package private(set) var roots: [Int] = []
  /// For each node, the number of edges down to the deepest node below it.
  package private(set) var heights: [Int] = []
  /// For each node, how many nodes its subtree has.
  package private(set) var sizes: [Int] = []
  /// The root of the tree of hierarchy edges that each node is in.
  private var trees: [Int]
  /// How far each node is below the root of that tree.
  private var depths: [Int]

  package init(_ drawing: Drawing) {
    let count = drawing.nodes.count
    parents = [Int](repeating: -1, count: count)
    children = [[Int]](repeating: [], count: count)
    isChild = [Bool](repeating: false, count: count)
    depths = [Int](repeating: 0, count: count)
    trees = parents
    let steps = Steps(drawing)
    for root in steps.starts(along: \.isHierarchy) where trees[root] < 0 { spanHierarchy(from: root, steps) }
    let isTab = hangTabs(drawing, steps)
    hangTrees(steps)
    centreSharedLeaves(steps, without: isTab)
    measure()
  }

  /// A node and all below it, each parent right before its subtrees.
  package func preorder(_ root: Int) -> [Int] {
    var nodes: [Int] = []
    var open = [root]
    while let node = open.popLast() {
      nodes.append(node)
      open += children[node].reversed()
    }
    return nodes
  }

  /// The levels of nodes in preorder below the parent of the first one; 1 for its children, 0 for roots.
  package func levels(_ nodes: [Int], under parent: Int) -> [Int] {
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
        depths[step.target] = depths[node] + 1
        hang(step.target, under: node, isChild: true)
        queue.append(step.target)
      }
    }
  }

  /// Hangs tabs under their container, even if another node leads to them, too. A container that is farther from the root
  /// may be reached through its tab, and then has none.
  ///
  /// - Returns: Whether each node is a tab of a container.
  private mutating func hangTabs(_ drawing: Drawing, _ steps: Steps) -> [Bool] {
    var isTab = [Bool](repeating: false, count: parents.count)
    var left: Set<Int> = []
    for container in drawing.nodes.indices where drawing.nodes[container].role == .tabContainer {
      for step in steps.from[container] where step.isHierarchy && step.target != container {
        let tab = step.target
        // A tab at the level of its container may be a container of that, so only one of them moves.
        let isBelow = depths[container] < depths[tab] || depths[container] == depths[tab] && !isTab[container]
        guard isBelow, !isTab[tab], parents[tab] >= 0 else { continue }
        isTab[tab] = true
        guard parents[tab] != container else { continue }
        left.insert(parents[tab])
        hang(tab, under: container, isChild: true)
      }
    }
    removeMoved(from: left)
    return isTab
  }

  /// Takes the nodes that hang elsewhere now off their old parents.
  private mutating func removeMoved(from left: Set<Int>) {
    for node in left { children[node].removeAll { parents[$0] != node } }
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
          hang(step.target, under: node, isChild: step.isHierarchy)
        }
        queue += children[node]
      }
    }
  }

  /// Hangs what has nothing below it under the middle one of the nodes that lead to it.
  private mutating func centreSharedLeaves(_ steps: Steps, without isTab: [Bool]) {
    var places = [Int](repeating: 0, count: parents.count)
    for (place, node) in roots.flatMap(preorder).enumerated() { places[node] = place }
    let above = steps.above
    var left: Set<Int> = []
    for leaf in parents.indices where parents[leaf] >= 0 && children[leaf].isEmpty && !isTab[leaf] {
      let sorted = above[leaf].nodes.sorted { places[$0] < places[$1] }
      guard sorted.count > 2 else { continue }
      let middle = sorted[(sorted.count - 1) / 2]
      guard middle != parents[leaf] else { continue }
      left.insert(parents[leaf])
      hang(leaf, under: middle, isChild: above[leaf].areParents)
    }
    removeMoved(from: left)
  }

  private mutating func hang(_ node: Int, under parent: Int, isChild: Bool) {
    parents[node] = parent
    self.isChild[node] = isChild
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
  var above: [(nodes: [Int], areParents: Bool)] {
    var (parents, others) = (
      [[Int]](repeating: [], count: from.count), [[Int]](repeating: [], count: from.count)
    )
    for node in from.indices {
      for step in from[node] where step.isDownward && step.target != node {
        if step.isHierarchy, parents[step.target].last != node { parents[step.target].append(node) }
        if others[step.target].last != node { others[step.target].append(node) }
      }
    }
    return zip(parents, others).map { $0.isEmpty ? ($1, false) : ($0, true) }
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
