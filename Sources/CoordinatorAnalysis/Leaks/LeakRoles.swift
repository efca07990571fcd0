import CoordinatorDiagrams
import CoordinatorGraph

/// The tree of a run with its leaks, as a graph to draw. Labels, shapes and colours show the role of a node
/// in a leak.
///
/// - `LEAKED` in the shape of a dependency: a leaked object; the label is the verdict if the object has another problem.
/// - `unknown` in the shape of a module: an unknown fact.
/// - `retained` in the shape of a screen: an object that is alive only because it is below a leaked one.
/// - `way` in the shape of a container: coordinators on the path from a root to a leaked object.
/// - The shape of a service: other objects on that path.
package struct LeakRoles: Sendable {
  var nodes: [Node]
  var edges: [Edge]
  private var positions: [NodeID: Int]
  private var ends: Set<[NodeID]>
  /// The nodes of the tree by their types.
  private let types: [String: [NodeID]]
  let parents: [NodeID: [NodeID]]
  /// The children of each node of the tree that have a type.
  private var children: [ChildType: [NodeID]]
  /// The nodes whose ancestors are marked.
  var passed: Set<NodeID> = []
  /// The numbers of the objects on paths that are not in the tree.
  var ways: [WayStep: Int] = [:]
  /// The roles of nodes in leaks, and the words for them.
  package private(set) var marks: [NodeID: Mark] = [:]
  /// The ends of the edges that keep a leaked object alive.
  private var pathEnds: Set<[NodeID]> = []

  /// A type of children of a node.
  private struct ChildType: Hashable {
    let parent: NodeID
    let type: String
  }

  /// An object on a path: the reference that it has, and the object before it.
  struct WayStep: Hashable {
    let before: Int
    let type: String
    let reference: String
  }

  package struct Mark: Hashable, Sendable {
    /// The kind of node that a diagram as text draws for the role.
    package let kind: Node.Kind
    /// The rule that found another problem than an object that lives too long; nil without one.
    package let rule: String?
    /// How many objects it stands for.
    package let count: Int
    fileprivate let name: String
  }

  /// The tree with its leaks.
  package var graph: Graph { (try? Graph(nodes: nodes, edges: edges)) ?? .empty }

  /// The tree with its leaks in which all nodes are coordinators with their own names, for pictures that show ``marks``.
  package var plainGraph: Graph {
    let plain = nodes.map { node in
      var node = node
      if let mark = marks[node.id] { node.label = mark.name }
      node.kind = .coordinator
      return node
    }
    return (try? Graph(nodes: plain, edges: edges)) ?? .empty
  }

  /// The edges that keep a leaked object alive.
  package var path: Set<Edge> { Set(edges.filter { pathEnds.contains([$0.from, $0.to]) }) }

  /// The tree of a snapshot with its leaks. O(n + m + length of all paths).
  package init(of leaks: [Leak], in tree: Graph) {
    self.init(of: tree)
    // Most severe first, since the first mark of a node stays.
    for leak in leaks.sorted(by: { $0.verdict.isLife && !$1.verdict.isLife }) { add(leak) }
    markRetained()
  }

  /// The tree of a snapshot in which findings are about nodes.
  package init(of findings: [Finding], in tree: Graph) {
    self.init(of: tree)
    for finding in findings {
      if let node = finding.node { mark(node, as: .dependency, finding.rule, rule: finding.rule) }
    }
  }

  private init(of tree: Graph) {
    let tree = tree.hierarchy()
    (nodes, edges) = (tree.nodes, tree.edges)
    positions = Dictionary(zip(nodes.map(\.id), nodes.indices)) { first, _ in first }
    ends = Set(edges.map { [$0.from, $0.to] })
    types = Dictionary(grouping: nodes, by: \.type).mapValues { $0.map(\.id) }
    parents = Dictionary(grouping: edges, by: \.to).mapValues { $0.map(\.from) }
    let first = parents
    children = Dictionary(grouping: nodes.filter { first[$0.id] != nil }) { node in
      ChildType(parent: first[node.id]?.first ?? node.id, type: node.type)
    }.mapValues { $0.map(\.id) }
  }

  private mutating func add(_ leak: Leak) {
    guard leak.verdict != .late else { return }
    let id = leakedNode(of: leak)
    guard leak.verdict.isDefect else {
      mark(id, as: .module, "unknown")
      return
    }
    let others = leak.verdict == .growing ? equal(to: id, leak.subject.type) : []
    // Where each object of a list is drawn, none counts them.
    let isEach = !others.isEmpty
    mark(
      id,
      as: .dependency,
      isEach ? Leak.leaked : leak.word,
      rule: leak.verdict.isLife ? nil : leak.verdict.rawValue,
      count: isEach ? 1 : leak.count
    )
    for other in others { mark(other, as: .dependency, Leak.leaked) }
    addWay(of: leak, to: id)
    for (number, victim) in leak.victims.enumerated() {
      let node = NodeID("leak \(leak.number)/victim \(number)")
      add(Node(id: node, type: victim.type, label: victim.name))
      mark(node, as: .screen, "retained")
      connect(id, node, label: nil)
    }
  }

  /// The other children of a growing list, which are drawn as leaked, too. Empty if it is called again for the same list.
  private mutating func equal(to id: NodeID, _ type: String) -> [NodeID] {
    guard let parent = parents[id]?.first else { return [] }
    let all = children.removeValue(forKey: ChildType(parent: parent, type: type)) ?? []
    return all.filter { $0 != id }
  }

  /// The node of the leaked object: the one in the tree, or else a new one.
  private mutating func leakedNode(of leak: Leak) -> NodeID {
    if let node = leak.node, let position = positions[node], nodes[position].type == leak.subject.type {
      return node
    }
    let id = NodeID("leak \(leak.number)")
    add(Node(id: id, type: leak.subject.type, label: leak.subject.name, documentation: leak.reason))
    return id
  }

  /// Marks the role of a node in a leak; the first mark stays.
  mutating func mark(
    _ id: NodeID,
    as kind: Node.Kind,
    _ word: String,
    rule: String? = nil,
    count: Int = 1
  ) {
    guard let position = positions[id], nodes[position].kind == .coordinator else { return }
    marks[id] = Mark(kind: kind, rule: rule, count: count, name: nodes[position].name)
    nodes[position].label = "\(word): \(nodes[position].name)"
    nodes[position].kind = kind
    nodes[position].role = nil
  }

  mutating func add(_ node: Node) {
    guard positions[node.id] == nil else { return }
    positions[node.id] = nodes.count
    nodes.append(node)
  }

  /// Adds an edge that keeps its target alive, unless the tree has one.
  mutating func connect(_ from: NodeID, _ to: NodeID, label: String?) {
    if label != nil { pathEnds.insert([from, to]) }
    guard ends.insert([from, to]).inserted else { return }
    let order = edges.count
    edges.append(Edge(from: from, to: to, kind: .holds, ownership: .strong, label: label, order: order))
  }

  /// The node of an object on a way: that of the tree when there is exactly one of its type or name.
  func treeNode(of owner: Explanation.Subject) -> NodeID? {
    let matches = types[owner.type] ?? owner.name.flatMap { types[$0] } ?? []
    return matches.count == 1 ? matches[0] : nil
  }

  private mutating func markRetained() {
    let graph = graph
    let culprits = graph.nodes.indices.filter { graph.nodes[$0].label?.hasPrefix(Leak.leaked) == true }
    let isBelow = graph.steps(along: .hierarchy).within(nil, of: culprits)
    for (node, isBelow) in zip(graph.nodes, isBelow) where isBelow { mark(node.id, as: .screen, "retained") }
  }
}

