enum TabbarPage: CaseIterable {
  case home, myPage
}

final class TabbarCoordinator: Coordinator {
  var childCoordinators: [Coordinator] = []
  var parentCoordiantor: Coordinator?

  private let navigationController: UINavigationController
  private let tabBarController = UITabBarController()

  @SetOnce private var homeCoordinator: HomeCoordinator?
  @SetOnce private var myPageCoordinator: MyPageCoordinator?

  init(navigationController: UINavigationController) {
    self.navigationController = navigationController
  }

  func start() {
    tabBarController.viewControllers = TabbarPage.allCases.map { createTabNavigationController(page: $0) }
    navigationController.setViewControllers([tabBarController], animated: false)
  }

  private func createTabNavigationController(page: TabbarPage) -> UINavigationController {
    let tab = UINavigationController()
    switch page {
    case .home:
      let coordinator = HomeCoordinator(navigationController: tab)
      homeCoordinator = coordinator
      attach(coordinator)
    case .myPage:
      let coordinator = MyPageCoordinator(navigationController: tab)
      myPageCoordinator = coordinator
      attach(coordinator)
    }
    return tab
  }

  private func attach(_ coordinator: Coordinator) {
    coordinator.parentCoordiantor = self
    childCoordinators.append(coordinator)
    coordinator.start()
  }
}
