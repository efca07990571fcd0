import CoordinatorDiagrams
import CoordinatorGraph

/// The tree of coordinators as an outline: each once, below the parent that is nearest to a root, and by its name
/// alone below the others.
struct HierarchyOutline {
  let graph: DocumentedGraph
  let words: PageWords

  /// Deeper items keep this depth, and say how deep they are.
  private static let deepest = 24

  /// O(n + m).
  var items: [OutlineItem] {
    var items: [OutlineItem] = []
    for id in graph.hierarchyTree.order {
      let depth = graph.hierarchyTree.depths[id, default: 0]
      items.append(item(graph.line(id) + details(of: id), at: depth))
      let references = references(from: id)
      items += references.prefix(graph.mostRows).map { item(graph.line($0) + [.text(" ↗")], at: depth + 1) }
      if let rest = graph.rest(of: references.count, words) {
        items.append(item(.words(rest), at: depth + 1))
      }
    }
    return items
  }

  /// The coordinators that this one leads to, and that are listed below another one.
  private func references(from id: NodeID) -> [NodeID] {
    graph.tree.children(of: id).map(\.id).filter { graph.hierarchyTree.parents[$0] != id }
  }

  private func item(_ line: Line, at depth: Int) -> OutlineItem {
    guard depth > Self.deepest else { return OutlineItem(depth: depth, line: line) }
    return OutlineItem(depth: Self.deepest, line: line + [.text(" (\(words.sentences.level) \(depth + 1))")])
  }

  /// The part that it plays, and what it is for.
  private func details(of id: NodeID) -> Line {
    guard let node = graph.graph.node(id) else { return [] }
    let role = node.role.map { Line.words(words.name(of: $0)) } ?? []
    let purpose = node.documentation.map(DocComment.summary) ?? []
    let details = Line.parts([role, purpose])
    return details.isEmpty ? [] : [.text(" · ")] + details
  }
}