extension Leak {
  /// The label of a leaked object.
  fileprivate var word: String {
    let word = verdict.isLife ? Self.leaked : verdict.rawValue
    return count > 1 ? "\(word) \(count) times" : word
  }

  fileprivate static let leaked = "LEAKED"
}

extension Leak.Verdict {
  /// Whether the object lives too long, instead of only being in the wrong place.
  fileprivate var isLife: Bool {
    switch self {
    case .growing, .detachedButAlive, .attachedWithoutScreen, .heldButNotAttached, .attachedButSlotCleared:
      true
    default: false
    }
  }
}

extension LeakRoles {
  /// Adds the path from a root to the leaked object, or other facts about why it is alive.
  mutating func addWay(of leak: Leak, to target: NodeID) {
    guard let explanation = leak.explanation else {
      markAncestors(of: target)
      return
    }
    var former: (node: NodeID, reference: String)?
    var (way, first) = (0, target)
    for (number, step) in explanation.steps.enumerated() {
      way = self.way(WayStep(before: way, type: step.owner.type, reference: step.reference))
      let isTarget = number == 0 && explanation.answer == .closedCycle
      let node = isTarget ? target : holder(step.owner, id: NodeID("way \(way)"))
      if number == 0 { first = node }
      if let former, former.node != node { connect(former.node, node, label: former.reference) }
      former = (node, step.isSuspect ? "\(step.reference) (suspect)" : step.reference)
    }
    if let former, former.node != target || explanation.answer == .closedCycle {
      connect(former.node, target, label: former.reference)
    }
    addOutside(explanation.answer, to: first)
  }

  /// The number of the object at the end of a path. Paths that start alike share their first objects.
  private mutating func way(_ step: WayStep) -> Int {
    let number = ways[step] ?? ways.count + 1
    ways[step] = number
    return number
  }

  private mutating func holder(_ owner: Explanation.Subject, id: NodeID) -> NodeID {
    if let node = treeNode(of: owner) {
      mark(node, as: .container, "way")
      return node
    }
    add(Node(id: id, type: owner.type, kind: .service, label: owner.title))
    return id
  }

  /// Adds the unknown owner of a path's first object, if it is not an object of the app.
  private mutating func addOutside(_ answer: Explanation.Answer, to first: NodeID) {
    let words: String
    switch answer {
    case .held, .closedCycle: return
    case .outside(let count):
      words = Explanation.unseen(count)
    case .unknown(let reason): words = "cause unknown: \(reason)"
    }
    let id = NodeID("outside \(first)")
    add(Node(id: id, type: words, kind: .service))
    connect(id, first, label: nil)
  }

  /// Without other facts, the tree shows the owners.
  private mutating func markAncestors(of target: NodeID) {
    var open = parents[target] ?? []
    while let node = open.popLast() {
      guard passed.insert(node).inserted else { continue }
      mark(node, as: .container, "way")
      open += parents[node] ?? []
    }
  }
}
