protocol LoginViewControllerDelegate: AnyObject {
  func didEnter(name: String)
}

final class LoginCoordinator: Coordinator {
  var childCoordinators: [Coordinator] = []
  var parentCoordiantor: Coordinator?

  private let navigationController: UINavigationController
  private var loginViewController: LoginViewController?

  init(navigationController: UINavigationController) {
    self.navigationController = navigationController
  }

  func start() {
    let useCase = DIContainer.shared.resolve(LoginUseCase.self)!
    let viewController = LoginViewController(useCase: useCase)
    viewController.coordinator = self
    navigationController.setViewControllers([viewController], animated: false)
    loginViewController = viewController
  }
}

extension LoginCoordinator: LoginViewControllerDelegate {
  func didEnter(name: String) {
    (parentCoordiantor as? AppCoordinator)?.loginDidFinish(self)
  }
}

final class LoginViewController: UIViewController {
  weak var coordinator: LoginViewControllerDelegate?
  private let useCase: LoginUseCase

  init(useCase: LoginUseCase) {
    self.useCase = useCase
    super.init()
  }

  func enter(name: String) {
    guard useCase.isValid(name: name) else { return }
    coordinator?.didEnter(name: name)
  }
}
