import CoordinatorGraph

/// A coordinator without a screen: the base class of all coordinators of an app.
///
/// Override ``start()`` for work when it is attached, and ``stop()`` to undo that. Removing a coordinator
/// also removes everything below it, even if an override does not call `super`.
///
/// No method throws, traps or logs. Calls that make no sense do nothing: attaching twice, attaching an
/// ancestor, removing a coordinator that is not a child, attaching to a coordinator that is being stopped.
@preconcurrency @MainActor
open class Coordinator: Coordinating {
  /// The coordinators that are attached to this one, in the order in which they were attached.
  public final private(set) var children: [any Coordinating] = []

  /// The coordinator that this one is attached to.
  public final private(set) weak var parent: Coordinator?

  /// Where this coordinator was attached, as `#fileID` and line; nil while it is not.
  // Trackers read it wherever they look at the tree.
  nonisolated(unsafe) package final private(set) var attachedAt: SourceLocation?

  private final var isRemovingAll = false

  /// A coordinator that is attached nowhere.
  public init() {}

  deinit {
    if !children.isEmpty { Release.afterwards(&children) }
  }

  /// Called after the coordinator was attached to its parent. Does nothing by default.
  open func start() {}

  /// Called when the coordinator has been detached from its parent. Removes all children, the last one first.
  open func stop() {
    removeAllChildren()
  }

  /// Attaches a child and starts it.
  ///
  /// A coordinator has one parent: a child that is attached elsewhere is first removed there, and thereby
  /// stopped. Attaching takes constant time for a child without children, and otherwise the time to climb to
  /// the root.
  public final func addChild(_ coordinator: any Coordinating, fileID: String = #fileID, line: Int = #line) {
    let child = coordinator as? Coordinator
    guard canAttach(coordinator) else { return }
    if let child, let former = child.parent {
      former.removeChild(child)
      guard child.parent == nil, canAttach(child) else { return }
    }
    let place = SourceLocation(file: fileID, line: line)
    children.append(coordinator)
    child?.parent = self
    child?.attachedAt = place
    Tracking.note(.attach, coordinator, parent: self, at: place)
    Tracking.noteScreen(of: coordinator)
    Tracking.note(.start, coordinator, parent: self)
    coordinator.start()
  }

  /// Detaches a child and stops it, and everything below it.
  public final func removeChild(_ coordinator: any Coordinating, fileID: String = #fileID, line: Int = #line)
  {
    guard let index = children.lastIndex(where: { $0 === coordinator }) else { return }
    let removed = children.remove(at: index)
    takeDown(removed, at: SourceLocation(file: fileID, line: line))
  }

  /// Removes the rest below a stopped coordinator: its override of `stop` may not have called `super`.
  final func finishRemoval() {
    // Its stop may have attached it again.
    guard parent == nil else { return }
    removeAllChildren()
  }

  private final func removeAllChildren() {
    guard !isRemovingAll else { return }
    isRemovingAll = true
    defer { isRemovingAll = false }
    while let last = children.popLast() { takeDown(last, at: nil) }
  }

  private final func takeDown(_ removed: any Coordinating, at place: SourceLocation?) {
    Tracking.note(.detach, removed, parent: self, at: place)
    (removed as? Coordinator)?.leaveParent()
    StopSequence.stop(removed)
  }

  private final func leaveParent() {
    parent = nil
    attachedAt = nil
  }
}

extension Coordinator {
  private final func canAttach(_ coordinator: any Coordinating) -> Bool {
    // A child that is attached while all are being removed could bring the next one, without end.
    guard !isRemovingAll, coordinator !== self else { return false }
    guard let child = coordinator as? Coordinator else {
      return !children.contains { $0 === coordinator }
    }
    return child.parent !== self && !child.isBeingDestroyed && !isBelow(child)
  }

