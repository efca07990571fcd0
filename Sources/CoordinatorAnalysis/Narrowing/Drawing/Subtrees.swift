import CoordinatorDiagrams
import CoordinatorGraph

/// The parts of a graph that can be entered through one node alone.
///
/// A node has a tree parent if all its incoming edges, except references to parents, come from one other
/// node.
///
/// It has none if it is a root, is shared, is on a cycle, or is referenced as a parent by a node that is not
/// below it. Such a node is never folded. O(n + m).
struct Subtrees {
  let graph: Graph
  /// For each node, its parent, if it has one.
  private(set) var parents: [Int?]
  /// For each node, those whose parent it is, in the order of its edges.
  private(set) var children: Steps
  /// All nodes, parents before their children.
  private(set) var topDown: [Int]
  /// For each node, how many parents there are above it.
  private(set) var depths: [Int]
  /// For each node, the times at which a depth-first walk enters and leaves it.
  private var visits: [Range<Int>] = []

  init(of graph: Graph) {
    self.graph = graph
    parents = graph.soleSources
    children = Steps([], count: 0)
    (topDown, depths) = ([], [])
    parents.cutCycles()
    let ways = graph.waysDownInOrder
    arrange(ways)
    if cutGoalsFromOutside() { arrange(ways) }
  }

  /// Whether a node has two children of one type: only such may be equal.
  var hasTwins: Bool {
    parents.indices.contains { node in
      guard children[node].count > 1 else { return false }
      return Set(children[node].map { graph.nodes[$0].type }).count < children[node].count
    }
  }

  /// How many steps up a node's ancestor is; 0 for itself, nil for any other node.
  func steps(up node: Int, to ancestor: Int) -> Int? {
    visits[ancestor].contains(visits[node].lowerBound) ? depths[node] - depths[ancestor] : nil
  }

  /// - Returns: Whether a node lost its parent.
  private mutating func cutGoalsFromOutside() -> Bool {
    var isCut = false
    for (position, edge) in graph.edges.enumerated() where edge.kind.isWayUp {
      let (source, target) = (graph.adjacency.sources[position], graph.adjacency.targets[position])
      guard parents[target] != nil, steps(up: source, to: target) == nil else { continue }
      parents[target] = nil
      isCut = true
    }
    return isCut
  }

  /// Each child once, with its parent, in the order of the parent's edges.
  private func pairs(_ ways: [(from: Int, to: Int)]) -> [(from: Int, to: Int)] {
    var isMet = [Bool](repeating: false, count: parents.count)
    return ways.filter { way in
      guard parents[way.to] == way.from, !isMet[way.to] else { return false }
      isMet[way.to] = true
      return true
    }
  }

  private mutating func arrange(_ ways: [(from: Int, to: Int)]) {
    children = Steps(pairs(ways), count: parents.count)
    depths = [Int](repeating: 0, count: parents.count)
    topDown = parents.indices.filter { parents[$0] == nil }
    var next = 0
    while next < topDown.count {
      for child in children[topDown[next]] { depths[child] = depths[topDown[next]] + 1 }
      topDown += children[topDown[next]]
      next += 1
    }
    number()
  }

  /// Numbers the nodes so that each subtree is a range: by the sizes of the subtrees, without walking down.
  private mutating func number() {
    var sizes = [Int](repeating: 1, count: parents.count)
    for node in topDown.reversed() { parents[node].map { sizes[$0] += sizes[node] } }
    visits = sizes.map { 0..<$0 }
    var start = 0
    for node in topDown {
      if parents[node] == nil {
        visits[node] = start..<(start + sizes[node])
        start += sizes[node]
      }
      var inner = visits[node].lowerBound + 1
      for child in children[node] {
        visits[child] = inner..<(inner + sizes[child])
        inner += sizes[child]
      }
    }
  }
}

extension Graph {
  /// For each node, the only source of its incoming edges, except references to parents; nil for none or
  /// several.
  fileprivate var soleSources: [Int?] {
    var sources = [Int?](repeating: nil, count: nodes.count)
    var isShared = [Bool](repeating: false, count: nodes.count)
    for (position, edge) in edges.enumerated() where !edge.kind.isWayUp {
      let (source, target) = (adjacency.sources[position], adjacency.targets[position])
      guard source != target else { continue }
      if let known = sources[target], known != source { isShared[target] = true }
      sources[target] = source
    }
    return zip(sources, isShared).map { $1 ? nil : $0 }
  }

