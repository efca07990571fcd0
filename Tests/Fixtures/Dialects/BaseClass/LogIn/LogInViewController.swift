protocol LogInCoordinatable: AnyObject {
  func attachSignUp()
  func attachFindId()
}

final class LogInViewModel {
  weak var coordinator: LogInCoordinatable?
  private let useCase: LogInUseCase

  init(useCase: LogInUseCase) {
    self.useCase = useCase
  }

  func didTapSignUp() {
    coordinator?.attachSignUp()
  }

  func didTapFindId() {
    coordinator?.attachFindId()
  }
}

protocol LogInPresentable {
  func configureUserName(_ name: String)
}

final class LogInViewController: UIViewController, ViewControllerable, LogInPresentable {
  let viewModel: LogInViewModel
  private var userName = ""

  init(viewModel: LogInViewModel) {
    self.viewModel = viewModel
    super.init()
  }

  func configureUserName(_ name: String) {
    userName = name
  }
}
