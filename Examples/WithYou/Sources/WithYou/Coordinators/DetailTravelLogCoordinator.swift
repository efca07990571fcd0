import CoordinatorCore

final class DetailTravelLogCoordinator: Coordinator, CoordinatorDocumented {
  nonisolated static let coordinatorDocumentation = "Collects what was written about one travel."

  var childCoordinators: [any Coordinator] = []
  weak var parentCoordiantor: (any Coordinator)?

  private let navigation: PlatformNavigation
  private let travel: Travel

  init(navigation: PlatformNavigation, travel: Travel) {
    self.navigation = navigation
    self.travel = travel
  }

  func start() {
    let screen = DetailTravelLogScreen(travel: travel)
    screen.coordinator = self
    navigation.pushViewController(screen, animated: true)
  }
}

extension DetailTravelLogCoordinator: DetailTravelLogScreenDelegate {
  func openPosts() {
    attach(PostCoordinator(navigation: navigation, travel: travel))
  }

  func close() {
    navigation.popViewController(animated: true)
    parentCoordiantor?.childDidFinish(self)
  }
}

extension DetailTravelLogCoordinator: PostListener {
  func didAskForRewind() {
    attach(CreateRewindCoordinator(navigation: navigation, travel: travel))
  }
}
