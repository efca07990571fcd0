protocol HomeCoordinatable: AnyObject {
  func didSelectPost(id: Int)
  func didTapProfile()
  func didTapBackButton()
}

final class HomeCoordinator: Coordinator, HomeCoordinatable {
  weak var listener: HomeListener?

  private let viewController: HomeViewController
  private let viewModel: HomeViewModel

  private let postContainable: PostContainable
  private var postCoordinators: [Int: Coordinating] = [:]
  private var recentlyRead: [WeakBox] = []

  private lazy var profileCoordinator = ProfileCoordinator(listener: self)
  private lazy var settingsCoordinator = SettingsCoordinator()

  private let uploadCoordinator = UploadCoordinator()

  init(viewModel: HomeViewModel, postContainable: PostContainable) {
    self.viewModel = viewModel
    self.postContainable = postContainable
    viewController = HomeViewController(viewModel: viewModel)
    super.init()
    viewModel.coordinator = self
  }

  override func start(at navigationController: UINavigationController?) {
    super.start(at: navigationController)
    navigationController?.pushViewController(viewController, animated: true)
  }

  func didSelectPost(id: Int) {
    guard postCoordinators[id] == nil else { return }
    let coordinator = postContainable.coordinator(listener: self, postId: id)
    addChild(coordinator)
    coordinator.start(at: navigationController)
    postCoordinators[id] = coordinator
    recentlyRead.append(WeakBox(coordinator))
  }

  func didTapProfile() {
    addChild(profileCoordinator)
    profileCoordinator.start(at: navigationController)
  }

  func didTapSettings() {
    addChild(settingsCoordinator)
    settingsCoordinator.start(at: navigationController)
  }

  func didTapBackButton() {
    listener?.homeDidTapBackButton()
  }
}

extension HomeCoordinator: PostListener {
  func postDidClose(id: Int) {
    guard let coordinator = postCoordinators.removeValue(forKey: id) else { return }
    removeChild(coordinator)
    navigationController?.popViewController(animated: true)
  }
}

extension HomeCoordinator: ProfileListener {
  func profileDidTapSettings() {
    didTapSettings()
  }
}
