/// A relation between two nodes of one graph.
public struct Edge: Hashable, Sendable {
  /// How one node is related to another. The order of the cases is the order of edges in a snapshot.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    /// Attached: in the parent's list of children.
    case child
    /// Made and started, but not kept by this parent.
    case creates
    /// Kept in a property of its own, such as `signUpCoordinator`.
    case holds
    /// The way up to the parent.
    case parent
    /// The way up through a listener or delegate.
    case listener
    /// A coordinator shows a screen.
    case presents
    /// A container needs something of another.
    case requires
    /// A container hands something out.
    case provides
    /// A container conforms to a child's dependency.
    case adopts
    /// A registry knows how to make something.
    case registers
    /// Something was asked of a registry.
    case resolves
  }

  /// The node that the relation starts from.
  public var from: NodeID

  /// The node that it leads to.
  public var to: NodeID

  /// What relation it is.
  public var kind: Kind

  /// How the reference behind it keeps its target alive.
  public var ownership: Ownership

  /// The property that it goes through: `childCoordinators[1]`, `signUpCoordinator`.
  public var via: String?

  /// What a diagram writes on it.
  public var label: String?

  /// Its place among the edges that leave `from`, as the program or the source has them, from 0.
  public var order: Int

  /// The lines of source that show it.
  public var evidence: [SourceLocation]

  /// What has to hold for it to be there, as the source writes it: `DEBUG`, `!targetEnvironment(simulator)`.
  public var condition: String?

  /// What may be called through it: the methods that the protocol of a listener asks for, `didLogIn(as:)`.
  public var calls: [String]

  /// Whether it is one of several that the same line of source may lead to.
  public var isPossible: Bool

  /// An edge; all but its ends has a default.
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
    self.from = from
    self.to = to
    self.kind = kind
    self.ownership = ownership
    self.via = via
    self.label = label
    self.order = order
    self.evidence = evidence
    self.condition = condition
    self.calls = calls
    self.isPossible = isPossible
  }
}

extension Set<Edge.Kind> {
  /// The relations that make the tree: from a coordinator down to those that it is responsible for.
  public static let hierarchy: Set<Edge.Kind> = [.child, .creates, .holds]
}
