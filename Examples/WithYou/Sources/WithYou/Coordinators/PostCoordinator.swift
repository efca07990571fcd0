import CoordinatorCore

@MainActor
protocol PostListener: Coordinator {
  func didAskForRewind()
}

final class PostCoordinator: Coordinator, CoordinatorDocumented {
  nonisolated static let coordinatorDocumentation = "Shows the posts of a travel, and takes new ones."

  var childCoordinators: [any Coordinator] = []
  weak var parentCoordiantor: (any Coordinator)?

  private let navigation: PlatformNavigation
  private let travel: Travel
  private var screen: PostScreen?

  init(navigation: PlatformNavigation, travel: Travel) {
    self.navigation = navigation
    self.travel = travel
  }

  func start() {
    let screen = PostScreen()
    screen.coordinator = self
    navigation.pushViewController(screen, animated: true)
    self.screen = screen
    showPosts()
  }

  private func showPosts() {
    screen?.posts = DIContainer.shared.resolve(MemoryUseCase.self)?.posts(of: travel) ?? []
  }
}

extension PostCoordinator: PostScreenDelegate {
  func write(_ text: String) {
    DIContainer.shared.resolve(MemoryUseCase.self)?.write(text, on: travel)
    showPosts()
  }

  func makeRewind() {
    (parentCoordiantor as? any PostListener)?.didAskForRewind()
  }

  func close() {
    navigation.popViewController(animated: true)
    parentCoordiantor?.childDidFinish(self)
  }
}
