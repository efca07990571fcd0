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
  /// How nodes and edges of a picture link to the source that shows them; nil: not at all.
  public var sourceLink: SourceLink?
  /// How large a picture made of dots is, as a multiple of 96 dots an inch; pictures of lines have no use for it.
  public var scale: Double

  /// Options; each has a default.
  public init(
    direction: Direction = .topDown,
    theme: Theme = .standard,
    title: String? = nil,
    groupsByModule: Bool = false,
    appearance: Appearance = .both,
    hasLegend: Bool = true,
    sourceLink: SourceLink? = nil,
    scale: Double = 1
  ) {
    self.direction = direction
    self.theme = theme
    self.title = title
    self.groupsByModule = groupsByModule
    self.appearance = appearance
    self.hasLegend = hasLegend
    self.sourceLink = sourceLink
    self.scale = scale
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
