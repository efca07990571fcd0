import CoordinatorDiagrams
import CoordinatorGraph

/// Documentation of a coordinator graph: an overview, a page a coordinator and a container, and the findings.
///
/// Pages are made of the graph alone: equal snapshots give the same bytes on every machine. Making them costs
/// O(n log n + m) for n nodes and m edges, and each page as much as it shows.
public struct Documentation: Sendable {
  /// The format of the pages.
  public enum Medium: String, CaseIterable, Sendable {
    /// Markdown, as GitHub and GitLab show it.
    case markdown
    /// A site of HTML that needs no server.
    case html
    /// A catalog for Swift's documentation compiler.
    case docc
  }

  /// A rule of the project about its own edges.
  public struct Rule: Sendable {
    let name, summary: String
    let reason: String?

    /// A rule, with what it demands and why.
    public init(name: String, summary: String, reason: String? = nil) {
      (self.name, self.summary, self.reason) = (name, summary, reason)
    }
  }

  let graph: DocumentedGraph
  let words: PageWords
  let options: DiagramOptions
  let pages: [Page]

  /// The documentation of a snapshot with its findings.
  ///
  /// - Parameters:
  ///   - snapshot: What is documented.
  ///   - rules: The project's own rules, which the page of findings lists.
  ///   - captions: The language of the pages.
  ///   - options: The look of diagrams and their links to source; the title is also above the pages.
  public init(
    of snapshot: Snapshot,
    rules: [Rule] = [],
    captions: Captions,
    options: DiagramOptions = DiagramOptions()
  ) {
    graph = DocumentedGraph(snapshot, thumbnails: options.thumbnails)
    words = PageWords(captions)
    self.options = options
    let title = (options.title ?? snapshot.appModule ?? snapshot.origin.name ?? words.headings.coordinators)
      .caption
    pages = Self.pages(of: graph, rules, words, title: title)
  }
}
