import CoordinatorGraph

/// Options of a diagram, for all formats that draw one.
public struct DiagramOptions: Hashable, Sendable {
  /// Which way the tree grows from its root.
  public enum Direction: String, CaseIterable, Hashable, Sendable {
    /// Downwards.
    case topDown = "TD"
    /// To the right.
    case leftRight = "LR"
    /// Upwards.
    case bottomUp = "BT"
    /// To the left.
    case rightLeft = "RL"
  }

  /// Which way the tree grows from its root.
  public var direction: Direction
  /// How the nodes look.
  public var theme: Theme
  /// The title above the diagram.
  public var title: String?
  /// The background that a picture is drawn for.
  public var appearance: Appearance
  /// Whether a picture has a legend, if it has several kinds of lines or outlines.
  public var hasLegend: Bool
  /// Translations of the legend's English words. Missing words stay English.
  public var legendWords: [String: String]
  /// The resolution of a picture made of pixels: 96 draws a point as one pixel, 192 is twice as sharp. Nil
  /// uses the default of the format.
  public var dotsPerInch: Double?
  /// How nodes and edges of a picture link to source; nil for no links.
  public var sourceLink: SourceLink?
  /// How nodes and edges changed, if the diagram shows two states as one.
  public var changes: ChangeMarks?
  /// Signs with short words in nodes of a picture.
  public var badges: [NodeID: NodeBadge] = [:]
  /// Small images in nodes of an SVG. Graphviz's own layouts and formats do not show them.
  public var thumbnails: [NodeID: Thumbnail] = [:]
  /// The edges that a picture shows first of all.
  public var highlights: Set<Edge> = []
  /// How many nodes below a node a picture omits: a number behind its name says it.
  public var hiddenBelow: [NodeID: Int] = [:]
  /// Relative addresses of pages about nodes, to which a picture links instead of source.
  public var pages: [NodeID: String] = [:]
  /// A short line in small letters below a picture, such as about the parts that it omits.
  public var caption: String?
  /// The shared end of names that a picture leaves out, such as `Coordinator`. Tooltips have the full names.
  public var suffix = LabelSuffix.kept
  /// The roots of the whole graph, if a part of it is drawn: other nodes are not drawn as roots. Nil: those of the part.
  public var roots: Set<NodeID>?
  /// The greatest size of a picture, in points.
  public var sizeLimit = SizeLimit()

  /// Options; each has a default.
  public init(
    direction: Direction = .topDown,
    theme: Theme = .standard,
    title: String? = nil,
    appearance: Appearance = .both,
    hasLegend: Bool = true,
    legendWords: [String: String] = [:],
    dotsPerInch: Double? = nil,
    sourceLink: SourceLink? = nil,
    changes: ChangeMarks? = nil
  ) {
    self.direction = direction
    self.theme = theme
    self.title = title
    self.appearance = appearance
    self.hasLegend = hasLegend
    self.legendWords = legendWords
    self.dotsPerInch = dotsPerInch
    self.sourceLink = sourceLink
    self.changes = changes
  }
}

extension DiagramOptions.Direction {
  /// The names that ``init(named:)`` knows, in capitals; `TB` is another word for `TD`.
  public static let names = allCases.map(\.rawValue) + ["TB"]

  /// The direction with the given name, in any case; nil for an unknown name.
  public init?(named name: String) {
    let capitals = name.uppercased()
    self.init(rawValue: capitals == "TB" ? "TD" : capitals)
  }
}

/// Why a diagram cannot be drawn with the given options.
public enum DiagramError: Error, Hashable, Sendable {
  /// The template of a link to source does not hold this mark.
  case noMark(String, template: String)
  /// The template of a link to source holds a mark that is not known.
  case unknownMark(String, template: String)
  /// The template of a link to source starts with a scheme that is not known to be safe.
  case unsafeScheme(String, template: String)
  /// The template of a link to source names a host without a scheme.
  case hostWithoutScheme(template: String)
  /// The template of a link to source holds a character that no URL holds.
  case badCharacter(String, template: String)
}

