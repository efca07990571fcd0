import CoordinatorGraph

/// A screen that appeared or disappeared, and the coordinator that it refers to, which was unknown at that
/// time.
struct PendingScreen {
  weak var coordinator: AnyObject?
  weak var screen: AnyObject?
  let type: String
  let isGone: Bool
}

extension TrackerState {
  /// Records that a screen appeared or disappeared. The coordinators that it refers to own it.
  mutating func note(_ screen: AnyObject, isGone: Bool, of coordinators: [AnyObject]) {
    lastLook = nil
    let owners = coordinators.compactMap { objects.known($0) }
    for coordinator in coordinators where objects.known(coordinator) == nil {
      pendingScreens.append(
        PendingScreen(
          coordinator: coordinator,
          screen: screen,
          type: typeName(type(of: screen)),
          isGone: isGone
        )
      )
    }
    let known = objects.known(screen)
    guard known != nil || !owners.isEmpty else { return }
    let tracked = known ?? objects.meet(screen, as: .screen).tracked
    for owner in owners { link(tracked, to: owner) }
    place(tracked, isGone: isGone)
  }

  /// Records that a coordinator was created with a screen.
  mutating func note(_ screen: AnyObject, of coordinator: AnyObject) {
    guard let owner = objects.known(coordinator) else { return }
    lastLook = nil
    let tracked = objects.meet(screen, as: .screen).tracked
    guard tracked.owners[owner.token] == nil else { return }
    tracked.owners[owner.token] = Tracked.Owner(coordinator: owner, isReferredTo: false)
    owner.screens.insert(tracked.token)
  }

  private mutating func place(_ screen: Tracked, isGone: Bool) {
    screen.wasPlaced = true
    let isNew = screen.isShown == isGone
    screen.isShown = !isGone
    for owner in screen.owners.values {
      owner.coordinator.hasShown = true
      owner.coordinator.lastScreen = screen.subject
    }
    guard isNew || isGone else { return }
    note(
      isGone ? .gone : .shown,
      screen,
      parent: screen.owners.values.map(\.coordinator).min { $0.token < $1.token }
    )
  }

  private func link(_ screen: Tracked, to owner: Tracked) {
    screen.owners[owner.token] = Tracked.Owner(coordinator: owner, isReferredTo: true)
    owner.screens.insert(screen.token)
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
      link(tracked, to: owner)
      tracked.wasPlaced = true
    }
    pendingScreens = []
  }
}
