import CoordinatorGraph

/// The ways from the roots to a coordinator.
struct PathLine {
  let graph: DocumentedGraph
  let words: PageWords

  /// As many ways as a page shows.
  private static let most = 6

  /// A way from the overview down.
  func line(_ way: some Sequence<NodeID?>) -> Line {
    let steps = way.map { $0.map(graph.line) ?? .words("…") }
    return Array(([[.page(words.headings.overview, .overview)]] + steps).joined(separator: [.text(" › ")]))
  }

  /// One way for each parent, by the parent's shortest one, shortest first.
  func ways(to node: Node) -> [Block] {
    let id = node.id
    let parents = graph.tree.parents(of: id).map(\.id).filter { !graph.hierarchyTree.contains($0, below: id) }
      .sorted {
        (graph.hierarchyTree.depths[$0, default: 0], $0) < (graph.hierarchyTree.depths[$1, default: 0], $1)
      }
    guard !parents.isEmpty else {
      let isStart = graph.isStart(node)
      return [.paragraph(.words(isStart ? words.sentences.root : words.sentences.unreachable))]
    }
    var lines = parents.prefix(Self.most).map { parent in
      Array(
        (graph.hierarchyTree.way(to: parent) + [id]).map { $0.map(graph.line) ?? .words("…") }
          .joined(separator: [.text(" › ")])
      )
    }
    let more = parents.count - Self.most
    if more > 0 { lines.append(.words("+\(more)")) }
    return [.list(lines)]
  }
}
