protocol DetailViewControllerDelegate: AnyObject {
  func navigateToPhotoScreen()
  func dismissScreen()
}

final class DetailCoordinator: Coordinator {
  var childCoordinators: [Coordinator] = []
  var parentCoordiantor: Coordinator?

  private let navigationController: UINavigationController
  private let travel: String

  init(navigationController: UINavigationController, travel: String) {
    self.navigationController = navigationController
    self.travel = travel
  }

  func start() {
    let useCase = DIContainer.shared.resolve(DetailUseCase.self)!
    let viewController = DetailViewController(photos: useCase.photos(of: travel))
    viewController.coordinator = self
    navigationController.pushViewController(viewController, animated: true)
  }
}

extension DetailCoordinator: DetailViewControllerDelegate {
  func navigateToPhotoScreen() {
    let viewController = PhotoViewController()
    viewController.coordinator = self
    navigationController.pushViewController(viewController, animated: true)
  }

  func dismissScreen() {
    parentCoordiantor?.childDidFinish(self)
    navigationController.popViewController(animated: true)
  }
}

final class DetailViewController: UIViewController {
  weak var coordinator: DetailViewControllerDelegate?
  private let photos: Int

  init(photos: Int) {
    self.photos = photos
    super.init()
  }
}

final class PhotoViewController: UIViewController {
  weak var coordinator: DetailViewControllerDelegate?
}
