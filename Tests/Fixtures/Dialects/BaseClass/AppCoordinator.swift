final class AppCoordinator: Coordinator {
  let navigationControllerable: NavigationControllerable

  private let logInContainable: LogInContainable
  private var logInCoordinator: ViewableCoordinating?

  private let welcomeContainable: WelcomeContainable
  private var welcomeCoordinator: ViewableCoordinating?

  init(
    navigationControllerable: NavigationControllerable,
    logInContainable: LogInContainable,
    welcomeContainable: WelcomeContainable
  ) {
    self.navigationControllerable = navigationControllerable
    self.logInContainable = logInContainable
    self.welcomeContainable = welcomeContainable
    super.init()
  }

  override func start() {
    attachLogIn()
  }

  func attachLogIn() {
    guard logInCoordinator == nil else { return }
    let coordinator = logInContainable.coordinator(listener: self)
    addChild(coordinator)
    navigationControllerable.setViewControllers([coordinator.viewControllerable])
    logInCoordinator = coordinator
  }

  func detachLogIn() {
    guard let coordinator = logInCoordinator else { return }
    removeChild(coordinator)
    logInCoordinator = nil
  }

  func attachWelcome(userName: String) {
    guard welcomeCoordinator == nil else { return }
    let coordinator = welcomeContainable.coordinator(listener: self, userName: userName)
    addChild(coordinator)
    navigationControllerable.setViewControllers([coordinator.viewControllerable])
    welcomeCoordinator = coordinator
  }

  func detachWelcome() {
    guard let coordinator = welcomeCoordinator else { return }
    removeChild(coordinator)
    welcomeCoordinator = nil
  }
}

extension AppCoordinator: LogInListener {
  func didFinishLogIn(userName: String) {
    detachLogIn()
    attachWelcome(userName: userName)
  }
}

extension AppCoordinator: WelcomeListener {
  func didTapLogOutAtWelcome() {
    detachWelcome()
    attachLogIn()
  }
}
