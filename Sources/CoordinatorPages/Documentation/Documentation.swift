import CoordinatorDiagrams
import CoordinatorGraph

/// Documentation of a coordinator graph: an overview, a page a coordinator and a container, and the findings.
///
/// Pages are made of the graph alone: equal snapshots give the same bytes on every machine. Making them costs
/// O(n log n + m) for n nodes and m edges, and each page as much as it shows.
package struct Documentation: Sendable {
  /// The format of the pages.
  package enum Medium: String, CaseIterable, Sendable {
    /// Markdown, as GitHub and GitLab show it.
    case markdown
    /// A site of HTML that needs no server.
    case html
    /// A catalog for Swift's documentation compiler.
    case docc
  }

  /// A rule of the project about its own edges.
  package struct Rule: Sendable {
    let name, summary: String
    let reason: String?

    package init(name: String, summary: String, reason: String? = nil) {
      (self.name, self.summary, self.reason) = (name, summary, reason)
    }
  }

  let graph: DocumentedGraph
  let words: Captions
  let options: DiagramOptions
  let pages: [Page]

  /// The documentation of a snapshot with its findings.
  ///
  /// - Parameters:
  ///   - snapshot: What is documented.
  ///   - rules: The project's own rules, which the page of findings lists.
  ///   - captions: The language of the pages.
  ///   - options: The look of diagrams and their links to source; the title is also above the pages.
  package init(
    of snapshot: Snapshot,
    rules: [Rule] = [],
    captions: Captions,
    options: DiagramOptions = DiagramOptions()
  ) {
    graph = DocumentedGraph(snapshot, thumbnails: options.thumbnails)
    words = captions
    self.options = options
    let title = (options.title ?? snapshot.appModule ?? snapshot.origin.name ?? words["coordinators"])
      .caption
    pages = Self.pages(of: graph, rules, words, title: title)
  }

  /// Draws a graph as SVG.
  package typealias Draw = (Graph, DiagramOptions) throws -> [UInt8]

  /// The documentation's files, sorted by their paths.
  ///
  /// - Parameters:
  ///   - medium: What they are written in.
  ///   - picture: Draws the hierarchy and parts of it. It is asked only where the medium shows them.
  package func files(as medium: Medium, picture: Draw) rethrows -> [PageFile] {
    let files =
      switch medium {
      case .markdown: try MarkdownPages(documentation: self, isCatalog: false).files(picture: picture)
      case .html: SitePages(documentation: self).files
      case .docc: try MarkdownPages(documentation: self, isCatalog: true).files(picture: picture)
      }
    return files.sorted { $0.path < $1.path }
  }

  /// Whether there is a hierarchy to be drawn.
  var hasPicture: Bool { !graph.tree.nodes.isEmpty }

  /// All pages: the overview, the findings, and one for each coordinator and container.
  static func pages(of graph: DocumentedGraph, _ rules: [Rule], _ words: Captions, title: String) -> [Page] {
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
