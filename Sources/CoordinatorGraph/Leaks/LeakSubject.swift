extension Leak {
  /// A watched object, with names that are the same in every run.
  public struct Subject: Hashable, Sendable {
    /// Its number among all watched objects of this run, in order of first appearance, from 1.
    public let token: Int

    /// The name of its type, as Swift writes it.
    public let type: String

    /// Its number among the objects of its type, from 1.
    public let ordinal: Int

    /// Whether it is a coordinator or a screen.
    public let kind: Node.Kind

    /// A watched object.
    public init(token: Int, type: String, ordinal: Int = 1, kind: Node.Kind = .coordinator) {
      self.token = token
      self.type = type
      self.ordinal = ordinal
      self.kind = kind
    }

    /// `PostCoordinator`, and `PostCoordinator#2` for the second one.
    public var name: String { ordinal > 1 ? "\(type)#\(ordinal)" : type }
  }

  /// An observation that supports a verdict.
  public struct Evidence: Hashable, Sendable {
    /// The line of source, if known.
    public let location: SourceLocation?

    /// The event in a few words: `attached to HomeCoordinator`.
    public let words: String

    /// An event and its place.
    public init(_ words: String, at location: SourceLocation? = nil) {
      self.location = location
      self.words = words
    }
  }
}