  private final func isBelow(_ coordinator: Coordinator) -> Bool {
    // A coordinator without children is no ancestor, and most have no children when they are attached.
    guard !coordinator.children.isEmpty else { return false }
    var ancestor = parent
    while let next = ancestor {
      if next === coordinator { return true }
      ancestor = next.parent
    }
    return false
  }

  /// Whether its `deinit` runs: to keep it then would end the program, and there is no weak reference to it then.
  private final var isBeingDestroyed: Bool {
    weak let living = self
    return living == nil
  }
}

extension Coordinating where Self: Coordinator {
  /// Attaches a child and starts it. A caller that knows it as a `Coordinator` also passes its own place.
  public func addChild(_ coordinator: any Coordinating) {
    addChild(coordinator, fileID: "", line: 0)
  }

  /// Detaches a child and stops it. A caller that knows it as a `Coordinator` also passes its own place.
  public func removeChild(_ coordinator: any Coordinating) {
    removeChild(coordinator, fileID: "", line: 0)
  }
}

/// A coordinator with a screen.
///
/// `PresenterType` is the protocol through which it calls the screen; the screen's class conforms to it.
open class ViewableCoordinator<PresenterType>: Coordinator, ViewableCoordinating {
  /// The screen, for routing to it and from it.
  public final let viewControllerable: any ViewControllerable

  /// The screen, for telling it something; the same object as ``viewControllerable``.
  ///
  /// It is nil if the screen's class does not conform to `PresenterType`. That is only an error when it is
  /// used without a question mark, so a test that never uses it can have any screen.
  public final let presenter: PresenterType!

  /// A coordinator with the given screen, which should be a `PresenterType`.
  public init(viewControllerable: any ViewControllerable) {
    self.viewControllerable = viewControllerable
    presenter = viewControllerable as? PresenterType
    super.init()
  }

  /// A coordinator with the given screen, which should be a `PresenterType`.
  public init(_ viewControllerable: any ViewControllerable) {
    self.viewControllerable = viewControllerable
    presenter = viewControllerable as? PresenterType
    super.init()
  }
}

/// Stops detached coordinators and everything below them.
///
/// Each `stop` runs inside its parent's `stop`, as in handwritten code, down to a depth that no app reaches.
/// Deeper coordinators are stopped right after, so that a deep tree cannot overflow the stack.
@MainActor
enum StopSequence {
  private static let deepest = 100
  private static var depth = 0
  private static var postponed: [any Coordinating] = []

  /// Stops a detached coordinator, at once or a little later.
  static func stop(_ coordinator: any Coordinating) {
    guard depth < deepest else { return postponed.append(coordinator) }
    depth += 1
    defer { depth -= 1 }
    stopNow(coordinator)
    guard depth == 1 else { return }
    while let next = postponed.popLast() { stopNow(next) }
  }

  private static func stopNow(_ coordinator: any Coordinating) {
    Tracking.note(.stop, coordinator, parent: nil)
    coordinator.stop()
    (coordinator as? Coordinator)?.finishRemoval()
  }
}

/// Lets go of the children of coordinators that are freed with a tree below them.
///
/// Prevents a stack overflow when a deep tree is released. By default, objects release their children
/// recursively in their deinitializers. Here the first object that is released on a thread releases
/// everything below it, one by one.
enum Release {
  private static let lock = Lock()
  // Guarded by the lock. A thread has an entry while it frees.
  nonisolated(unsafe) private static var waiting: [ThreadID: [any Coordinating]] = [:]

  /// Takes the children, so that this holds the only references to them.
  static func afterwards(_ children: inout [any Coordinating]) {
    let isFirst = lock.locked {
      defer {
        waiting[.current, default: []] += children
        children = []
      }
      return waiting[.current] == nil
    }
    guard isFirst else { return }
    // Removed objects are released at the end of each round, outside the lock.
    while next() != nil {}
  }

  private static func next() -> (any Coordinating)? {
    lock.locked {
      let last = waiting[.current]?.popLast()
      if last == nil { waiting[.current] = nil }
      return last
    }
  }
}
