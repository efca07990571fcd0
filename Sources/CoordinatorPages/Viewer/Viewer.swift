import CoordinatorDiagrams
import CoordinatorGraph

/// A picture of a graph to move about in: search, focus, fold, and a panel with what is known of each node.
///
/// It is a part of a page: ``markup`` in the body, and ``style`` and ``script`` once per page. A
/// ``ContentSecurityPolicy`` has to allow both. ``ViewerPage`` is a complete page with it.
///
/// The picture is an SVG of the same graph with the ids that coordviz gives to its parts (``pictureOptions(from:)``). A
/// reader whose browser runs no scripts sees that picture.
public struct Viewer: Sendable {
  /// What is shown.
  public var graph: Graph
  /// The SVG of the graph.
  public var picture: String
  /// The theme and title of the picture, the way its tree grows, links to source, and what changed.
  public var options: DiagramOptions
  /// The findings to show.
  public var findings: [Finding]
  /// The words around the picture.
  public var captions: Captions
  /// Pages about nodes: relative addresses, or addresses on the web. Other addresses, such as `javascript:`,
  /// are ignored.
  public var pages: [NodeID: String]
  /// Other names for the kinds of nodes, for example in a picture of leaks.
  public var kinds: [Node.Kind: String]

  /// A viewer; all but the graph and its picture has a default.
  public init(
    graph: Graph,
    picture: String,
    options: DiagramOptions = DiagramOptions(),
    findings: [Finding] = [],
    captions: Captions = .english,
    pages: [NodeID: String] = [:],
    kinds: [Node.Kind: String] = [:]
  ) {
    self.graph = graph
    self.picture = picture
    self.options = options
    self.findings = findings
    self.captions = captions
    self.pages = pages
    self.kinds = kinds
  }

  /// The options to draw the picture with: the viewer itself shows the title, follows links, and turns dark.
  public static func pictureOptions(from options: DiagramOptions) -> DiagramOptions {
    var options = options
    options.title = nil
    options.caption = nil
    options.sourceLink = nil
    options.appearance = .light
    return options
  }
}

extension Viewer {
  /// The viewer's script: plain JavaScript, the same for every graph.
  public static let script = EmbeddedFile.script.text

  /// The viewer's style sheet: the same for all viewers of one theme.
  public var style: String {
    EmbeddedFile.style.text
      + ThemeStyle(
        options.theme,
        hasChanges: options.changes != nil,
        badges: Array(options.badges.values)
      ).text
  }

  /// The viewer's part of the page body. All text from the graph is escaped.
  public var markup: String { ViewerMarkup(self).text }

  /// The title above the picture and of the page.
  public var title: String { options.title ?? captions.text(.coordinators) }
}
