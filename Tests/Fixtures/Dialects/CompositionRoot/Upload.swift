/// Sends pictures while the user reads on, so it has an isolation of its own, and no screens.
actor UploadCoordinator: Coordinating {
  private var childCoordinators: [Coordinating]
  private var waiting: [String] = []

  init() {
    childCoordinators = [ThumbnailCoordinator()]
  }

  func upload(_ picture: String) {
    waiting.append(picture)
  }

  /// What is below is reached from within the actor only.
  nonisolated var children: [Coordinating] { [] }

  nonisolated var navigationController: UINavigationController? {
    get { nil }
    set {}
  }

  nonisolated func start(at navigationController: UINavigationController?) {}

  nonisolated func stop() {}

  nonisolated func addChild(_ coordinator: Coordinating) {}

  nonisolated func removeChild(_ coordinator: Coordinating) {}
}

final class ThumbnailCoordinator: Coordinator {
  private let size = 128
}
