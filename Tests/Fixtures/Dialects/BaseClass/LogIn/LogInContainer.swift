protocol LogInDependency: Dependency {
  var signUpContainable: SignUpContainable { get }
  var findIdContainable: FindIdContainable { get }
  var logInUseCase: LogInUseCase { get }
}

protocol LogInListener: AnyObject {
  func didFinishLogIn(userName: String)
}

protocol LogInContainable: Containable {
  func coordinator(listener: LogInListener) -> ViewableCoordinating
}

final class LogInUseCase {
  private let server: String

  init(server: String) {
    self.server = server
  }

  func lastUserName() -> String? { nil }
}

final class LogInContainer: Container<LogInDependency>, LogInContainable {
  func coordinator(listener: LogInListener) -> ViewableCoordinating {
    let viewModel = LogInViewModel(useCase: dependency.logInUseCase)
    let coordinator = LogInCoordinator(
      viewControllerable: LogInViewController(viewModel: viewModel),
      signUpContainer: dependency.signUpContainable,
      findIdContainer: dependency.findIdContainable
    )
    viewModel.coordinator = coordinator
    coordinator.listener = listener
    return coordinator
  }
}
