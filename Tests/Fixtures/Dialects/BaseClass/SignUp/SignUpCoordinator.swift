final class SignUpCoordinator: Coordinator {
  weak var listener: SignUpListener?

  private let navigationControllerable: NavigationControllerable

  private let enterEmailContainable: EnterEmailContainable
  private var enterEmailCoordinator: ViewableCoordinating?

  private let enterIdContainable: EnterIdContainable
  private var enterIdCoordinator: ViewableCoordinating?

  private let enterPasswordContainable: EnterPasswordContainable
  private var enterPasswordCoordinator: ViewableCoordinating?

  private var userName = ""

  init(
    navigationControllerable: NavigationControllerable,
    enterEmailContainable: EnterEmailContainable,
    enterIdContainable: EnterIdContainable,
    enterPasswordContainable: EnterPasswordContainable
  ) {
    self.navigationControllerable = navigationControllerable
    self.enterEmailContainable = enterEmailContainable
    self.enterIdContainable = enterIdContainable
    self.enterPasswordContainable = enterPasswordContainable
    super.init()
  }

  override func start() {
    attachEnterEmail()
  }

  override func stop() {
    detachEnterPassword()
    detachEnterId()
    detachEnterEmail()
  }
}

extension SignUpCoordinator {
  private func attachEnterEmail() {
    guard enterEmailCoordinator == nil else { return }
    let coordinator = enterEmailContainable.coordinator(listener: self)
    push(coordinator)
    enterEmailCoordinator = coordinator
  }

  private func detachEnterEmail() {
    guard let coordinator = enterEmailCoordinator else { return }
    pop(coordinator)
    enterEmailCoordinator = nil
  }

  private func attachEnterId() {
    guard enterIdCoordinator == nil else { return }
    let coordinator = enterIdContainable.coordinator(listener: self)
    push(coordinator)
    enterIdCoordinator = coordinator
  }

  private func detachEnterId() {
    guard let coordinator = enterIdCoordinator else { return }
    pop(coordinator)
    enterIdCoordinator = nil
  }

  private func attachEnterPassword() {
    guard enterPasswordCoordinator == nil else { return }
    let coordinator = enterPasswordContainable.coordinator(listener: self)
    push(coordinator)
    enterPasswordCoordinator = coordinator
  }

  private func detachEnterPassword() {
    guard let coordinator = enterPasswordCoordinator else { return }
    pop(coordinator)
    enterPasswordCoordinator = nil
  }

  private func push(_ coordinator: ViewableCoordinating) {
    addChild(coordinator)
    navigationControllerable.pushViewController(coordinator.viewControllerable, animated: true)
  }

  private func pop(_ coordinator: ViewableCoordinating) {
    removeChild(coordinator)
    navigationControllerable.popViewController(animated: true)
  }
}

extension SignUpCoordinator: EnterEmailListener, EnterIdListener, EnterPasswordListener {
  func didEnterEmail(_ email: String) {
    attachEnterId()
  }

  func didEnterId(_ id: String) {
    userName = id
    attachEnterPassword()
  }

  func didTapBackAtEnterId() {
    detachEnterId()
  }

  func didEnterPassword() {
    listener?.didFinishSignUp(userName: userName)
  }
}
