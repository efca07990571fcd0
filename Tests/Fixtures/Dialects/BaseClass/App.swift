// An app with base classes, containers and listeners.
//
// The tree that the source shows for `launched()`. An edge a line: from, to, kind, property, ownership.
// Properties that are nil, lazy ones never asked for, and computed ones have no line. An object that is
// neither coordinator, screen nor container is no node, but for what a container stores. Navigation
// controllers and their wrappers are no nodes. The first screen's navigation stack has no line, since its
// screens point back through their view models only. A screen has one line for its coordinator, by the first
// property that keeps it: viewControllerable, and not presenter.
//
// AppCoordinator         -> LogInCoordinator            child     children[0]               strong
// AppCoordinator         -> LogInContainer              holds     logInContainable          strong
// AppCoordinator         -> LogInCoordinator            holds     logInCoordinator          strong
// AppCoordinator         -> WelcomeContainer            holds     welcomeContainable        strong
// LogInCoordinator       -> SignUpCoordinator           child     children[0]               strong
// LogInCoordinator       -> LogInViewController         presents  viewControllerable        strong
// LogInCoordinator       -> AppCoordinator              listener  listener                  weak
// LogInCoordinator       -> SignUpContainer             holds     signUpContainer           strong
// LogInCoordinator       -> SignUpCoordinator           holds     signUpCoordinator         strong
// LogInCoordinator       -> FindIdContainer             holds     findIdContainer           strong
// SignUpCoordinator      -> EnterEmailCoordinator       child     children[0]               strong
// SignUpCoordinator      -> EnterIdCoordinator          child     children[1]               strong
// SignUpCoordinator      -> EnterPasswordCoordinator    child     children[2]               strong
// SignUpCoordinator      -> LogInCoordinator            listener  listener                  weak
// SignUpCoordinator      -> EnterEmailContainer         holds     enterEmailContainable     strong
// SignUpCoordinator      -> EnterEmailCoordinator       holds     enterEmailCoordinator     strong
// SignUpCoordinator      -> EnterIdContainer            holds     enterIdContainable        strong
// SignUpCoordinator      -> EnterIdCoordinator          holds     enterIdCoordinator        strong
// SignUpCoordinator      -> EnterPasswordContainer      holds     enterPasswordContainable  strong
// SignUpCoordinator      -> EnterPasswordCoordinator    holds     enterPasswordCoordinator  strong
// EnterEmailCoordinator  -> EnterEmailViewController    presents  viewControllerable        strong
// EnterEmailCoordinator  -> SignUpCoordinator           listener  listener                  weak
// EnterIdCoordinator     -> EnterIdViewController       presents  viewControllerable        strong
// EnterIdCoordinator     -> SignUpCoordinator           listener  listener                  weak
// EnterPasswordCoordinator -> EnterPasswordViewController presents viewControllerable       strong
// EnterPasswordCoordinator -> SignUpCoordinator         listener  listener                  weak
// AppContainer           -> LogInContainer              provides  logInContainable          strong
// AppContainer           -> SignUpContainer             provides  signUpContainable         strong
// AppContainer           -> FindIdContainer             provides  findIdContainable         strong
// AppContainer           -> LogInUseCase                provides  logInUseCase              strong
// LogInContainer         -> AppContainer                requires  dependency                strong
// SignUpContainer        -> AppContainer                requires  dependency                strong
// FindIdContainer        -> AppContainer                requires  dependency                strong
// WelcomeContainer       -> AppContainer                requires  dependency                strong
// SignUpContainer        -> EnterEmailContainer         provides  enterEmailContainable     strong
// SignUpContainer        -> EnterIdContainer            provides  enterIdContainable        strong
// EnterEmailContainer    -> SignUpContainer             requires  dependency                strong
// EnterIdContainer       -> SignUpContainer             requires  dependency                strong
// EnterPasswordContainer -> SignUpContainer             requires  dependency                strong
//
// `whileFindingId()`: LogInCoordinator has FindIdCoordinator as children[0] and in findIdCoordinator, and no
// SignUpCoordinator; FindIdCoordinator has its screen and LogInCoordinator as listener, as above.
// `afterLogIn()`: AppCoordinator has WelcomeCoordinator as children[0] and in welcomeCoordinator, and no
// LogInCoordinator; WelcomeCoordinator has its screen and AppCoordinator as listener. AppContainer then
// provides greetingUseCase as well. The containers of the pages but EnterPasswordContainer stay.

/// The app, in three states.
public enum App {
  /// A user on the last page of the sign-up, who looked for a forgotten id before.
  public static func launched() -> AnyObject {
    let app = opened()
    signUp(logIn(of: app))
    return app
  }

  /// A user who looks for a forgotten id.
  public static func whileFindingId() -> AnyObject {
    let app = opened()
    logIn(of: app)?.viewModel.didTapFindId()
    return app
  }

  /// A user who has signed up, and so is logged in.
  public static func afterLogIn() -> AnyObject {
    let app = opened()
    let pages = signUp(logIn(of: app))
    (pages?.topViewController as? EnterPasswordViewController)?.onDone?()
    return app
  }

  private static func opened() -> AppCoordinator {
    let app = AppContainer(dependency: SceneDependency(server: "https://example.com")).coordinator()
    app.start()
    return app
  }

  private static func logIn(of app: AppCoordinator) -> LogInViewController? {
    app.navigationControllerable.navigationController.topViewController as? LogInViewController
  }

  @discardableResult
  private static func signUp(_ logIn: LogInViewController?) -> UINavigationController? {
    logIn?.viewModel.didTapFindId()
    (logIn?.presentedViewController as? FindIdViewController)?.onClose?()
    logIn?.viewModel.didTapSignUp()
    let pages = logIn?.presentedViewController as? UINavigationController
    (pages?.topViewController as? EnterEmailViewController)?.onNext?("kim@example.com")
    (pages?.topViewController as? EnterIdViewController)?.onNext?("kim")
    return pages
  }
}