extension DiagramError: CustomStringConvertible {
  /// One line: the problem and how to fix it.
  public var description: String {
    switch self {
    case .noMark(let mark, let template):
      "the link to source \(shown(template)) has no \(mark); add \(mark) where the file's path belongs"
    case .unknownMark(let mark, let template):
      "the link to source \(shown(template)) has the unknown mark \(shown(mark)); use {file} and {line}"
    case .unsafeScheme(let scheme, let template):
      """
      the link to source \(shown(template)) has the scheme \(shown(scheme)); \
      use \(SourceLink.schemes.joined(separator: ", ")) or a path
      """
    case .hostWithoutScheme(let template):
      "the link to source \(shown(template)) has no scheme before its host; start it with https://"
    case .badCharacter(let character, let template):
      "the link to source \(shown(template)) holds \(shown(character)), which is not valid in a URL; percent-encode it"
    }
  }

  private func shown(_ text: String) -> String { "'\(text.caption)'" }
}

/// Draws a graph as the text of one format.
///
/// A pure function: equal graphs give the same bytes, on every machine. Every node and every edge of the
/// graph is in the text exactly once, and every graph has a text, whatever its shape and its names.
public protocol Renderer: Sendable {
  /// The graph as text that ends in a newline; empty if the format has no text for an empty graph.
  func render(_ graph: Graph) -> String
}

/// The greatest size of a picture, in pixels of a page; nil means no limit.
public struct SizeLimit: Hashable, Sendable {
  /// The greatest width.
  public var width: Double?
  /// The greatest height.
  public var height: Double?

  /// A limit of both lengths.
  public init(width: Double? = nil, height: Double? = nil) {
    (self.width, self.height) = (width, height)
  }

  /// The column of a README on GitHub, and what a screen shows of it at once.
  public static let readme = SizeLimit(width: 830, height: 900)

  /// The scale at which names have 12 pixels: no larger than the text around them.
  package static let largest = 12 / NodeBox.fontSize
  /// The scale at which names have 10 pixels.
  package static let readable = 10 / NodeBox.fontSize

  /// The scale at which the words on lines have 9 pixels. No picture is drawn smaller to fit.
  package static let least = 9 / EdgeBox.fontSize

  /// How many pixels a point has where a picture fits.
  package func scale(width: Double, height: Double) -> Double {
    min(Self.largest, (self.width ?? width) / max(width, 1), (self.height ?? height) / max(height, 1))
  }

  /// Whether it has a limit.
  package var isLimited: Bool { width != nil || height != nil }
}

/// The end of names that a picture leaves out, because it says nothing: `Home` for `HomeCoordinator`.
public enum LabelSuffix: Hashable, Sendable {
  /// Names are drawn in full.
  case kept
  /// The last word of most coordinators.
  case shared
  /// The given end.
  case given(String)

  /// The end to leave out of the names of coordinators; nil for none. O(n).
  package func text(in nodes: [Node]) -> String? {
    switch self {
    case .kept: nil
    case .given(let suffix): suffix.isEmpty ? nil : suffix
    case .shared: SharedWords(of: nodes.filter { $0.kind == .coordinator }.map(\.name)).last
    }
  }
}

extension Node {
  /// The name in a picture, without the end that is left out. A renamed coordinator has two names.
  func label(without suffix: String?) -> String {
    guard let suffix, kind == .coordinator, name.contains(suffix) else { return caption }
    var node = self
    node.label = name.split(separator: Self.arrow).map { name in
      name.hasSuffix(suffix) && name != suffix ? String(name.dropLast(suffix.count)) : String(name)
    }.joined(separator: Self.arrow)
    return node.caption
  }

  /// Between the old name of a node and its new one.
  package static let arrow = " → "
}
