import CoordinatorGraph

extension LeakPicture {
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
