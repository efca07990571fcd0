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
}
