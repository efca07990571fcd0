/// Why an object is alive: the references that hold it, and how certain that is.
///
/// A value without any reference to the app's objects.
public struct Explanation: Hashable, Sendable {
  /// The object that it explains.
  public var target: Subject

  /// The kind of reason.
  public var answer: Answer

  /// The shortest path of references that ends at the target, one reference per element.
  ///
  /// It starts at a root if a root holds the target, and at the target itself if the target is in a closed
  /// cycle. Otherwise it starts at the object that something outside holds. It is empty if the search found
  /// no reference to the target.
  public var steps: [Step]

  /// How many of the strong references to the target the search found; nil if they cannot be counted.
  public var balance: Balance?

  /// The first few references to the target that were found, including those of ``steps``.
  public var references: [Reference]

  /// Properties that may explain why something outside holds the object, the most likely first.
  public var holders: [Holder]

  /// How to fix it, if the shape of the path shows that.
  public var hint: Hint?

  /// The limits of the search: budgets that were used up, objects that cannot be inspected.
  public var limits: [String]

  /// An explanation with the given parts.
  public init(
    target: Subject,
    answer: Answer,
    steps: [Step] = [],
    balance: Balance? = nil,
    references: [Reference] = [],
    holders: [Holder] = [],
    hint: Hint? = nil,
    limits: [String] = []
  ) {
    self.target = target
    self.answer = answer
    self.steps = steps
    self.balance = balance
    self.references = references
    self.holders = holders
    self.hint = hint
    self.limits = limits
  }
}

extension Explanation {
  /// The kind of reason that keeps an object alive.
  public enum Answer: Hashable, Sendable {
    /// A root holds it through strong references.
    case held(root: String)
    /// It is in a cycle of strong references, and nothing outside holds the cycle.
    case closedCycle
    /// Something outside the inspected objects holds it, or the first object of the path: a task, a timer, a
    /// notification center, a static property.
    case outside(count: Int)
    /// The reason is unknown. Never treat this as harmless.
    case unknown(reason: String)
  }

  /// The strong references to an object, counted.
  public struct Balance: Hashable, Sendable {
    /// How many of them the search found.
    public var explained: Int
    /// How many there are.
    public var total: Int

    /// The given numbers of references.
    public init(explained: Int, total: Int) {
      self.explained = explained
      self.total = total
    }

    /// How many references have no known source.
    public var unexplained: Int { max(0, total - explained) }
  }
}
