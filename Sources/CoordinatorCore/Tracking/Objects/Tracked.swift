import CoordinatorGraph

/// What is known of one object that is watched. It does not keep the object.
final class Tracked {
  let subject: Leak.Subject
  private let reference: WeakReference
  /// Where the object lies: another may lie there once it is gone.
  let address: UInt
  /// What tells a coordinator of our own class from all others that ever live; zero for others.
  let identity: Int

  /// Whether it was told of as gone.
  var isForgotten = false

  // Of coordinators.

  /// The coordinator that it was attached to last.
  var parent: Tracked?
  /// Where it was attached, by the token of the coordinator that it was attached to.
  var places = AttachingPlaces()
  /// Where it was detached last, where somebody told.
  var detachedAt: SourceLocation?
  var isAttached = false
  /// How often it came to be attached.
  var attachments = 0
  /// Whether it ever stood in a list of children.
  var wasListed = false
  /// Whether a list of its own ever had a child.
  var listsChildren = false
  /// Whether one of its screens was ever on screen.
  var hasShown = false
  /// Whether one of its screens is on screen.
  var isShowing = false
  /// The screen that it showed last.
  var lastScreen: Leak.Subject?
  /// The properties that hold it, or held it: `signUpCoordinator`, by their owner.
  var slots: Set<HeldSlot> = []
  var screens: Set<Int> = []

  // Of screens.

  /// The coordinators that it belongs to or belonged to; whether it refers to them itself.
  var owners: [Int: Owner] = [:]
  /// Whether it was ever contained or presented.
  var wasPlaced = false
  var isShown = false
  /// Whether it shows other screens.
  var isNavigation = false

  struct Owner {
    let coordinator: Tracked
    var isReferredTo: Bool
  }

  init(_ reference: WeakReference, address: UInt, identity: Int, subject: Leak.Subject) {
    self.reference = reference
    self.address = address
    self.identity = identity
    self.subject = subject
  }

  var object: AnyObject? { reference.object }

  var token: Int { subject.token }

  /// Where it was attached last.
  var attachedAt: SourceLocation? { parent.flatMap { places[$0.token] } }
  var isCoordinator: Bool { subject.kind == .coordinator }
}

/// A property of a coordinator that held another one.
struct HeldSlot: Hashable {
  let owner: Int
  /// The property's path without its subscripts.
  let name: String
}
