protocol ProfileListener: AnyObject {
  func profileDidTapSettings()
}

final class ProfileCoordinator: Coordinator {
  private weak var listener: ProfileListener?

  init(listener: ProfileListener) {
    self.listener = listener
    super.init()
  }

  override func start(at navigationController: UINavigationController?) {
    super.start(at: navigationController)
    let viewController = ProfileViewController()
    viewController.coordinator = self
    navigationController?.pushViewController(viewController, animated: true)
  }

  func didTapSettings() {
    listener?.profileDidTapSettings()
  }
}

final class ProfileViewController: UIViewController {
  weak var coordinator: ProfileCoordinator?
}

final class SettingsCoordinator: Coordinator {}
