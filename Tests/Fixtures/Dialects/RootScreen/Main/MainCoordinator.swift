protocol MainCoordinatorDelegate: AnyObject {
  func didLoggedOut(_ coordinator: MainCoordinator)
}

final class MainCoordinator: Coordinator {
  var rootVC: UIViewController?
  var childCoordinators: [Coordinator] = []
  var navigationController: UINavigationController
  var delegate: MainCoordinatorDelegate?

  private var toasts: Set<ToastCoordinator> = []
  private var lastOpened = Weak<DetailCoordinator>()
  private var history: [Weak<DetailCoordinator>] = []

  private lazy var searchCoordinator = SearchCoordinator(navigationController: navigationController)
  private lazy var helpCoordinator = SearchCoordinator(navigationController: navigationController)

  init(navigationController: UINavigationController) {
    self.navigationController = navigationController
  }

  func start() {
    let viewController = MainViewController()
    viewController.coordinator = self

    rootVC = viewController
    navigationController.viewControllers = [viewController]
  }

  func showDetail() {
    let coordinator = DetailCoordinator(navigationController: navigationController)
    coordinator.finishDelegate = self
    childCoordinators.append(coordinator)
    lastOpened.value = coordinator
    history.append(Weak(value: coordinator))
    coordinator.start()
  }

  func showSearch() {
    childCoordinators.append(searchCoordinator)
    searchCoordinator.start()
  }

  func showHelp() {
    helpCoordinator.start()
  }

  func showToast(_ text: String) {
    toasts.insert(ToastCoordinator(text: text))
  }

  func logout() {
    delegate?.didLoggedOut(self)
  }
}

extension MainCoordinator: DetailCoordinatorFinishDelegate {
  func didFinish(_ coordinator: DetailCoordinator) {
    childCoordinators = childCoordinators.filter { $0 !== coordinator }
    popToRootVC()
  }
}

final class MainViewController: UIViewController {
  weak var coordinator: MainCoordinator?
}
