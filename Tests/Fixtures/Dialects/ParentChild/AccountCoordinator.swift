enum AccountStep {
  case email, password, terms
}

final class AccountCoordinator: FlowCoordinator<AccountStep> {
  weak var parentCoordinator: ParentCoordinator?

  override func start() {
    go(to: .email)
  }

  override func screen(for step: AccountStep) -> UIViewController {
    switch step {
    case .email:
      let vc = EmailViewController.instantiate()
      vc.coordinator = self
      return vc
    case .password:
      let vc = PasswordViewController.instantiate()
      vc.coordinator = self
      return vc
    case .terms:
      let vc = TermsViewController.instantiate()
      vc.coordinator = self
      return vc
    }
  }

  func didFinish() {
    navigationController.popToRootViewController(animated: true)
    parentCoordinator?.childDidFinish(self)
  }
}

final class EmailViewController: UIViewController {
  weak var coordinator: AccountCoordinator?
}

final class PasswordViewController: UIViewController {
  weak var coordinator: AccountCoordinator?
}

final class TermsViewController: UIViewController {
  weak var coordinator: AccountCoordinator?
}
