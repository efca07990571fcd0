import CoordinatorGraph

/// All that a tracker knows. It holds no object of the app's.
struct TrackerState {
  let rules: TrackingRules
  let start: Int
  var objects = TrackedObjects()
  var log: RunLog
  var book: SuspicionBook
  /// Events of screens whose coordinators were not watched yet.
  var pendingScreens: [PendingScreen] = []
  /// How often objects that a walk missed were looked for.
  var lookCount = 0
  /// How many visible screens belong to no coordinator.
  var freeScreens = 0
  /// Why a check may miss something.
  var blindness: Set<String> = []

  init(rules: TrackingRules) {
    self.rules = rules
    book = SuspicionBook(settling: rules.settling)
    log = RunLog(eventLimit: rules.eventLimit)
    start = rules.now?() ?? System.milliseconds
  }

  /// Milliseconds since the recording began.
  var time: Int { max(0, (rules.now?() ?? System.milliseconds) - start) }

  mutating func note(
    _ kind: RecordedEvent.Kind,
    _ subject: Tracked,
    parent: Tracked? = nil,
    at location: SourceLocation? = nil
  ) {
    log.add(kind, subject.subject, parent: parent?.subject, at: location, time: time)
  }

  /// The facts about an object. Starts to watch it if necessary.
  mutating func meet(_ object: AnyObject, as kind: Node.Kind) -> Tracked {
    let (tracked, isNew) = objects.meet(object, as: kind)
    if isNew { note(.met, tracked) }
    return tracked
  }
}

// MARK: - What the pattern's types tell

extension TrackerState {
  /// Something happened to a coordinator below one that is watched.
  mutating func note(
    _ kind: RecordedEvent.Kind,
    child: AnyObject,
    parent: AnyObject?,
    at location: SourceLocation?
  ) {
    let above = parent.flatMap { objects.known($0) } ?? dyingParent(parent, of: child)
    guard above != nil || (parent == nil && objects.known(child) != nil) else { return }
    let tracked = objects.meet(child, as: .coordinator).tracked
    switch kind {
    case .attach: attach(tracked, to: above, at: location)
    case .detach:
      detach(tracked, from: above, at: location, attachedAt: (child as? Coordinator)?.attachedAt)
    default: break
    }
    note(kind, tracked, parent: above, at: location)
  }

  /// The facts about a parent that lets go of a child in its `deinit`, where weak references to the parent are nil.
  private func dyingParent(_ parent: AnyObject?, of child: AnyObject) -> Tracked? {
    guard let parent, let last = objects.known(child)?.parent else { return nil }
    return last.address == memoryAddress(of: parent) && last.object == nil ? last : nil
  }

  private func detach(
    _ tracked: Tracked,
    from parent: Tracked?,
    at location: SourceLocation?,
    attachedAt place: SourceLocation?
  ) {
    (tracked.isAttached, tracked.wasListed, tracked.detachedAt) = (false, true, location)
    if let parent { tracked.parent = parent }
    if tracked.attachments == 0 { tracked.attachments = 1 }
    if let parent, let place = place?.ifKnown { tracked.places[parent.token] = place }
  }

  private func attach(_ tracked: Tracked, to parent: Tracked?, at location: SourceLocation?) {
    tracked.parent = parent
    if let parent { tracked.places[parent.token] = location }
    tracked.wasListed = true
    parent?.listsChildren = true
    // Below a parent that is not attached itself, only a walk can decide.
    guard parent?.isAttached == true else { return }
    if !tracked.isAttached { tracked.arrive(at: lookCount, screens: freeScreens) }
    tracked.isAttached = true
  }
}

extension SourceLocation {
  /// The location, or nil if it is unknown.
  var ifKnown: SourceLocation? { file.isEmpty ? nil : self }
}

/// A screen that appeared or disappeared, and the coordinator that it refers to, which was unknown at that
/// time.
struct PendingScreen {
  weak var coordinator: AnyObject?
  weak var screen: AnyObject?
  let type: String
}

extension TrackerState {
  /// Records that a screen appeared or disappeared. The coordinators that it refers to own it.
  mutating func note(_ screen: AnyObject, isGone: Bool, of coordinators: [AnyObject]) {
    let owners = coordinators.compactMap { objects.known($0) }
    for coordinator in coordinators where objects.known(coordinator) == nil {
      pendingScreens.append(
        PendingScreen(coordinator: coordinator, screen: screen, type: typeName(type(of: screen)))
      )
    }
    let known = objects.known(screen)
    guard known != nil || !owners.isEmpty else { return }
    let tracked = known ?? objects.meet(screen, as: .screen).tracked
    for owner in owners { tracked.belong(to: owner, isReferredTo: true) }
    place(tracked, isGone: isGone)
  }

  /// Records that a coordinator was created with a screen.
  mutating func note(_ screen: AnyObject, of coordinator: AnyObject) {
    guard let owner = objects.known(coordinator) else { return }
    objects.meet(screen, as: .screen).tracked.belong(to: owner, isReferredTo: false)
  }

  private mutating func place(_ screen: Tracked, isGone: Bool) {
    screen.wasPlaced = true
    let isNew = screen.isShown == isGone
    screen.isShown = !isGone
    for owner in screen.owners.values {
      owner.coordinator.hasShown = true
      owner.coordinator.lastScreen = screen.subject
    }
    if isNew || isGone { note(isGone ? .gone : .shown, screen, parent: screen.firstOwner) }
  }

  /// Processes earlier screen events of a coordinator that is now watched. Events of coordinators that no
  /// walk reaches belong to another tracker.
  mutating func takePendingScreens(keeping living: inout [AnyObject]) {
    for pending in pendingScreens {
      guard let coordinator = pending.coordinator else { continue }
      living.append(coordinator)
      guard let owner = objects.known(coordinator) else { continue }
      owner.hasShown = true
      owner.lastScreen = Leak.Subject(token: owner.token, type: pending.type, kind: .screen)
      guard let screen = pending.screen else { continue }
      living.append(screen)
      let tracked = objects.meet(screen, as: .screen).tracked
      tracked.belong(to: owner, isReferredTo: true)
      tracked.wasPlaced = true
    }
    pendingScreens = []
  }
}
