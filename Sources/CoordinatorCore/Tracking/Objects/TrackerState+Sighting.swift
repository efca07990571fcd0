import CoordinatorGraph

extension TrackerState {
  /// Processes the result of a walk.
  ///
  /// - Parameter living: Keeps living objects alive, so that none is released here.
  mutating func take(
    _ walk: LiveWalk.WithObjects,
    roots: [AnyObject],
    keeping living: inout [AnyObject]
  ) -> TrackedTree {
    let tracked = meetAll(of: walk)
    let known = roots.compactMap { objects.known($0) }.filter(\.isCoordinator)
    let situation = TrackedTree(walk, tracked: tracked, roots: Set(known.map(\.token)))
    attach(by: situation)
    takePendingScreens(keeping: &living)
    place(by: situation)
    return situation
  }

  private mutating func meetAll(of walk: LiveWalk.WithObjects) -> [Tracked?] {
    zip(walk.objects, walk.walk.record.objects).map { object, record in
      let category = record.category
      guard category == .coordinator || category.isScreen else { return nil }
      let tracked = meet(object, as: category == .coordinator ? .coordinator : .screen)
      (tracked.isNavigation, tracked.look) = (category.isNavigation, lookCount)
      return tracked
    }
  }

  // MARK: - The tree

  private func attach(by situation: TrackedTree) {
    for reference in situation.listed.values.joined() {
      (reference.target.wasListed, reference.owner.listsChildren) = (true, true)
      reference.target.lists.insert(situation.slot(reference))
    }
    let attached = attachedCoordinators(situation)
    for tracked in objects.coordinators {
      let parent = attached[tracked.token]
      if let parent, let above = parent { hang(tracked, on: above) }
      let isAttached = parent != nil
      if isAttached, !tracked.isAttached { tracked.arrive(at: lookCount, screens: freeScreens) }
      tracked.isAttached = isAttached
    }
    for reference in situation.held.values.joined() {
      reference.target.slots.insert(situation.slot(reference))
    }
  }

  private func hang(_ tracked: Tracked, on parent: Tracked) {
    tracked.parent = parent
    // Later places come with the events.
    guard tracked.places[parent.token] == nil else { return }
    guard let place = (tracked.object as? Coordinator)?.attachedAt?.ifKnown else { return }
    tracked.places[parent.token] = place
  }

  /// The coordinators below a root, each with its parent. A coordinator that was never in a list belongs to
  /// the property that holds it.
  private func attachedCoordinators(_ situation: TrackedTree) -> [Int: Tracked?] {
    var attached: [Int: Tracked?] = [:]
    var open: [Tracked] = []
    for root in situation.roots.sorted() {
      guard let tracked = objects.byToken[root] else { continue }
      attached[root] = .some(nil)
      open.append(tracked)
    }
    var next = 0
    while next < open.count {
      for reference in situation.below[open[next].token] ?? [] where attached[reference.target.token] == nil {
        guard situation.isChild(reference) || !reference.target.wasListed else { continue }
        attached[reference.target.token] = .some(reference.owner)
        open.append(reference.target)
      }
      next += 1
    }
    return attached
  }

  // MARK: - Screens

  private mutating func place(by situation: TrackedTree) {
    let places = ScreenPlaces(of: situation)
    for claim in situation.claims {
      claim.screen.belong(to: claim.coordinator, isReferredTo: claim.isReferredTo)
    }
    for (number, tracked) in situation.tracked.enumerated() {
      guard let tracked, !tracked.isCoordinator else { continue }
      update(tracked, places.isShown(number))
    }
    // Those that seemed to be shown, and that the walk did not reach.
    for screen in objects.screens where screen.isShown && screen.look != lookCount {
      update(screen, places.isShown(unreached: screen))
    }
    updateCoordinators()
    freeScreens = objects.screens.count { $0.isShown && !$0.isNavigation && $0.owners.isEmpty }
  }

  private mutating func update(_ screen: Tracked, _ isShown: Bool) {
    guard isShown != screen.isShown else { return }
    screen.isShown = isShown
    note(isShown ? .shown : .gone, screen, parent: screen.firstOwner)
  }

  private func updateCoordinators() {
    for coordinator in objects.coordinators where !coordinator.screens.isEmpty || coordinator.isShowing {
      let screens = coordinator.screens.sorted().compactMap { objects.byToken[$0] }
      if screens.count < coordinator.screens.count { coordinator.screens = Set(screens.map(\.token)) }
      coordinator.isShowing = screens.contains(where: \.isShown)
      if let shown = screens.last(where: \.isShown) ?? screens.last(where: \.wasPlaced) {
        coordinator.hasShown = coordinator.hasShown || shown.wasPlaced
        coordinator.lastScreen = shown.subject
      }
    }
  }
}
