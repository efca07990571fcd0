/// One element of a coordinator graph: an instance in a running program, a type in source, or a declared
/// name.
public struct Node: Hashable, Identifiable, Sendable {
  /// The kind of thing that a node represents.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    case coordinator, screen, container, dependency, service, module
  }

  /// The role of a coordinator in its app. Most coordinators have no special role.
  public enum Role: String, CaseIterable, Hashable, Sendable {
    /// The start of the app.
    case root
    /// Shows its children side by side, as tabs.
    case tabContainer
    /// One of a tab container's children.
    case tab
  }

  /// The node's name within its graph.
  public var id: NodeID

  /// The name of its type, as Swift writes it: `LoginCoordinator`, `Router<Home>`.
  public var type: String

  /// The kind of thing that it represents.
  public var kind: Kind

  /// Its role, if known.
  public var role: Role?

  /// The name in diagrams, if it is not the type's name.
  public var label: String?

  /// The module that its type belongs to.
  public var module: String?

  /// The line that declares its type.
  public var location: SourceLocation?

  /// Its purpose, in one or more sentences of plain text.
  public var documentation: String?

  /// Reasons why the graph may be incomplete at this node; empty if nothing is known to be missing.
  public var unknown: [String]

  /// A node; everything but its id and type has a default.
  public init(
    id: NodeID,
    type: String,
    kind: Kind = .coordinator,
    role: Role? = nil,
    label: String? = nil,
    module: String? = nil,
    location: SourceLocation? = nil,
    documentation: String? = nil,
    unknown: [String] = []
  ) {
    (self.id, self.type, self.kind, self.role, self.label) = (id, type, kind, role, label)
    (self.module, self.location, self.documentation, self.unknown) = (
      module, location, documentation, unknown
    )
  }

  /// The name in diagrams: its label, or else its type.
  public var name: String { label ?? type }
}

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
