final class LoginViewController: UIViewController {
  weak var coordinator: LoginCoordinator?

  func loginButtonDidTap() {
    coordinator?.login()
  }

  func findIDButtonDidTap() {
    coordinator?.push(destination: .findID)
  }

  func signupButtonDidTap() {
    coordinator?.push(destination: .signup)
  }
}

final class SignupViewController: UIViewController {
  weak var coordinator: LoginCoordinator?
}

final class FindIDViewController: UIViewController {
  weak var coordinator: LoginCoordinator?
}
