// swift-format-ignore-file
/// Greets who comes in for the first time.
// coordinator
final class WelcomeCoordinator: BaseCoordinator, WelcomeOutput {
  var finishFlow: (() -> Void)?
  private let screens: ScreenKitchen
  private let router: Router

  init(screens: ScreenKitchen, router: Router) {
    self.screens = screens
    self.router = router
  }

  override func start() {
    let screen = screens.makeWelcome()
    screen.onDone = { [weak self] in self?.finishFlow?() }
    // screen: WelcomeCoordinator -> WelcomeScreen | root
    router.setRoot(screen)
  }
}

// coordinator
final class BreadCoordinator: BaseCoordinator {
  private let router: Router
  private let screens: ScreenKitchen
  private let coordinators: CoordinatorMaking

  init(router: Router, screens: ScreenKitchen, coordinators: CoordinatorMaking) {
    self.router = router
    self.screens = screens
    self.coordinators = coordinators
  }

  override func start() {
    let screen = screens.makeBreads()
    screen.onBread = { [weak self] id in self?.order(id) }
    // screen: BreadCoordinator -> BreadsScreen | root
    router.setRoot(screen)
  }

  private func order(_ id: String) {
    // edge: BreadCoordinator -> OrderCoordinator | factory-tuple | owns
    let made = coordinators.makeOrderCoordinator(id: id)
    made.1.finishFlow = { [weak self, weak child = made.1] _ in
      self?.router.dismiss()
      self?.removeDependency(child)
    }
    addDependency(made.1)
    router.present(made.0)
    made.1.start()
  }
}

// coordinator
final class CakeCoordinator: BaseCoordinator {
  private let router: Router
  private let screens: ScreenKitchen

  init(router: Router, screens: ScreenKitchen) {
    self.router = router
    self.screens = screens
  }

  override func start() {
    // screen: CakeCoordinator -> CakesScreen | root
    router.setRoot(screens.makeCakes())
  }
}

/// One order, from the basket to the till.
// coordinator
final class OrderCoordinator: BaseCoordinator, OrderOutput {
  var finishFlow: ((Order?) -> Void)?
  private let id: String
  private let router: Router
  private let screens: ScreenKitchen

  init(id: String, router: Router, screens: ScreenKitchen) {
    self.id = id
    self.router = router
    self.screens = screens
  }

  override func start() {
    let screen = screens.makeOrder(id)
    screen.onPaid = { [weak self] order in self?.finishFlow?(order) }
    // screen: OrderCoordinator -> OrderScreen | root
    router.setRoot(screen)
  }
}

/// Nobody bakes in the app yet.
// coordinator
final class OvenCoordinator: BaseCoordinator {
  init(router: Router) {}
}
