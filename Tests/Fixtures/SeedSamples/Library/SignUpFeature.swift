import CoordinatorCore

protocol SignUpDependency: Dependency {
  var enterEmailContainable: EnterEmailContainable { get }
}

protocol SignUpContainable: Containable {
  func coordinator(listener: SignUpListener, navigation: NavigationControllerable) -> Coordinating
}

protocol SignUpListener: Listener {
  func didFinishSignUp(userName: String)
  func didTapBackButtonAtSignUp()
}

final class SignUpContainer:
  Container<SignUpDependency>,
  SignUpContainable,
  EnterIdDependency,
  EnterPasswordDependency
{
  func coordinator(listener: SignUpListener, navigation: NavigationControllerable) -> Coordinating {
    let coordinator = SignUpCoordinator(
      navigationControllerable: navigation,
      enterEmailContainable: dependency.enterEmailContainable,
      enterIdContainable: enterIdContainable,
      enterPasswordContainable: enterPasswordContainable
    )
    coordinator.listener = listener
    return coordinator
  }

  lazy var enterIdContainable: EnterIdContainable = {
    return EnterIdContainer(dependency: self)
  }()

  lazy var enterPasswordContainable: EnterPasswordContainable = {
    return EnterPasswordContainer(dependency: self)
  }()
}

final class SignUpCoordinator: Coordinator {
  weak var listener: SignUpListener?

  private let navigationControllerable: NavigationControllerable
  private let enterEmailContainable: EnterEmailContainable
  private let enterIdContainable: EnterIdContainable
  private let enterPasswordContainable: EnterPasswordContainable
  private var enterEmailCoordinator: ViewableCoordinating?
  private var enterIdCoordinator: ViewableCoordinating?
  private var enterPasswordCoordinator: ViewableCoordinating?
  private var id = ""

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

  // MARK: - EnterEmail
  func attachEnterEmail() {
    guard enterEmailCoordinator == nil else { return }
    let coordinator = enterEmailContainable.coordinator(listener: self)
    addChild(coordinator)
    navigationControllerable.setViewControllers([coordinator.viewControllerable])
    enterEmailCoordinator = coordinator
  }

  func detachEnterEmail() {
    guard let coordinator = enterEmailCoordinator else { return }
    removeChild(coordinator)
    enterEmailCoordinator = nil
  }

  // MARK: - EnterId
  func attachEnterId() {
    guard enterIdCoordinator == nil else { return }
    let coordinator = enterIdContainable.coordinator(listener: self)
    addChild(coordinator)
    navigationControllerable.pushViewController(coordinator.viewControllerable, animated: true)
    enterIdCoordinator = coordinator
  }

  func detachEnterId() {
    guard let coordinator = enterIdCoordinator else { return }
    removeChild(coordinator)
    navigationControllerable.popViewController(animated: true)
    enterIdCoordinator = nil
  }

  // MARK: - EnterPassword
  func attachEnterPassword() {
    guard enterPasswordCoordinator == nil else { return }
    let coordinator = enterPasswordContainable.coordinator(listener: self)
    addChild(coordinator)
    navigationControllerable.pushViewController(coordinator.viewControllerable, animated: true)
    enterPasswordCoordinator = coordinator
  }

  func detachEnterPassword() {
    guard let coordinator = enterPasswordCoordinator else { return }
    removeChild(coordinator)
    navigationControllerable.popViewController(animated: true)
    enterPasswordCoordinator = nil
  }
}

extension SignUpCoordinator: EnterEmailListener, EnterIdListener, EnterPasswordListener {
  func didEnter(email: String) {
    attachEnterId()
  }

  func didTapBackButtonAtEnterEmail() {
    listener?.didTapBackButtonAtSignUp()
  }

  func didEnter(id: String) {
    self.id = id
    attachEnterPassword()
  }

  func didEnter(password: String) {
    listener?.didFinishSignUp(userName: id)
  }
}
