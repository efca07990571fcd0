/// Why an object is alive: the references that hold it, and how certain that is.
///
/// A value without any reference to the app's objects.
public struct Explanation: Hashable, Sendable {
  /// The object that it explains.
  package var target: Subject

  /// The kind of reason.
  package var answer: Answer

  /// The shortest path of references that ends at the target, one reference per element.
  ///
  /// It starts at a root if a root holds the target, and at the target itself if the target is in a closed
  /// cycle. Otherwise it starts at the object that something outside holds. It is empty if the search found
  /// no reference to the target.
  package var steps: [Step]

  /// How many of the strong references to the target the search found; nil if they cannot be counted.
  package var balance: Balance?

  /// The first few references to the target that were found, including those of ``steps``.
  package var references: [Reference]

  /// Properties that may explain why something outside holds the object, the most likely first.
  package var holders: [Holder]

  /// How to fix it, if the shape of the path shows that.
  package var hint: Hint?

  /// The limits of the search: budgets that were used up, objects that cannot be inspected.
  package var limits: [String]

  package init(
    target: Subject,
    answer: Answer,
    steps: [Step] = [],
    balance: Balance? = nil,
    references: [Reference] = [],
    holders: [Holder] = [],
    hint: Hint? = nil,
    limits: [String] = []
  ) {
    (self.target, self.answer, self.steps, self.balance) = (target, answer, steps, balance)
    (self.references, self.holders, self.hint, self.limits) = (references, holders, hint, limits)
  }

  /// The kind of reason that keeps an object alive.
  package enum Answer: Hashable, Sendable {
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
  package struct Balance: Hashable, Sendable {
    /// How many of them the search found.
    package var explained: Int
    /// How many there are.
    package var total: Int

    package init(explained: Int, total: Int) { (self.explained, self.total) = (explained, total) }

    /// How many references have no known source.
    package var unexplained: Int { max(0, total - explained) }
  }

  /// Whether an object should have been released, and how that is known.
  public struct Mark: Hashable, Sendable {
    package enum Status: String, CaseIterable, Sendable {
      case leaking, notLeaking, unknown
    }

    /// How the status is known. Some of them name an object.
    package enum Reason: String, CaseIterable, Sendable {
      case root, staticVariable, target, watched, unreachable
      /// It is attached to the named coordinator.
      case attached
      /// The named coordinator, which it is, was detached.
      case detached
      /// It holds the named object, which should live.
      case holdsLiving
      /// The named object, which should have been released, holds it.
      case heldByLeaking
    }

    package internal(set) var status: Status
    package internal(set) var reason: Reason?
    /// The object that the reason names.
    package internal(set) var name: String?

    package init(_ status: Status, _ reason: Reason? = nil, name: String? = nil) {
      (self.status, self.reason, self.name) = (status, reason, name)
    }

    /// Nothing is known.
    public static let unknown = Mark(.unknown)

    /// The object should have been released.
    public static let leaking = Mark(.leaking)

    /// The object should live.
    public static let living = Mark(.notLeaking)
  }

  /// An object on the path: an instance of a class, or a closure context.
  package struct Subject: Hashable, Sendable {
    /// The name of its class without the module; ``closureType`` for a closure.
    package var type: String
    /// Its name, if it has one: the name of the root, or the place of the closure, such as `closure #1 in
    /// AppCoordinator.checkOut()`.
    package var name: String?
    /// The line of the closure, or of the class of an object that may be at fault, if known.
    package var location: SourceLocation?
    /// Whether it should have been released.
    package var mark: Mark

    package init(type: String, name: String? = nil, location: SourceLocation? = nil, mark: Mark = .unknown) {
      (self.type, self.name, self.location, self.mark) = (type, name, location, mark)
    }

    /// The type name that is used for a closure.
    package static let closureType = "closure"

    package var isClosure: Bool { type == Self.closureType }

    package var title: String { name ?? type }
  }

  /// One reference on the path.
  package struct Step: Hashable, Sendable {
    /// The object that has the reference.
    package var owner: Subject
    /// The reference as the owner spells it: `sinks["pay"]`, `children[2]`; `captures` when the owner is a closure.
    package var reference: String
    /// How it keeps its target alive.
    package var ownership: Ownership
    /// Whether the bug may be here: between the last object that should live and the first that should have
    /// been released.
    package var isSuspect: Bool

    package init(owner: Subject, reference: String, ownership: Ownership = .strong, isSuspect: Bool = false) {
      (self.owner, self.reference, self.ownership) = (owner, reference, ownership)
      self.isSuspect = isSuspect
    }
  }

  /// A reference to the target.
  package struct Reference: Hashable, Sendable {
    /// The type of the object that has it.
    package var owner: String
    /// The reference as the owner spells it.
    package var reference: String
    /// How it keeps the target alive.
    package var ownership: Ownership

    package init(owner: String, reference: String, ownership: Ownership) {
      (self.owner, self.reference, self.ownership) = (owner, reference, ownership)
    }
  }

  /// A property that may be the reason why something outside of the app's objects holds its owner: a timer, a
  /// task, or a subscription usually keeps the closure that it calls.
  package struct Holder: Hashable, Sendable {
    /// The kind of thing that the property refers to.
    package enum Kind: String, CaseIterable, Sendable {
      case timer, displayLink, dispatchSource, subscription, observer, task, workItem
    }

    package var kind: Kind
    /// The type of the object with the property.
    package var owner: String
    package var property: String

    package init(_ kind: Kind, owner: String, property: String) {
      (self.kind, self.owner, self.property) = (kind, owner, property)
    }
  }

  /// How to fix a leak, based on the shape of the path to it.
  package struct Hint: Hashable, Sendable {
    package enum Action: String, CaseIterable, Sendable {
      /// Declare the property weak.
      case weakProperty
      /// Capture weakly in the closure that the reference keeps.
      case weakCapture
      /// Remove the child from its parent's list.
      case removeChild
      /// Clear the reference, or remove the element, when the object is done.
      case clearReference
      /// Find what outside the objects holds it: end the task, invalidate the timer, remove the observer.
      case endOutside
    }

    package var action: Action
    /// The type of the object to change; empty if unknown.
    package var owner: String
    /// The reference to change, as its owner spells it.
    package var reference: String
    /// What the reference is to, if it probably leads to an owner outside of the app's objects.
    package var holder: Holder.Kind?
    /// The line of the closure, or of the class with the property, if known.
    package var location: SourceLocation?

    package init(
      _ action: Action,
      owner: String = "",
      reference: String = "",
      holder: Holder.Kind? = nil,
      location: SourceLocation? = nil
    ) {
      (self.action, self.owner, self.reference) = (action, owner, reference)
      (self.holder, self.location) = (holder, location)
    }
  }
}
