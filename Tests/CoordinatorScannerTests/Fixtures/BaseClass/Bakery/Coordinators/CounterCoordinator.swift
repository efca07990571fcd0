// swift-format-ignore-file
/// The tabs of the shop: breads, cakes and what was ordered.
// coordinator ; role: CounterCoordinator tabContainer
class CounterCoordinator: BaseCoordinator {
  private let tabs: CounterScreen
  private let coordinators: CoordinatorMaking

  init(tabs: CounterScreen, coordinators: CoordinatorMaking) {
    self.tabs = tabs
    self.coordinators = coordinators
  }

  override func start() {
    tabs.onBreads = openBreads()
    tabs.onCakes = openCakes()
  }

  private func openBreads() -> (Router) -> Void {
    return { [unowned self] router in
      guard router.isEmpty else { return }
      // edge: CounterCoordinator -> BreadCoordinator | factory-protocol | owns ; role: BreadCoordinator tab
      let breads = self.coordinators.makeBreadCoordinator(router: router)
      self.addDependency(breads)
      breads.start()
    }
  }

  private func openCakes() -> (Router) -> Void {
    { [unowned self] router in
      // edge: CounterCoordinator -> CakeCoordinator | factory-protocol | owns ; role: CakeCoordinator tab
      let cakes = self.coordinators.makeCakeCoordinator(router: router)
      cakes.start()
      // defect: child-never-removed CakeCoordinator | each choice of the tab makes one more
      self.addDependency(cakes)
    }
  }
}
