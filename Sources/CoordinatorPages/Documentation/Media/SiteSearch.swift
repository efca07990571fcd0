import CoordinatorDiagrams
import CoordinatorGraph

/// What a site's search knows: the names of all that its pages tell of, as a script, since pages from files may load no
/// data.
struct SiteSearch {
  private let documentation: Documentation

  init(_ documentation: Documentation) { self.documentation = documentation }

  /// An assignment of plain JSON.
  var script: String {
    "window.coordvizIndex = \(ScriptJSON.text(of: Index(kinds: kinds, entries: entries)));\n"
  }

  private struct Index: Encodable {
    let kinds: [String: String]
    /// The name, the kind, the page, and what tells it from others of that name.
    let entries: [[String]]
  }

  private var kinds: [String: String] {
    Dictionary(
      uniqueKeysWithValues: Node.Kind.allCases.map { ($0.rawValue, documentation.words.name(of: $0)) }
    )
  }

  private var entries: [[String]] {
    let graph = documentation.graph
    return graph.graph.nodes.compactMap { node in
      guard let place = place(of: node) else { return nil }
      let page = SiteLinks().link(to: place, from: .overview)
      let detail = node.type == node.name ? node.module : node.type
      return [node.name.caption, node.kind.rawValue, page, detail?.caption ?? ""]
    }
  }

  /// The page that tells of a node: its own, or that of who shows it, hands it out or asks for it.
  private func place(of node: Node) -> PagePlace? {
    let graph = documentation.graph
    if let place = graph.names[node.id] { return place }
    return graph.graph.edges(to: node.id).lazy.compactMap { graph.names[$0.from] }.first
  }
}
