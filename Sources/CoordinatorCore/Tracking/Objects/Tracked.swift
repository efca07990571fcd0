import CoordinatorGraph

/// The facts about one watched object. It does not keep the object alive.
final class Tracked {
  let subject: Leak.Subject
  private let reference: WeakReference
  /// The address of the object; another object may have it after the release.
  let address: UInt

  /// The last look that met it.
  var look = 0

  /// Whether its release was reported.
  var isForgotten = false

  // Of coordinators.

  /// The coordinator that it was attached to last.
  var parent: Tracked?
  /// The places that attached it, by the token of the parent.
  var places: [Int: SourceLocation] = [:]
  /// The place that detached it last, if known.
  var detachedAt: SourceLocation?
  var isAttached = false
  /// How often it came to be attached.
  var attachments = 0
  /// The look before it came to be attached, and how many screens without a coordinator were visible then.
  private(set) var arrival = (look: 0, screens: 0)
  /// Whether it was ever in a list of children.
  var wasListed = false
  /// Whether it ever had a child in its list.
  var listsChildren = false
  /// Whether one of its screens was ever visible.
  var hasShown = false
  /// Whether one of its screens is on screen.
  var isShowing = false
  var lastScreen: Leak.Subject?
  /// The properties that hold it, or held it: `signUpCoordinator`, by their owner.
  var slots: Set<HeldSlot> = []
  /// The lists of children that it is or was in.
  var lists: Set<HeldSlot> = []
  var screens: Set<Int> = []

  // Of screens.

  /// The coordinators that it belongs or belonged to, and whether it refers to them itself.
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

  init(_ object: AnyObject, subject: Leak.Subject) {
    reference = WeakReference(object)
    address = memoryAddress(of: object)
    self.subject = subject
  }

  /// A screen belongs to a coordinator.
  func belong(to owner: Tracked, isReferredTo: Bool) {
    let known = owners[owner.token]
    guard known == nil || (isReferredTo && known?.isReferredTo == false) else { return }
    owners[owner.token] = Owner(coordinator: owner, isReferredTo: isReferredTo)
    owner.screens.insert(token)
  }

  /// The coordinator that a screen belongs to first.
  var firstOwner: Tracked? { owners.values.map(\.coordinator).min { $0.token < $1.token } }

  var object: AnyObject? { reference.object }

  var token: Int { subject.token }

  /// It came to be attached.
  func arrive(at look: Int, screens: Int) {
    attachments += 1
    arrival = (look, screens)
  }

  var attachedAt: SourceLocation? { parent.flatMap { places[$0.token] } }

  /// Whether the coordinator that it was attached to was freed.
  var hasLostItsParent: Bool { parent.map { $0.object == nil } ?? false }

  var isCoordinator: Bool { subject.kind == .coordinator }
}

/// A property of a coordinator that held another one.
struct HeldSlot: Hashable {
  let owner: Int
  /// The property's path without its subscripts.
  let name: String
}

/// A weak reference. Passing it on does not access the object, which may be in its `deinit`: it counts as released then.
package struct WeakReference {
  private(set) weak var object: AnyObject?

  package init(_ object: AnyObject? = nil) { self.object = object }
}
