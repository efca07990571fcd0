import CoordinatorGraph

extension LeakPicture {
  /// Adds the path from a root to the leaked object, or other facts about why it is alive.
  mutating func addWay(of leak: Leak, to target: NodeID) {
    guard let explanation = leak.explanation else {
      markAncestors(of: target)
      return
    }
    var former: (node: NodeID, reference: String)?
    var path = ""
    for (number, step) in explanation.steps.enumerated() {
      path += "/\(step.owner.type).\(step.reference)"
      let isTarget = number == 0 && explanation.answer == .closedCycle
      let node = isTarget ? target : holder(step.owner, path: path)
      if let former, former.node != node { connect(former.node, node, label: former.reference) }
      former = (node, step.isSuspect ? "\(step.reference) (suspect)" : step.reference)
    }
    if let former, former.node != target || explanation.answer == .closedCycle {
      connect(former.node, target, label: former.reference)
    }
    addOutside(explanation.answer, to: firstHeld(explanation, path: path) ?? target)
  }

  private mutating func holder(_ owner: Explanation.Subject, path: String) -> NodeID {
    if let node = treeNode(of: owner) {
      mark(node, as: .container, "way")
      return node
    }
    let id = NodeID("way" + path)
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

  private func firstHeld(_ explanation: Explanation, path: String) -> NodeID? {
    explanation.steps.first.map { step in
      treeNode(of: step.owner) ?? NodeID("way/\(step.owner.type).\(step.reference)")
    }
  }

  /// Without other facts, the tree shows the owners.
  private mutating func markAncestors(of target: NodeID) {
    guard let graph = try? Graph(nodes: nodes, edges: edges) else { return }
    for node in graph.ancestors(of: target, along: .hierarchy) { mark(node.id, as: .container, "way") }
  }
}
