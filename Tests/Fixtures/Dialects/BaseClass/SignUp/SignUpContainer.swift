protocol SignUpDependency: Dependency {
  var signUpUseCase: SignUpUseCase { get }
}

protocol SignUpListener: AnyObject {
  func didFinishSignUp(userName: String)
  func didTapBackButtonAtSignUp()
}

protocol SignUpContainable: Containable {
  func coordinator(listener: SignUpListener, navigation: NavigationControllerable) -> Coordinating
}

final class SignUpUseCase {
  private let server: String

  init(server: String) {
    self.server = server
  }

  func isFree(_ id: String) -> Bool { !id.isEmpty }
}

final class SignUpContainer:
  Container<SignUpDependency>,
  SignUpContainable,
  EnterEmailDependency,
  EnterIdDependency,
  EnterPasswordDependency
{
  func coordinator(listener: SignUpListener, navigation: NavigationControllerable) -> Coordinating {
    let coordinator = SignUpCoordinator(
      navigationControllerable: navigation,
      enterEmailContainable: enterEmailContainable,
      enterIdContainable: enterIdContainable,
      enterPasswordContainable: enterPasswordContainable
    )
    coordinator.listener = listener
    return coordinator
  }

  private lazy var enterEmailContainable: EnterEmailContainable = EnterEmailContainer(dependency: self)

  private lazy var enterIdContainable: EnterIdContainable = EnterIdContainer(dependency: self)

  private var enterPasswordContainable: EnterPasswordContainable { EnterPasswordContainer(dependency: self) }

  var useCase: SignUpUseCase { dependency.signUpUseCase }
}
