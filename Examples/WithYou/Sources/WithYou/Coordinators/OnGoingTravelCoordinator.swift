import CoordinatorCore

final class OnGoingTravelCoordinator: Coordinator, CoordinatorDocumented {
  nonisolated static let coordinatorDocumentation = "Goes through a travel that is under way, day by day."

  var childCoordinators: [any Coordinator] = []
  weak var parentCoordiantor: (any Coordinator)?

  private let navigation: PlatformNavigation
  private let travel: Travel

  init(navigation: PlatformNavigation, travel: Travel) {
    self.navigation = navigation
    self.travel = travel
  }

  func start() {
    let screen = OnGoingTravelScreen(travel: travel)
    screen.coordinator = self
    navigation.pushViewController(screen, animated: true)
  }
}

extension OnGoingTravelCoordinator: OnGoingTravelScreenDelegate {
  func close() {
    navigation.popViewController(animated: true)
    parentCoordiantor?.childDidFinish(self)
  }
}
