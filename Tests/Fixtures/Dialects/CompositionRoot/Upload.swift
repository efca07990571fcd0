/// Sends pictures while the user reads on, so it has an isolation of its own.
actor UploadCoordinator {
  private var childCoordinators: [Coordinator]
  private var waiting: [String] = []

  init() {
    childCoordinators = [ThumbnailCoordinator()]
  }

  func upload(_ picture: String) {
    waiting.append(picture)
  }
}

final class ThumbnailCoordinator: Coordinator {
  private let size = 128
}
