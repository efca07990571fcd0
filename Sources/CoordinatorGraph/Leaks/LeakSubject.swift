extension Leak {
  /// An object that was watched, by names that two runs share.
  public struct Subject: Hashable, Sendable {
    /// Its number among all objects that were watched in this run, in the order in which they were met, from 1.
    public let token: Int

    /// The name of its type, as Swift writes it.
    public let type: String

    /// Its number among the objects of its type, from 1.
    public let ordinal: Int

    /// Whether it is a coordinator or a screen.
    public let kind: Node.Kind

    /// An object that was watched.
    public init(token: Int, type: String, ordinal: Int = 1, kind: Node.Kind = .coordinator) {
      self.token = token
      self.type = type
      self.ordinal = ordinal
      self.kind = kind
    }

    /// `PostCoordinator`, and `PostCoordinator#2` for the second one.
    public var name: String { ordinal > 1 ? "\(type)#\(ordinal)" : type }
  }

  /// Something that a verdict rests on.
  public struct Evidence: Hashable, Sendable {
    /// The line of source, where one is known.
    public let location: SourceLocation?

    /// What happened there, in a few words: `attached to HomeCoordinator`.
    public let words: String

    /// Something that happened, and where.
    public init(_ words: String, at location: SourceLocation? = nil) {
      self.location = location
      self.words = words
    }
  }
}
