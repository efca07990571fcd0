import CoordinatorGraph

/// A host that shows Markdown with diagrams, and rejects what is too big, sometimes silently.
///
/// The limits are those of November 2026. GitHub: 65 536 characters a comment, 1 MiB a step's summary (GitHub Docs,
/// "Workflow commands"). GitLab: 1 000 000 characters a note (gitlab-org/gitlab, commit 58c5e76), and diagrams of over
/// 2 000 characters are drawn when somebody clicks. Both draw Mermaid with its own limits (``MermaidExcess``).
public enum MarkdownHost: String, CaseIterable, Hashable, Sendable {
  /// A comment on an issue or a pull request of GitHub.
  case githubComment = "github-comment"
  /// The summary of a step of GitHub Actions.
  case githubSummary = "github-summary"
  /// A note on a merge request of GitLab.
  case gitlab
  /// An article of a DocC catalog, with a picture for light pages and one for dark pages.
  case docc

  /// Its common name.
  public var name: String {
    switch self {
    case .githubComment, .githubSummary: "GitHub"
    case .gitlab: "GitLab"
    case .docc: "DocC"
    }
  }

  /// Whether a page on this host is found again by its marker, and then replaced.
  var isMarked: Bool { self == .githubComment || self == .gitlab }

  /// Whether it draws Mermaid; the others show pictures.
  public var drawsMermaid: Bool { self != .docc }

  /// The maximum size of a page in the unit of ``size(of:)``; nil for no limit.
  public var mostText: Int? {
    switch self {
    case .githubComment: 65_536
    case .githubSummary: 1_048_576
    case .gitlab: 1_000_000
    case .docc: nil
    }
  }

  /// The size of a text for this host. If sources differ on the unit, this uses the largest count. For a
  /// comment on GitHub it counts UTF-16 code units: 65 536 of them always fit its limits of characters and
  /// bytes. Other hosts count bytes.
  public func size(of text: String) -> Int {
    self == .githubComment ? text.utf16.count : text.utf8.count
  }

  /// The most nodes of a picture: more are no longer seen as nodes on a page.
  public static let mostPicturedNodes = 500

  /// The number of characters up to which GitLab draws without a click.
  static let mostUnasked = 2000

  /// Why a drawing is too big, and the limit: `620 edges; GitHub draws up to 500`. Nil if the host draws it.
  ///
  /// - Parameters:
  ///   - graph: The drawn graph.
  ///   - draw: Draws it as Mermaid; not called if the graph alone is too big.
  public func excess(of graph: Graph, drawn draw: (Graph) -> String) -> String? {
    if graph.edges.count > MermaidExcess.mostEdges {
      return "\(graph.edges.count) edges; \(name) \(verb) up to \(MermaidExcess.mostEdges)"
    }
    guard drawsMermaid else {
      guard graph.nodes.count > Self.mostPicturedNodes else { return nil }
      return "\(graph.nodes.count) nodes; a picture in \(name) shows up to \(Self.mostPicturedNodes)"
    }
    let characters = draw(graph).utf16.count
    guard characters > MermaidExcess.mostCharacters else { return nil }
    return "\(characters) characters; \(name) draws up to \(MermaidExcess.mostCharacters)"
  }

  private var verb: String { drawsMermaid ? "draws" : "shows" }

  /// Instructions for the reader to see a diagram; empty if the host shows it directly.
  func advice(on diagram: String) -> String {
    guard self == .gitlab, diagram.utf16.count > Self.mostUnasked else { return "" }
    return " GitLab draws it when you click, since it has more than \(Self.mostUnasked) characters."
  }
}
