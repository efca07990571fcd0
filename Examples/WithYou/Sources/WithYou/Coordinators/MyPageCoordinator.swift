import CoordinatorCore

@MainActor
protocol MyPageListener: Coordinator {
  func didAskToLogOut()
}

final class MyPageCoordinator: Coordinator, CoordinatorDocumented {
  nonisolated static let coordinatorDocumentation = "Tells who is logged in, and logs them out."

  var childCoordinators: [any Coordinator] = []
  weak var parentCoordiantor: (any Coordinator)?

  private let navigation: PlatformNavigation

  init(navigation: PlatformNavigation) {
    self.navigation = navigation
  }

  func start() {
    let screen = MyPageScreen(traveller: DIContainer.shared.resolve(SessionUseCase.self)?.traveller ?? "")
    screen.coordinator = self
    navigation.pushViewController(screen, animated: true)
  }
}

extension MyPageCoordinator: MyPageScreenDelegate {
  func logOut() {
    (parentCoordiantor as? any MyPageListener)?.didAskToLogOut()
  }
}
