import CoordinatorDiagrams
import CoordinatorGraph

/// A picture of a graph to move about in: search, focus, fold, and a panel with what is known of each node.
///
/// It is a part of a page: ``markup`` in its body, ``style`` and ``script`` once in the page, and both allowed by a
/// ``ContentSecurityPolicy``. ``ViewerPage`` is a whole page of it.
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
  /// What is wrong, as far as it is to be told here.
  public var findings: [Finding]
  /// The words around the picture.
  public var captions: Captions
  /// Pages about nodes: addresses beside this page, or on the web. Others, such as `javascript:`, are left out.
  public var pages: [NodeID: String]
  /// What kinds of nodes are called where they are not called what they are, as in a picture of leaks.
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
    options.sourceLink = nil
    options.appearance = .light
    return options
  }
}

extension Viewer {
  /// What makes the viewer move: plain JavaScript, the same for every graph.
  public static let script = EmbeddedFile.script.text

  /// What the viewer looks like: the same for all viewers of one theme.
  public var style: String {
    EmbeddedFile.style.text + ThemeStyle(options.theme, hasChanges: options.changes != nil).text
  }

  /// What stands in the body of the page. Everything that came from the graph is escaped.
  public var markup: String { ViewerMarkup(self).text }

  /// What stands above the picture, and in the title of its page.
  public var title: String { options.title ?? captions.text(.coordinators) }
}
