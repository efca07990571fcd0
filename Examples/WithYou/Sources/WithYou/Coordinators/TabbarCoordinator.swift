import CoordinatorCore

/// The tabs, from the left.
enum TabbarPage: CaseIterable {
  case home, travelLog, myPage
}

@MainActor
protocol TabbarListener: Coordinator {
  func didLogOut(of tabs: TabbarCoordinator)
}

final class TabbarCoordinator: Coordinator, CoordinatorDocumented {
  nonisolated static let coordinatorDocumentation =
    "Puts the three tabs side by side, each with screens of its own."

  var childCoordinators: [any Coordinator] = []
  weak var parentCoordiantor: (any Coordinator)?

  let tabBarController = PlatformTabs()

  private let navigation: PlatformNavigation

  init(navigation: PlatformNavigation) {
    self.navigation = navigation
  }

  func start() {
    tabBarController.setViewControllers(TabbarPage.allCases.map(makeTab), animated: false)
    navigation.pushViewController(tabBarController, animated: true)
  }

  private func makeTab(for page: TabbarPage) -> PlatformNavigation {
    let tab = PlatformNavigation()
    switch page {
    case .home: attach(HomeCoordinator(navigation: tab))
    case .travelLog: attach(TravelLogCoordinator(navigation: tab))
    case .myPage: attach(MyPageCoordinator(navigation: tab))
    }
    return tab
  }
}

extension TabbarCoordinator: MyPageListener {
  func didAskToLogOut() {
    (parentCoordiantor as? any TabbarListener)?.didLogOut(of: self)
  }
}
