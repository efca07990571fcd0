import CoordinatorCore

/// A mistake that needs more of an app than every dialect has, or something that looks like one.
@MainActor
struct HandPlant {
  let name: String
  let expected: [String]
  let run: @MainActor (HandApp, CoordinatorTracker) -> Void

  init(
    _ name: String,
    expecting expected: [String] = [],
    _ run: @escaping @MainActor (HandApp, CoordinatorTracker) -> Void
  ) {
    (self.name, self.expected, self.run) = (name, expected, run)
  }

  static var all: [HandPlant] { slots + screens + lives + cleanSlots + cleanScreens + unseen }

  private static var slots: [HandPlant] {
    [
      HandPlant("the list is cleared, the property is not", expecting: ["held-but-not-attached: HandChild"]) {
        app,
        tracker in
        let child = app.push()
        app.detail = child
        tracker.check()
        app.navigation.popViewController(animated: true)
        app.detach(child)
      },
      HandPlant("the list is cleared, the dictionary is not", expecting: ["held-but-not-attached: HandChild"])
      { app, tracker in
        let child = app.push()
        app.posts[7] = child
        tracker.check()
        app.navigation.popViewController(animated: true)
        app.detach(child)
      },
      HandPlant(
        "told of, and used again before the next check",
        expecting: ["held-but-not-attached: HandChild"]
      ) { app, tracker in
        let child = app.push()
        app.posts[7] = child
        tracker.check()
        app.navigation.popViewController(animated: true)
        app.detach(child)
        tracker.check()
        app.attach(child)
        CoordinatorTracker.attached(child, to: app)
        app.detach(child)
      },
      HandPlant(
        "the property is cleared, the list is not",
        expecting: ["attached-but-slot-cleared: HandChild"]
      ) { app, tracker in
        app.detail = app.push()
        tracker.check()
        app.navigation.popViewController(animated: true)
        app.detail = nil
      },
      HandPlant("the same without a screen", expecting: ["attached-but-slot-cleared: HandChild"]) {
        app,
        tracker in
        let child = HandChild()
        app.attach(child)
        app.detail = child
        tracker.check()
        app.detail = nil
      },
      HandPlant(
        "shown, kept in a property, never attached",
        expecting: ["never-attached: HandChild"]
      ) { app, _ in
        app.push()
        let child = HandChild()
        app.detail = child
        app.show(child)
      },
      HandPlant("a strong delegate", expecting: ["strong-way-up: HandChild"]) { app, _ in
        app.push().delegate = app
      },
    ]
  }

  private static var screens: [HandPlant] {
    [
      HandPlant("swiped down", expecting: ["attached-without-screen: HandChild"]) { app, tracker in
        let child = HandChild()
        app.attach(child)
        let screen = child.makeScreen()
        app.navigation.present(screen, animated: true)
        tracker.check()
        screen.swipeDown()
      },
      HandPlant("its tab was replaced", expecting: ["attached-without-screen: HandChild"]) { app, tracker in
        let child = HandChild()
        app.attach(child)
        app.tabs.setViewControllers([child.makeScreen(), PlantScreen()], animated: false)
        tracker.check()
        app.tabs.setViewControllers([PlantScreen()], animated: false)
      },
      HandPlant("swiped back twice between two checks", expecting: ["attached-without-screen: HandChild x2"])
      { app, _ in
        for _ in 0..<2 {
          app.push()
          app.navigation.swipeBack()
        }
      },
      HandPlant("swiped back three times between two checks", expecting: ["growing: HandChild x3"]) {
        app,
        _ in
        for _ in 0..<3 {
          app.push()
          app.navigation.swipeBack()
        }
      },
      HandPlant("freed while its screen is presented", expecting: ["screen-without-coordinator: HandScreen"])
      { app, tracker in
        let child = HandChild()
        app.attach(child)
        app.navigation.present(child.makeScreen(), animated: true)
        tracker.check()
        app.detach(child)
      },
    ]
  }

