import CoordinatorCore

#if canImport(UIKit)
  import UIKit
#endif

final class LogInUseCase {
  func accepts(_ userName: String) -> Bool { !userName.isEmpty }
}

@MainActor
final class LogInViewModel {
  private let useCase: LogInUseCase

  init(useCase: LogInUseCase) {
    self.useCase = useCase
  }

  func canLogIn(as userName: String) -> Bool { useCase.accepts(userName) }
}

protocol LogInDependency: Dependency {
  var signUpContainable: SignUpContainable { get }
  var findIdContainable: FindIdContainable { get }
  var logInUseCase: LogInUseCase { get }
}

protocol LogInContainable: Containable {
  func coordinator(listener: LogInListener) -> ViewableCoordinating
}

protocol LogInListener: Listener {
  func didFinishLogIn(userName: String)
  func didTapBackButtonAtLogIn()
}

final class LogInContainer: Container<LogInDependency>, LogInContainable {
  func coordinator(listener: LogInListener) -> ViewableCoordinating {
    let viewModel = LogInViewModel(useCase: dependency.logInUseCase)
    let viewControllerable = LogInViewController(viewModel: viewModel)

    let coordinator = LogInCoordinator(
      viewControllerable: viewControllerable,
      signUpContainer: dependency.signUpContainable,
      findIdContainer: dependency.findIdContainable
    )
    coordinator.listener = listener
    viewControllerable.listener = coordinator
    return coordinator
  }
}

protocol LogInPresentable: Presentable {
  func configureUserName(_ name: String)
}

protocol LogInViewControllerListener: Listener {
  func didTapSignUpButton()
  func didTapFindIdButton()
}

final class LogInViewController: UIViewController, ViewControllerable, LogInPresentable {
  weak var listener: LogInViewControllerListener?
  private let viewModel: LogInViewModel
  private(set) var userName = ""

  init(viewModel: LogInViewModel) {
    self.viewModel = viewModel
    #if canImport(UIKit)
      super.init(nibName: nil, bundle: nil)
    #else
      super.init()
    #endif
  }

  #if canImport(UIKit)
    required init?(coder: NSCoder) { nil }
  #endif

  func configureUserName(_ name: String) {
    userName = viewModel.canLogIn(as: name) ? name : "?"
  }
}
