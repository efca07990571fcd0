import CoordinatorCore

final class HomeCoordinator: Coordinator, CoordinatorDocumented {
  nonisolated static let coordinatorDocumentation = "Lists the travels that are still to come or under way."

  var childCoordinators: [any Coordinator] = []
  weak var parentCoordiantor: (any Coordinator)?

  private let navigation: PlatformNavigation

  init(navigation: PlatformNavigation) {
    self.navigation = navigation
  }

  func start() {
    let screen = HomeScreen(travels: DIContainer.shared.resolve(TravelUseCase.self)?.ahead ?? [])
    screen.coordinator = self
    navigation.pushViewController(screen, animated: true)
  }
}

extension HomeCoordinator: HomeScreenDelegate, TravelSwitching {
  /// Opens a travel above what is open already, so that the way back leads there.
  func open(_ travel: Travel) {
    switch travel.stage {
    case .planned: attach(BeforeTravelCoordinator(navigation: navigation, travel: travel))
    case .underWay: attach(OnGoingTravelCoordinator(navigation: navigation, travel: travel))
    case .over: break
    }
  }
}