  private static var lives: [HandPlant] {
    [
      HandPlant("an observer catches it", expecting: ["detached-but-alive: HandChild"]) { app, tracker in
        let child = app.push()
        tracker.check()
        app.store.observers.append { _ = child.childCoordinators.count }
        app.navigation.popViewController(animated: true)
        app.detach(child)
      },
      HandPlant("its own closure catches it", expecting: ["detached-but-alive: HandChild"]) { app, tracker in
        let child = app.push()
        tracker.check()
        child.onFinish = { _ = child.childCoordinators.count }
        app.navigation.popViewController(animated: true)
        app.detach(child)
      },
      HandPlant("two that hold each other", expecting: ["detached-but-alive: HandChild +1"]) { app, tracker in
        let (one, two) = (app.push(), app.push())
        tracker.check()
        (one.friend, two.friend) = (two, one)
        app.navigation.popToRootViewController(animated: true)
        app.childCoordinators = []
      },
      HandPlant("one is held, and holds another", expecting: ["detached-but-alive: HandChild +1"]) {
        app,
        tracker in
        let (one, two) = (app.push(), app.push())
        tracker.check()
        two.onFinish = { _ = one.childCoordinators.count }
        app.store.observers.append { _ = two.childCoordinators.count }
        app.navigation.popToRootViewController(animated: true)
        app.childCoordinators = []
      },
    ]
  }

  private static var cleanSlots: [HandPlant] {
    [
      HandPlant("a lazy property is used again") { app, tracker in
        app.attach(app.search)
        app.show(app.search)
        tracker.check()
        app.navigation.popViewController(animated: true)
        app.detach(app.search)
      },
      HandPlant("a constant that is never attached") { app, _ in _ = app.upload },
      HandPlant("a property called a cache") { app, tracker in
        let child = app.push()
        app.cachedPosts[3] = child
        tracker.check()
        app.navigation.popViewController(animated: true)
        app.detach(child)
      },
      HandPlant("a cache that no coordinator has") { app, tracker in
        let child = app.push()
        tracker.check()
        app.store.postCache.append(child)
        app.navigation.popViewController(animated: true)
        app.detach(child)
      },
      HandPlant("a pool that nobody calls one, once it was used again") { app, tracker in
        let child = app.push()
        app.posts[7] = child
        for _ in 0..<2 {
          tracker.check()
          app.detach(child)
          tracker.check()
          app.attach(child)
        }
        app.navigation.popViewController(animated: true)
        app.detach(child)
      },
      HandPlant("a property that points at one of several") { app, tracker in
        app.selectedChild = app.push()
        tracker.check()
        app.selectedChild = nil
      },
      HandPlant("a property moves on to the next, which shows") { app, tracker in
        app.detail = app.push()
        tracker.check()
        app.detail = app.push()
      },
      HandPlant("attached to one, kept by another on purpose") { app, _ in
        let (one, two) = (app.push(), app.push())
        two.friend = one
      },
      HandPlant("a weak property after the end") { app, tracker in
        let child = app.push()
        app.recent = child
        tracker.check()
        app.navigation.popViewController(animated: true)
        app.detach(child)
      },
    ]
  }

  private static var cleanScreens: [HandPlant] {
    [
      HandPlant("no screen at all") { app, _ in app.attach(HandChild()) },
      HandPlant("its screen made room for that of its child") { app, tracker in
        let child = app.push()
        tracker.check()
        let next = HandChild()
        child.childCoordinators.append(next)
        app.navigation.setViewControllers([PlantScreen(), next.makeScreen()], animated: true)
      },
      HandPlant("another tab is selected") { app, tracker in
        let child = HandChild()
        app.attach(child)
        app.tabs.setViewControllers([child.makeScreen(), PlantScreen()], animated: false)
        tracker.check()
        app.tabs.selectedIndex = 1
      },
      HandPlant("covered by a screen that is presented") { app, tracker in
        app.push()
        tracker.check()
        app.navigation.present(PlantScreen(), animated: true)
      },
      HandPlant("moved from one parent to another") { app, tracker in
        let (one, two) = (app.push(), app.push())
        tracker.check()
        app.detach(two)
        one.childCoordinators.append(two)
      },
      HandPlant("its screen moved to another stack") { app, tracker in
        let child = app.push()
        tracker.check()
        let other = NavigationScreen()
        app.tabs.setViewControllers([other], animated: false)
        guard let screen = app.navigation.popViewController(animated: false) else { return }
        other.pushViewController(screen, animated: false)
        _ = child
      },
      HandPlant("everything ends") { app, tracker in
        let (one, two) = (app.push(), app.push())
        tracker.check()
        one.childCoordinators.append(HandChild())
        app.childCoordinators = []
        app.navigation.popToRootViewController(animated: false)
        _ = two
      },
    ]
  }
}
