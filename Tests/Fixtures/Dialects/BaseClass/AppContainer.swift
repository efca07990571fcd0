protocol AppDependency: Dependency {
  var server: String { get }
}

/// What the scene hands to the app: a value, so nothing to point at.
struct SceneDependency: AppDependency {
  let server: String
}

protocol AppContainable: Containable {
  func coordinator() -> AppCoordinator
}

final class AppContainer:
  Container<AppDependency>,
  AppContainable,
  LogInDependency,
  SignUpDependency,
  FindIdDependency,
  WelcomeDependency
{
  func coordinator() -> AppCoordinator {
    AppCoordinator(
      navigationControllerable: NavigationControllerable(),
      logInContainable: logInContainable,
      welcomeContainable: welcomeContainable
    )
  }

  // MARK: - Containable

  lazy var logInContainable: LogInContainable = LogInContainer(dependency: self)

  lazy var signUpContainable: SignUpContainable = SignUpContainer(dependency: self)

  lazy var findIdContainable: FindIdContainable = FindIdContainer(dependency: self)

  var welcomeContainable: WelcomeContainable { WelcomeContainer(dependency: self) }

  // MARK: - UseCase

  lazy var logInUseCase = LogInUseCase(server: dependency.server)

  /// Asked for on the welcome screen only.
  lazy var greetingUseCase = GreetingUseCase()

  var signUpUseCase: SignUpUseCase { SignUpUseCase(server: dependency.server) }
}
