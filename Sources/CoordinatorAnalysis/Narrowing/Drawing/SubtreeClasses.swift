import CoordinatorGraph

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
    let located = subtrees.located
    for (position, edge) in located.graph.edges.enumerated() {
      let (source, target) = (located.sources[position], located.targets[position])
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
    let value = subtrees.located.graph.nodes[node]
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
