/// The nodes near some nodes.
public struct Focus: Hashable, Sendable {
  /// Which way nearness is counted. Ways up from a child to what it belongs to do not count.
  public enum Direction: String, CaseIterable, Hashable, Sendable {
    /// To what leads here.
    case up
    /// To what is led to.
    case down
    /// To both, without turning on the way.
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
