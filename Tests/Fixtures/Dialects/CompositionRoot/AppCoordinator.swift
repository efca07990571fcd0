final class AppCoordinator: Coordinator {
  private let homeContainable: HomeContainable
  private var homeCoordinator: Coordinating?

  init(homeContainable: HomeContainable) {
    self.homeContainable = homeContainable
    super.init()
  }

  override func start(at navigationController: UINavigationController?) {
    super.start(at: navigationController)
    attachHomeCoordinator()
  }

  func attachHomeCoordinator() {
    guard homeCoordinator == nil else { return }
    let coordinator = homeContainable.coordinator(listener: self)
    addChild(coordinator)
    coordinator.start(at: navigationController)
    homeCoordinator = coordinator
  }

  func detachHomeCoordinator() {
    guard let coordinator = homeCoordinator else { return }
    removeChild(coordinator)
    navigationController?.popViewController(animated: false)
    homeCoordinator = nil
  }
}

extension AppCoordinator: HomeListener {
  func homeDidTapBackButton() {
    detachHomeCoordinator()
  }
}
