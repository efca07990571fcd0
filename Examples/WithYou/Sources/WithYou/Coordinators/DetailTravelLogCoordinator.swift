import CoordinatorCore

final class DetailTravelLogCoordinator: Coordinator, CoordinatorDocumented {
  nonisolated static let coordinatorDocumentation = "Collects what was written about one travel."

  var childCoordinators: [any Coordinator] = []
  weak var parentCoordiantor: (any Coordinator)?

  private let navigation: NavigationControllerable
  private let travel: Travel

  init(navigation: NavigationControllerable, travel: Travel) {
    self.navigation = navigation
    self.travel = travel
  }

  func start() {
    let screen = DetailTravelLogScreen(travel: travel)
    screen.coordinator = self
    navigation.pushViewController(screen)
  }
}

extension DetailTravelLogCoordinator: DetailTravelLogScreenDelegate {
  func openPosts() {
    attach(PostCoordinator(navigation: navigation, travel: travel))
  }

  func close() {
    navigation.popViewController()
    parentCoordiantor?.childDidFinish(self)
  }
}

extension DetailTravelLogCoordinator: PostListener {
  func didAskForRewind() {
    attach(CreateRewindCoordinator(navigation: navigation, travel: travel))
  }
}
