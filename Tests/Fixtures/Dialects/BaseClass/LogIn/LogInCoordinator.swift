final class LogInCoordinator: ViewableCoordinator<LogInPresentable>, LogInCoordinatable {
  weak var listener: LogInListener?

  private let signUpContainer: SignUpContainable
  private var signUpCoordinator: Coordinating?

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

  override func stop() {
    detachSignUp()
    detachFindId()
  }

  func attachSignUp() {
    guard signUpCoordinator == nil else { return }
    let navigation = NavigationControllerable()
    let coordinator = signUpContainer.coordinator(listener: self, navigation: navigation)
    addChild(coordinator)
    viewControllerable.present(navigation, modalPresentationStyle: .fullScreen, animated: true)
    signUpCoordinator = coordinator
  }

  func detachSignUp() {
    guard let coordinator = signUpCoordinator else { return }
    removeChild(coordinator)
    viewControllerable.dismiss(animated: true)
    signUpCoordinator = nil
  }

  func attachFindId() {
    guard findIdCoordinator == nil else { return }
    let coordinator = findIdContainer.coordinator(listener: self)
    addChild(coordinator)
    viewControllerable.present(
      coordinator.viewControllerable,
      modalPresentationStyle: .overFullScreen,
      animated: true
    )
    findIdCoordinator = coordinator
  }

  func detachFindId() {
    guard let coordinator = findIdCoordinator else { return }
    removeChild(coordinator)
    coordinator.viewControllerable.dismiss(animated: true)
    findIdCoordinator = nil
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
  func didTapCloseAtFindId() {
    detachFindId()
  }
}
