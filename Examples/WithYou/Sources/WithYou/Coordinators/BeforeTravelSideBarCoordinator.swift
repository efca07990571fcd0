import CoordinatorCore

final class BeforeTravelSideBarCoordinator: Coordinator, CoordinatorDocumented {
  nonisolated static let coordinatorDocumentation = "Offers the other travels beside the plan of one."

  var childCoordinators: [any Coordinator] = []
  weak var parentCoordiantor: (any Coordinator)?

  private let navigation: PlatformNavigation

  init(navigation: PlatformNavigation) {
    self.navigation = navigation
  }

  func start() {
    let screen = SideBarScreen(travels: DIContainer.shared.resolve(TravelUseCase.self)?.ahead ?? [])
    screen.coordinator = self
    navigation.pushViewController(screen, animated: true)
  }
}

extension BeforeTravelSideBarCoordinator: SideBarScreenDelegate {
  func choose(_ travel: Travel) {
    (parentCoordiantor as? any TravelSwitching)?.open(travel)
  }

  func close() {
    navigation.popViewController(animated: true)
    parentCoordiantor?.childDidFinish(self)
  }
}
