/// One thing in a coordinator graph: an instance of a live program, a type of a source, or a declared name.
public struct Node: Hashable, Identifiable, Sendable {
  /// What a node stands for.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    case coordinator, screen, container, dependency, service, module
  }

  /// The part that a coordinator plays in its app. What has no part of its own has none.
  public enum Role: String, CaseIterable, Hashable, Sendable {
    /// Where the app starts.
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

  /// What it stands for.
  public var kind: Kind

  /// The part that it plays, where one is known.
  public var role: Role?

  /// What a diagram calls it, where that is not its type's name.
  public var label: String?

  /// The module that its type belongs to.
  public var module: String?

  /// Where its type stands in source.
  public var location: SourceLocation?

  /// What it is for, in a sentence or more of plain text.
  public var documentation: String?

  /// Why what the graph tells of this node may be incomplete, a reason an element; empty when nothing is
  /// known to be missing.
  public var unknown: [String]

  /// A node; all but its id and type has a default.
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
    self.id = id
    self.type = type
    self.kind = kind
    self.role = role
    self.label = label
    self.module = module
    self.location = location
    self.documentation = documentation
    self.unknown = unknown
  }

  /// What a diagram calls the node: its label, else its type.
  public var name: String { label ?? type }
}
