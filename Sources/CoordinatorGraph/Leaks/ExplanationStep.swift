extension Explanation {
  /// Whether an object should have been released.
  public enum Status: String, CaseIterable, Hashable, Sendable {
    case leaking, notLeaking, unknown
  }

  /// Whether an object should have been released, and how that is known.
  public struct Mark: Hashable, Sendable {
    /// Whether it should have been released.
    public var status: Status
    /// How that is known: `it is a root`.
    public var reason: String?

    /// The given status, for the given reason.
    public init(_ status: Status, reason: String? = nil) {
      self.status = status
      self.reason = reason
    }

    /// Nothing is known.
    public static let unknown = Mark(.unknown)
  }

  /// An object on the path: an instance of a class, or a closure context.
  public struct Subject: Hashable, Sendable {
    /// The name of its class without the module; ``closureType`` for a closure.
    public var type: String
    /// Its name, if it has one: the name of the root, or the place of the closure, such as `closure #1 in
    /// AppCoordinator.checkOut()`.
    public var name: String?
    /// The line of the closure, or of the class of an object that may be at fault, if known.
    public var location: SourceLocation?
    /// Whether it should have been released.
    public var mark: Mark

    /// An object of the given type.
    public init(type: String, name: String? = nil, location: SourceLocation? = nil, mark: Mark = .unknown) {
      self.location = location
      self.type = type
      self.name = name
      self.mark = mark
    }

    /// The type name that is used for a closure.
    public static let closureType = "closure"

    /// Whether it is a closure.
    public var isClosure: Bool { type == Self.closureType }

    /// Its name, or else its type.
    public var title: String { name ?? type }
  }

  /// One reference on the path.
  public struct Step: Hashable, Sendable {
    /// The object that has the reference.
    public var owner: Subject
    /// The reference as the owner spells it: `sinks["pay"]`, `children[2]`; `captures` when the owner is a closure.
    public var reference: String
    /// How it keeps its target alive.
    public var ownership: Ownership
    /// Whether the bug may be here: between the last object that should live and the first that should have
    /// been released.
    public var isSuspect: Bool

    /// A reference of the given object.
    public init(
      owner: Subject,
      reference: String,
      ownership: Ownership = .strong,
      isSuspect: Bool = false
    ) {
      self.owner = owner
      self.reference = reference
      self.ownership = ownership
      self.isSuspect = isSuspect
    }
  }

  /// A reference to the target.
  public struct Reference: Hashable, Sendable {
    /// The type of the object that has it.
    public var owner: String
    /// The reference as the owner spells it.
    public var reference: String
    /// How it keeps the target alive.
    public var ownership: Ownership

    /// The given reference of an object of the given type.
    public init(owner: String, reference: String, ownership: Ownership) {
      self.owner = owner
      self.reference = reference
      self.ownership = ownership
    }
  }
}
