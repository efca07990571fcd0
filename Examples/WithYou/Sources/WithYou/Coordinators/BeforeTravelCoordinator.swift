import CoordinatorCore

/// What can go from one travel to another.
@MainActor
protocol TravelSwitching: Coordinator {
  func open(_ travel: Travel)
}

final class BeforeTravelCoordinator: Coordinator, CoordinatorDocumented {
  nonisolated static let coordinatorDocumentation = "Shows the plan of a travel that has not begun."

  var childCoordinators: [any Coordinator] = []
  weak var parentCoordiantor: (any Coordinator)?

  private let navigation: PlatformNavigation
  private let travel: Travel

  init(navigation: PlatformNavigation, travel: Travel) {
    self.navigation = navigation
    self.travel = travel
  }

  func start() {
    let screen = BeforeTravelScreen(travel: travel)
    screen.coordinator = self
    navigation.pushViewController(screen, animated: true)
  }
}

extension BeforeTravelCoordinator: BeforeTravelScreenDelegate {
  func showSideBar() {
    attach(BeforeTravelSideBarCoordinator(navigation: navigation))
  }

  func close() {
    navigation.popViewController(animated: true)
    parentCoordiantor?.childDidFinish(self)
  }
}

extension BeforeTravelCoordinator: TravelSwitching {
  func open(_ travel: Travel) {
    (parentCoordiantor as? any TravelSwitching)?.open(travel)
  }
}
