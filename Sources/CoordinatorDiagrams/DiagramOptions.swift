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
  /// The room that a picture should fit, in points.
  public var room = PictureRoom()

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
