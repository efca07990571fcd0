import CoordinatorCore

#if canImport(UIKit)
  import UIKit
#endif

protocol AppDependency: Dependency {}

final class AppComponent: AppDependency {}

protocol AppContainable: Containable {
  func coordinator() -> ViewableCoordinating
}

final class AppContainer: Container<AppDependency>, AppContainable, LogInDependency, SignUpDependency,
  FindIdDependency
{
  func coordinator() -> ViewableCoordinating {
    let navigation = NavigationControllerable(RootViewController())
    return AppCoordinator(viewControllerable: navigation, logInContainable: logInContainable)
  }

  // MARK: - Containable
  lazy var logInContainable: LogInContainable = {
    return LogInContainer(dependency: self)
  }()

  lazy var signUpContainable: SignUpContainable = {
    return SignUpContainer(dependency: self)
  }()

  lazy var findIdContainable: FindIdContainable = {
    return FindIdContainer(dependency: self)
  }()

  lazy var enterEmailContainable: EnterEmailContainable = {
    return EnterEmailContainer(dependency: self)
  }()

  // MARK: - UseCase
  lazy var logInUseCase: LogInUseCase = {
    return LogInUseCase()
  }()
}

extension AppContainer: EnterEmailDependency {}

final class RootViewController: UIViewController, ViewControllerable {}

final class AppCoordinator: ViewableCoordinator<ViewControllerable> {
  private(set) var loggedInUser: String?
  private let logInContainable: LogInContainable
  private var logInCoordinator: ViewableCoordinating?

  init(viewControllerable: ViewControllerable, logInContainable: LogInContainable) {
    self.logInContainable = logInContainable
    super.init(viewControllerable: viewControllerable)
  }

  override func start() {
    attachLogIn()
  }

  func attachLogIn() {
    guard logInCoordinator == nil else { return }
    let coordinator = logInContainable.coordinator(listener: self)
    addChild(coordinator)
    viewControllerable.pushViewController(coordinator.viewControllerable, animated: true)
    logInCoordinator = coordinator
  }

  func detachLogIn() {
    guard let coordinator = logInCoordinator else { return }
    removeChild(coordinator)
    viewControllerable.popViewController(animated: true)
    logInCoordinator = nil
  }
}

extension AppCoordinator: LogInListener {
  func didFinishLogIn(userName: String) {
    detachLogIn()
    loggedInUser = userName
  }

  func didTapBackButtonAtLogIn() {
    detachLogIn()
  }
}
