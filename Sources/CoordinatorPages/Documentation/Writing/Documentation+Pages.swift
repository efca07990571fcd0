import CoordinatorGraph

extension Documentation {
  /// All pages: the overview, the findings, the coordinators in the order of the outline, the containers.
  static func pages(of graph: DocumentedGraph, _ rules: [Rule], _ words: PageWords, title: String) -> [Page] {
    let coordinators = graph.hierarchyTree.order.compactMap { id -> Page? in
      guard let node = graph.graph.node(id), let place = graph.names[id] else { return nil }
      return CoordinatorPage(graph: graph, words: words, node: node, place: place).page
    }
    let containers = graph.nodes([.container]).compactMap { node -> Page? in
      guard let place = graph.names[node.id] else { return nil }
      return ContainerPage(graph: graph, words: words, node: node, place: place).page
    }
    return [
      OverviewPage(graph: graph, words: words, title: title).page,
      FindingList(graph: graph, words: words, rules: rules).page,
    ] + coordinators + containers
  }
}