  /// All edges but references to parents, in order.
  fileprivate var waysDownInOrder: [(from: Int, to: Int)] {
    // Numbers alone are sorted, since edges are large.
    var ways: [(order: Int, position: Int)] = []
    for (position, edge) in edges.enumerated() where !edge.kind.isWayUp {
      ways.append((edge.order, position))
    }
    return ways.sorted { $0.order == $1.order ? $0.position < $1.position : $0.order < $1.order }
      .map { (adjacency.sources[$0.position], adjacency.targets[$0.position]) }
  }
}

extension [Int?] {
  /// Takes the parents from all nodes that are above themselves. O(n): each is walked over once.
  fileprivate mutating func cutCycles() {
    var walks = [Int](repeating: -1, count: count)
    for start in indices where walks[start] < 0 {
      var node: Int? = start
      while let at = node, walks[at] < 0 {
        walks[at] = start
        node = self[at]
      }
      // A walk that returned to its own start ended on a cycle.
      while let at = node, walks[at] == start, let next = self[at] {
        self[at] = nil
        node = next
      }
    }
  }
}

/// Numbers for subtrees that are the same exactly for equal ones.
struct SubtreeClasses {
  /// For each node with a parent, the number of its subtree together with its incoming edges.
  private(set) var branches: [Int]

  private let subtrees: Subtrees
  /// Nodes that are equal to no other.
  private let apart: Set<NodeID>
  private var numbers: [SubtreeForm: Int] = [:]
  private var branchNumbers: [BranchForm: Int] = [:]
  /// For each node, the edges that leave it to its children, grouped by child, and all others.
  private var entering: [[EdgeForm]]
  private var leaving: [[LinkForm]]

  init(_ subtrees: Subtrees, apart: Set<NodeID>) {
    self.subtrees = subtrees
    self.apart = apart
    let count = subtrees.parents.count
    branches = [Int](repeating: 0, count: count)
    entering = [[EdgeForm]](repeating: [], count: count)
    leaving = [[LinkForm]](repeating: [], count: count)
    sortEdges()
    for node in subtrees.topDown.reversed() { number(node) }
  }

  private mutating func sortEdges() {
    let graph = subtrees.graph
    for (position, edge) in graph.edges.enumerated() {
      let (source, target) = (graph.adjacency.sources[position], graph.adjacency.targets[position])
      if !edge.kind.isWayUp, subtrees.parents[target] == source {
        entering[target].append(EdgeForm(edge))
      } else if let steps = subtrees.steps(up: source, to: target), subtrees.parents[source] != nil {
        leaving[source].append(LinkForm(edge: EdgeForm(edge), goal: .above(steps)))
      } else {
        leaving[source].append(LinkForm(edge: EdgeForm(edge), goal: .node(target)))
      }
    }
  }

  /// Numbers a node whose children are numbered.
  private mutating func number(_ node: Int) {
    let value = subtrees.graph.nodes[node]
    var form = SubtreeForm(
      node: value,
      // A node without a parent has no siblings.
      only: subtrees.parents[node] == nil || apart.contains(value.id) ? node : nil,
      branches: subtrees.children[node].map { branches[$0] }.sorted(),
      links: leaving[node].sorted { $0.precedes($1) }
    )
    form.node.id = ""
    let number = numbers[form] ?? numbers.count
    numbers[form] = number
    let branch = BranchForm(edges: entering[node].sorted { $0.precedes($1) }, subtree: number)
    branches[node] = branchNumbers[branch] ?? branchNumbers.count
    branchNumbers[branch] = branches[node]
  }
}

/// The content of a subtree, for comparison.
private struct SubtreeForm: Hashable {
  var node: Node
  let only: Int?
  let branches: [Int]
  let links: [LinkForm]
}

/// A subtree together with its incoming edges.
private struct BranchForm: Hashable {
  let edges: [EdgeForm]
  let subtree: Int
}

/// An edge to a node that is not a child.
private struct LinkForm: Hashable {
  enum Goal: Hashable {
    case above(Int)
    case node(Int)

    var place: (Int, Int) {
      switch self {
      case .above(let steps): (0, steps)
      case .node(let node): (1, node)
      }
    }
  }

  let edge: EdgeForm
  let goal: Goal

  func precedes(_ other: LinkForm) -> Bool {
    goal.place == other.goal.place ? edge.precedes(other.edge) : goal.place < other.goal.place
  }
}

/// The values of an edge, apart from its ends and its order.
private struct EdgeForm: Hashable {
  let kind: Edge.Kind
  let ownership: Ownership
  let label: String?

  init(_ edge: Edge) {
    kind = edge.kind
    ownership = edge.ownership
    label = edge.label
  }

  func precedes(_ other: EdgeForm) -> Bool {
    (kind.rawValue, ownership.rawValue, label.map { "=\($0)" } ?? "")
      < (other.kind.rawValue, other.ownership.rawValue, other.label.map { "=\($0)" } ?? "")
  }
}
