/// What a diagram of a graph looks like, for every format that draws one.
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
  /// What stands above the diagram.
  public var title: String?
  /// Whether nodes of one module stand together in a box of that module's name.
  public var groupsByModule: Bool
  /// Which pages a picture is made for.
  public var appearance: Appearance
  /// Whether a picture explains its lines and outlines in a corner, where it has several kinds of them.
  public var hasLegend: Bool
  /// What a legend says for its English words, in another language; it says the English ones where this has none.
  public var legendWords: [String: String]
  /// How many dots a picture made of dots has to the inch: 96 draws a point of the screen as a dot, 192 twice as sharp;
  /// nil: what its format has by itself.
  public var dotsPerInch: Double?
  /// How nodes and edges of a picture link to the source that shows them; nil: not at all.
  public var sourceLink: SourceLink?
  /// What became of nodes and edges, where the diagram shows two states as one.
  public var changes: ChangeMarks?

  /// Options; each has a default.
  public init(
    direction: Direction = .topDown,
    theme: Theme = .standard,
    title: String? = nil,
    groupsByModule: Bool = false,
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
    self.groupsByModule = groupsByModule
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

  /// The direction of the given name, in capitals or not; nil when there is none.
  public init?(named name: String) {
    let capitals = name.uppercased()
    self.init(rawValue: capitals == "TB" ? "TD" : capitals)
  }
}
