// An app that goes back to root screens, moves by destinations, and has strong delegates.
//
// The tree that the source shows for `launched()`. An edge a line: from, to, kind, property, ownership.
// The two toasts differ by their text only, and a set has no order to tell: `[?]`. Properties that are nil,
// weak boxes whose coordinator is gone (history[0]), and lazy properties never asked for (helpCoordinator)
// have no line, and navigation controllers are no nodes. A screen kept as rootVC stands on the navigation
// stack too, and has the line of the property only.
//
// AppCoordinator    -> MainCoordinator         child     childCoordinators[0]  strong
// MainCoordinator   -> MainViewController      presents  rootVC                strong
// MainCoordinator   -> DetailCoordinator       child     childCoordinators[0]  strong
// MainCoordinator   -> SearchCoordinator       child     childCoordinators[1]  strong
// MainCoordinator   -> AppCoordinator          listener  delegate              strong
// MainCoordinator   -> ToastCoordinator        holds     toasts[?]             strong
// MainCoordinator   -> ToastCoordinator#2      holds     toasts[?]             strong
// MainCoordinator   -> DetailCoordinator       holds     lastOpened            weak
// MainCoordinator   -> DetailCoordinator       holds     history[1]            weak
// MainCoordinator   -> SearchCoordinator       holds     searchCoordinator     strong
// DetailCoordinator -> DetailViewController    presents  rootVC                strong
// DetailCoordinator -> CommentsViewController  presents  navigationController.viewControllers[2]  strong
// DetailCoordinator -> MainCoordinator         listener  finishDelegate        weak
// SearchCoordinator -> SearchViewController    presents  rootVC                strong
//
// `beforeLogIn()`: AppCoordinator has LoginCoordinator as childCoordinators[0]; LoginCoordinator has
// LoginViewController as rootVC, SignupViewController at navigationController.viewControllers[1], and
// AppCoordinator as its strong delegate.

/// The app, in two states.
public enum App {
  /// A user who has logged in, closed one detail, reads the comments of another, and has searched.
  public static func launched() -> AnyObject {
    let app = opened()
    logIn(app)
    let main = (app.navigationController.topViewController as? MainViewController)?.coordinator
    main?.showDetail()
    (app.navigationController.topViewController as? DetailViewController)?.coordinator?.close()
    main?.showDetail()
    (app.navigationController.topViewController as? DetailViewController)?.coordinator?.showComments()
    main?.showSearch()
    main?.showToast("Saved")
    main?.showToast("Sent")
    main?.showToast("Sent")
    return app
  }

  /// A user who signs up.
  public static func beforeLogIn() -> AnyObject {
    let app = opened()
    (app.navigationController.topViewController as? LoginViewController)?.signupButtonDidTap()
    return app
  }

  private static func opened() -> AppCoordinator {
    let app = AppCoordinator(navigationController: UINavigationController())
    app.start()
    return app
  }

  private static func logIn(_ app: AppCoordinator) {
    let login = app.navigationController.topViewController as? LoginViewController
    login?.findIDButtonDidTap()
    login?.coordinator?.pop()
    login?.signupButtonDidTap()
    login?.findIDButtonDidTap()
    login?.coordinator?.popToRootVC()
    login?.loginButtonDidTap()
  }
}
