import CoordinatorCore

final class TravelLogCoordinator: Coordinator, CoordinatorDocumented {
  nonisolated static let coordinatorDocumentation = "Lists the travels that are over."

  var childCoordinators: [any Coordinator] = []
  weak var parentCoordiantor: (any Coordinator)?

  private let navigation: PlatformNavigation

  init(navigation: PlatformNavigation) {
    self.navigation = navigation
  }

  func start() {
    let screen = TravelLogScreen(travels: DIContainer.shared.resolve(TravelUseCase.self)?.over ?? [])
    screen.coordinator = self
    navigation.pushViewController(screen, animated: true)
  }
}

extension TravelLogCoordinator: TravelLogScreenDelegate {
  func open(_ travel: Travel) {
    attach(DetailTravelLogCoordinator(navigation: navigation, travel: travel))
  }
}
