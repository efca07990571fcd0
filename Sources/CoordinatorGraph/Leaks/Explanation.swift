/// Why an object lives: who holds it, by which references, and how sure that is.
///
/// A value without any reference to the app's objects.
public struct Explanation: Hashable, Sendable {
  /// The object that it is about.
  public var target: Subject

  /// What kind of reason it is.
  public var answer: Answer

  /// The shortest way of references that ends at the target, one reference an element.
  ///
  /// It starts at a root when the target is held by one, at the target itself when that is in a closed cycle, and at
  /// the object that something outside holds otherwise. Empty when nothing that was found refers to the target.
  public var steps: [Step]

  /// How many of the strong references to the target the search found; nil where they cannot be counted.
  public var balance: Balance?

  /// References to the target that were found, those of ``steps`` included: the first few of them.
  public var references: [Reference]

  /// How to mend it, where the shape of the way tells.
  public var hint: Hint?

  /// What the search did not see, in words: budgets that were used up, objects that tell nothing of themselves.
  public var limits: [String]

  /// An explanation of the given parts.
  public init(
    target: Subject,
    answer: Answer,
    steps: [Step] = [],
    balance: Balance? = nil,
    references: [Reference] = [],
    hint: Hint? = nil,
    limits: [String] = []
  ) {
    self.target = target
    self.answer = answer
    self.steps = steps
    self.balance = balance
    self.references = references
    self.hint = hint
    self.limits = limits
  }
}

extension Explanation {
  /// What kind of reason keeps an object alive.
  public enum Answer: Hashable, Sendable {
    /// A root leads to it by strong references.
    case held(root: String)
    /// It leads to itself by strong references, which are all that there are: nothing else holds the cycle.
    case closedCycle
    /// Strong references hold it, or the first object of the way, that no object that was met has: a task, a timer,
    /// a notification centre, a static property.
    case outside(count: Int)
    /// It could not be told; never to be read as harmless.
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

    /// How many of them nothing that was met has.
    public var unexplained: Int { max(0, total - explained) }
  }
}
