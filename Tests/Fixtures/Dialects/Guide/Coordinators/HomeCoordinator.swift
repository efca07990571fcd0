protocol HomeViewControllerDelegate: AnyObject {
  func navigateToDetailScreen(travel: String)
}

final class HomeCoordinator: Coordinator {
  var childCoordinators: [Coordinator] = []
  var parentCoordiantor: Coordinator?

  private let navigationController: UINavigationController
  private var homeViewController: HomeViewController?

  init(navigationController: UINavigationController) {
    self.navigationController = navigationController
  }

  func start() {
    let useCase = DIContainer.shared.resolve(HomeUseCase.self)!
    let viewController = HomeViewController(travels: useCase.travels())
    viewController.coordinator = self
    navigationController.pushViewController(viewController, animated: true)
    homeViewController = viewController
  }
}

extension HomeCoordinator: HomeViewControllerDelegate {
  func navigateToDetailScreen(travel: String) {
    let detailCoordinator = DetailCoordinator(navigationController: navigationController, travel: travel)
    detailCoordinator.parentCoordiantor = self
    childCoordinators.append(detailCoordinator)
    detailCoordinator.start()
  }
}

final class HomeViewController: UIViewController {
  weak var coordinator: HomeViewControllerDelegate?
  private let travels: [String]

  init(travels: [String]) {
    self.travels = travels
    super.init()
  }

  func select(row: Int) {
    coordinator?.navigateToDetailScreen(travel: travels[row])
  }
}
