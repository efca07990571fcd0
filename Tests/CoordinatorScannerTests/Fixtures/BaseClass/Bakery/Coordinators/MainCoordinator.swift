// swift-format-ignore-file
/// Welcomes, then sells.
// coordinator
final class MainCoordinator: BaseCoordinator {
  private let coordinators: CoordinatorMaking
  private let router: Router
  private var isWelcomed: Bool

  init(router: Router, coordinators: CoordinatorMaking, isWelcomed: Bool = false) {
    self.router = router
    self.coordinators = coordinators
    self.isWelcomed = isWelcomed
  }

  override func start(with link: DeepLink?) {
    guard let link else { return isWelcomed ? runShop() : runWelcome() }
    switch link {
    case .order(let id): runOrder(id)
    case .shop: childCoordinators.forEach { $0.start(with: link) }
    }
  }

  private func runWelcome() {
    // edge: MainCoordinator -> WelcomeCoordinator | factory-protocol | owns
    let welcome = coordinators.makeWelcomeCoordinator(router: router)
    welcome.finishFlow = { [weak self, weak welcome] in
      self?.isWelcomed = true
      self?.start()
      self?.removeDependency(welcome)
    }
    addDependency(welcome)
    welcome.start()
  }

  private func runShop() {
    // edge: MainCoordinator -> CounterCoordinator | factory-tuple | owns
    let (coordinator, screen) = coordinators.makeCounterCoordinator()
    // defect: child-never-removed CounterCoordinator | it has no end, and the shop may open again | medium
    addDependency(coordinator)
    router.setRoot(screen)
    coordinator.start()
  }

  private func runOrder(_ id: String) {
    // edge: MainCoordinator -> OrderCoordinator | factory-tuple | owns
    let (presentable, order) = coordinators.makeOrderCoordinator(id: id)
    order.finishFlow = { [weak self, weak order] _ in
      self?.router.dismiss()
      // defect: wrong-child-detached OrderCoordinator | takes out whichever child came last
      self?.removeDependency(self?.childCoordinators.last)
      _ = order
    }
    addDependency(order)
    router.present(presentable)
    order.start()
  }
}
