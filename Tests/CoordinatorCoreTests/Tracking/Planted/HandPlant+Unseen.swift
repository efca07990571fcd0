import CoordinatorCore

/// Plants of which a walk sees a part only.
extension HandPlant {
  static var unseen: [HandPlant] { piles + tabs + bases }

  private static var piles: [HandPlant] {
    [
      HandPlant("three visits to screens that are linked with nothing", expecting: ["growing: HandChild x3"])
      {
        app,
        tracker in
        for _ in 0..<3 {
          visit(app)
          tracker.check()
          app.navigation.swipeBack()
          tracker.check()
        }
      },
      HandPlant("three such screens, each on top of the last") { app, tracker in
        for _ in 0..<3 {
          visit(app)
          tracker.check()
        }
      },
      HandPlant("three children at once, without screens") { app, tracker in
        for _ in 0..<3 { app.attach(HandChild()) }
        tracker.check()
      },
    ]
  }

  private static func visit(_ app: HandApp) {
    app.attach(HandChild())
    app.navigation.pushViewController(PlantScreen(), animated: true)
  }

  private static var tabs: [HandPlant] {
    [
      HandPlant("tabs below a lazy property, after a sign-out") { app, tracker in
        showTab(app)
        tracker.check()
        app.navigation.setViewControllers([PlantScreen()], animated: false)
      },
      HandPlant("the same, detached") { app, tracker in
        showTab(app)
        tracker.check()
        app.navigation.setViewControllers([PlantScreen()], animated: false)
        app.detach(app.search)
      },
    ]
  }

  private static func showTab(_ app: HandApp) {
    let tab = HandChild()
    app.attach(app.search)
    app.search.childCoordinators.append(tab)
    app.show(tab)
  }

  private static var bases: [HandPlant] {
    [
      HandPlant("one strong property of a base class", expecting: ["strong-way-up: HandFlow x2"]) { app, _ in
        for flow in [HandFlow(), HandOtherFlow()] {
          flow.parent = app
          app.childCoordinators.append(flow)
        }
      }
    ]
  }
}

class HandBase: HandCoordinator {
  var childCoordinators: [any HandCoordinator] = []
  var parent: HandApp?
}

final class HandFlow: HandBase {}

final class HandOtherFlow: HandBase {}
