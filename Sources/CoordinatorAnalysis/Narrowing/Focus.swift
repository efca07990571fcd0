/// The nodes near some nodes.
public struct Focus: Hashable, Sendable {
  /// The direction of the distance. References from a child to its parent do not count.
  public enum Direction: String, CaseIterable, Hashable, Sendable {
    /// To the ancestors.
    case up
    /// To the descendants.
    case down
    /// To both, without changing the direction.
    case both
  }

  /// The nodes at the centre: a name, a type, an id, or a pattern of them; see ``Glob``.
  public var names: [String]

  /// The greatest number of edges away; no limit when nil. Below 0 counts as 0.
  public var depth: Int?

  /// Which way.
  public var direction: Direction

  /// The nodes near those of the given names.
  public init(_ names: [String], depth: Int? = nil, direction: Direction = .down) {
    self.names = names
    self.depth = depth
    self.direction = direction
  }
}
