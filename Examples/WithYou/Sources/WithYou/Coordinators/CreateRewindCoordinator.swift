import CoordinatorCore

final class CreateRewindCoordinator: Coordinator, CoordinatorDocumented {
  nonisolated static let coordinatorDocumentation = "Leads through the questions that a look back is made of."

  var childCoordinators: [any Coordinator] = []
  weak var parentCoordiantor: (any Coordinator)?

  private let navigation: PlatformNavigation
  private let travel: Travel

  init(navigation: PlatformNavigation, travel: Travel) {
    self.navigation = navigation
    self.travel = travel
  }

  func start() {
    let screen = CreateRewindScreen(travel: travel)
    screen.coordinator = self
    navigation.pushViewController(screen, animated: true)
  }
}

extension CreateRewindCoordinator: CreateRewindScreenDelegate {
  func save(bestMoment: String) {
    DIContainer.shared.resolve(MemoryUseCase.self)?.rewind(travel, bestMoment: bestMoment)
    navigation.popViewController(animated: true)
    parentCoordiantor?.childDidFinish(self)
  }
}
