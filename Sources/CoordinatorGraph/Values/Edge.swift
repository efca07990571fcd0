/// A relation between two nodes of one graph.
public struct Edge: Hashable, Sendable {
  /// How one node is related to another. The order of the cases is the order of edges in a snapshot.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    /// Attached: in the parent's list of children.
    case child
    /// Created and started, but not kept by this parent.
    case creates
    /// Kept in its own property, such as `signUpCoordinator`.
    case holds
    /// A reference to the parent.
    case parent
    /// A reference to the parent through a listener or delegate.
    case listener
    /// A coordinator shows a screen.
    case presents
    /// A container needs a dependency.
    case requires
    /// A container provides a dependency.
    case provides
    /// A container conforms to a child's dependency protocol.
    case adopts
    /// A registry registers a dependency.
    case registers
    /// A dependency is resolved from a registry.
    case resolves
  }

  /// The node that the relation starts from.
  public var from: NodeID

  /// The target of the relation.
  public var to: NodeID

  /// The kind of the relation.
  public var kind: Kind

  /// How the reference keeps its target alive.
  public var ownership: Ownership

  /// The property with the reference: `childCoordinators[1]`, `signUpCoordinator`.
  public var via: String?

  /// The label in a diagram.
  public var label: String?

  /// Its position among the edges that leave `from`, in program or source order, from 0.
  public var order: Int

  /// The lines of source that show it.
  public var evidence: [SourceLocation]

  /// The condition under which it exists, as the source writes it: `DEBUG`, `!targetEnvironment(simulator)`.
  public var condition: String?

  /// The methods that can be called through it: those that a listener's protocol requires, `didLogIn(as:)`.
  public var calls: [String]

  /// Whether it is one of several possible targets of the same line of source.
  public var isPossible: Bool

  /// An edge; everything but its ends has a default.
  public init(
    from: NodeID,
    to: NodeID,
    kind: Kind = .child,
    ownership: Ownership = .unknown,
    via: String? = nil,
    label: String? = nil,
    order: Int = 0,
    evidence: [SourceLocation] = [],
    condition: String? = nil,
    calls: [String] = [],
    isPossible: Bool = false
  ) {
    (self.from, self.to, self.kind, self.ownership) = (from, to, kind, ownership)
    (self.via, self.label, self.order, self.evidence) = (via, label, order, evidence)
    (self.condition, self.calls, self.isPossible) = (condition, calls, isPossible)
  }
}

extension Set<Edge.Kind> {
  /// The relations that form the tree: from a coordinator to its children.
  public static let hierarchy: Set<Edge.Kind> = [.child, .creates, .holds]
}

extension Edge {
  /// The label of the edge from a container to the coordinator that it builds.
  package static let labelOfBuilds = "builds"

  /// The start of an edge's label when its container only forwards a dependency of another container.
  package static let labelOfForwarded = "forwarded"
}

/// How a reference keeps its target alive.
public enum Ownership: String, CaseIterable, Hashable, Sendable {
  case strong, weak, unowned
  /// The ownership is unknown. Never treat this as harmless.
  case unknown
}
