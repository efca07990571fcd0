import CoordinatorCore

final class LogInCoordinator: ViewableCoordinator<LogInPresentable>, LogInViewControllerListener {
  weak var listener: LogInListener?

  private let signUpContainer: SignUpContainable
  private var signUpCoordinator: Coordinating?
  private var signUpNavigation: NavigationControllerable?

  private let findIdContainer: FindIdContainable
  private var findIdCoordinator: ViewableCoordinating?

  init(
    viewControllerable: ViewControllerable,
    signUpContainer: SignUpContainable,
    findIdContainer: FindIdContainable
  ) {
    self.signUpContainer = signUpContainer
    self.findIdContainer = findIdContainer
    super.init(viewControllerable: viewControllerable)
  }

  override func start() {
    presenter.configureUserName("guest")
  }

  func didTapSignUpButton() {
    attachSignUp()
  }

  func didTapFindIdButton() {
    attachFindId()
  }

  // MARK: - SignUp
  func attachSignUp() {
    guard signUpCoordinator == nil else { return }
    let navigation = NavigationControllerable()
    let coordinator = signUpContainer.coordinator(listener: self, navigation: navigation)

    addChild(coordinator)
    viewControllerable.present(navigation, animated: true)
    self.signUpCoordinator = coordinator
    self.signUpNavigation = navigation
  }

  func detachSignUp() {
    guard let coordinator = signUpCoordinator else { return }
    removeChild(coordinator)
    signUpNavigation?.dismiss(animated: true)
    self.signUpCoordinator = nil
    self.signUpNavigation = nil
  }

  // MARK: - FindId
  func attachFindId() {
    guard findIdCoordinator == nil else { return }
    let coordinator = findIdContainer.coordinator(listener: self)
    addChild(coordinator)

    self.viewControllerable.present(
      coordinator.viewControllerable,
      modalPresentationStyle: .overFullScreen,
      animated: true
    )
    self.findIdCoordinator = coordinator
  }

  func detachFindId() {
    guard let coordinator = findIdCoordinator else { return }
    removeChild(coordinator)
    coordinator.viewControllerable.dismiss(animated: true)
    self.findIdCoordinator = nil
  }
}

extension LogInCoordinator: SignUpListener {
  func didFinishSignUp(userName: String) {
    detachSignUp()
    listener?.didFinishLogIn(userName: userName)
  }

  func didTapBackButtonAtSignUp() {
    detachSignUp()
  }
}

extension LogInCoordinator: FindIdListener {
  func didFindId(_ id: String) {
    detachFindId()
    presenter.configureUserName(id)
  }
}
