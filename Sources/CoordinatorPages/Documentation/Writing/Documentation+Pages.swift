import CoordinatorGraph

extension Documentation {
  /// All pages: the overview, the findings, and one for each coordinator and container.
  static func pages(of graph: DocumentedGraph, _ rules: [Rule], _ words: PageWords, title: String) -> [Page] {
    let ids = graph.hierarchyTree.order + graph.nodes([.container]).map(\.id)
    let pages = ids.compactMap { id -> Page? in
      guard let node = graph.graph.node(id), let place = graph.names[id] else { return nil }
      return NodePage(graph: graph, words: words, node: node, place: place).page
    }
    return [
      OverviewPage(graph: graph, words: words, title: title).page,
      FindingList(graph: graph, words: words, rules: rules).page,
    ] + pages
  }
}
