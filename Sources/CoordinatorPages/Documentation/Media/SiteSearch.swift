import CoordinatorDiagrams
import CoordinatorGraph

/// The search index of a site: the names on all pages. It is a script, since pages opened as files may not
/// load data.
struct SiteSearch {
  private let documentation: Documentation

  init(_ documentation: Documentation) { self.documentation = documentation }

  /// An assignment of plain JSON: the name, the kind, the page, and what tells it from others of that name.
  var script: String { "window.coordvizIndex = \(ScriptJSON.text(of: entries));\n" }

  private var entries: [[String]] {
    let graph = documentation.graph
    return graph.graph.nodes.compactMap { node in
      guard let place = place(of: node) else { return nil }
      let page = SiteLinks().link(to: place, from: .overview)
      let detail = node.type == node.name ? node.module : node.type
      return [node.name.caption, node.kind.rawValue, page, detail?.caption ?? ""]
    }
  }

  /// The page that describes a node: its own, or the page of a node that shows, provides or requires it.
  private func place(of node: Node) -> PagePlace? {
    let graph = documentation.graph
    if let place = graph.names[node.id] { return place }
    return graph.graph.edges(to: node.id).lazy.compactMap { graph.names[$0.from] }.first
  }
}
