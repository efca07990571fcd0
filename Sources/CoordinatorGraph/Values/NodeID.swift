/// Identifies a node within one graph. It is stable from run to run, and never an address.
///
/// A live node's id is its path of type names with sibling ordinals (`App/Home#2`); a source node's id is
/// the qualified name of its type.
public struct NodeID: RawRepresentable, Hashable, Sendable {
  /// The id as text of any length. Text that Unicode calls equal is one id.
  public let rawValue: String

  /// An id from any text.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// An id from any text.
  public init(_ rawValue: String) {
    self.rawValue = rawValue
  }
}

extension NodeID: Comparable {
  /// Orders ids by their text.
  public static func < (left: NodeID, right: NodeID) -> Bool {
    left.rawValue < right.rawValue
  }
}

extension NodeID: ExpressibleByStringLiteral {
  /// An id written as a literal.
  public init(stringLiteral value: String) {
    self.rawValue = value
  }
}

extension NodeID: CustomStringConvertible {
  /// The id's text.
  public var description: String { rawValue }
}
