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
  public final var attachedAt: SourceLocation? { placeOfAttaching }

  // Trackers read it wherever they look at the tree.
  nonisolated(unsafe) final private(set) var placeOfAttaching: SourceLocation?

  // Its identity for trackers, and a tracker that knows it. Guarded by the lock of `Tracking`.
  nonisolated(unsafe) final var identity = 0
  nonisolated(unsafe) final var tracker = 0

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
    child?.placeOfAttaching = place
    if let child {
      Tracking.note(EventLog.Kind.attach, child, parent: self, at: place)
      Tracking.noteScreen(of: child)
    } else {
      Tracking.note(RecordedEvent.Kind.attach, coordinator, parent: self, at: place)
      Tracking.noteScreen(of: coordinator)
      Tracking.note(RecordedEvent.Kind.start, coordinator, parent: self)
    }
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
    guard let child = removed as? Coordinator else {
      Tracking.note(RecordedEvent.Kind.detach, removed, parent: self, at: place)
      return StopSequence.stop(removed)
    }
    let isStopped = StopSequence.isImmediate
    Tracking.note(isStopped ? .detachAndStop : .detach, child, parent: self, at: place)
    child.leaveParent()
    StopSequence.stop(child, isTold: isStopped)
  }

  private final func leaveParent() {
    parent = nil
    placeOfAttaching = nil
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
