import CoordinatorGraph

extension Graph {
  func edges(from id: NodeID) -> [Edge] {
    edges.filter { $0.from == id }.enumerated().sorted {
      ($0.element.order, $0.offset) < ($1.element.order, $1.offset)
    }.map(\.element)
  }
  func roots(along kinds: Set<Edge.Kind>) -> [Node] {
    let t = Set(edges.filter { kinds.contains($0.kind) && $0.from != $0.to }.map(\.to))
    return nodes.filter { !t.contains($0.id) }
  }
  func breadthFirst(along kinds: Set<Edge.Kind>) -> [Node] {
    let byID = Dictionary(uniqueKeysWithValues: nodes.map { ($0.id, $0) })
    var queue = roots(along: kinds).map(\.id), seen = Set(queue), next = 0
    func run() {
      while next < queue.count {
        for e in edges(from: queue[next]) where kinds.contains(e.kind) && seen.insert(e.to).inserted {
          queue.append(e.to)
        }
        next += 1
      }
    }
    run()
    for n in nodes where seen.insert(n.id).inserted { queue.append(n.id); run() }
    return queue.compactMap { byID[$0] }
  }
}
