// An app with lists of children, strong ways up, a tab bar, and one container of dependencies for all.
//
// The tree that the source shows for `launched()`. An edge a line: from, to, kind, property, ownership.
// Dictionaries are written with their key. Properties that are nil have no line, and navigation and tab bar
// controllers are no nodes. A screen kept in a property (homeViewController, myPageViewController) stands on
// a navigation stack too, and has the line of the property only. The tabs' slots are behind a property wrapper.
//
// AppCoordinator    -> TabbarCoordinator     child      childCoordinators[0]    strong
// AppCoordinator    -> DIContainer           holds      container               strong
// TabbarCoordinator -> HomeCoordinator       child      childCoordinators[0]    strong
// TabbarCoordinator -> MyPageCoordinator     child      childCoordinators[1]    strong
// TabbarCoordinator -> AppCoordinator        parent     parentCoordiantor       strong
// TabbarCoordinator -> HomeCoordinator       holds      homeCoordinator         strong
// TabbarCoordinator -> MyPageCoordinator     holds      myPageCoordinator       strong
// HomeCoordinator   -> DetailCoordinator     child      childCoordinators[0]    strong
// HomeCoordinator   -> TabbarCoordinator     parent     parentCoordiantor       strong
// HomeCoordinator   -> HomeViewController    presents   homeViewController      strong
// DetailCoordinator -> HomeCoordinator       parent     parentCoordiantor       strong
// DetailCoordinator -> DetailViewController  presents   navigationController.viewControllers[1]  strong
// DetailCoordinator -> PhotoViewController   presents   navigationController.viewControllers[2]  strong
// MyPageCoordinator -> TabbarCoordinator     parent     parentCoordiantor       strong
// MyPageCoordinator -> MyPageViewController  presents   myPageViewController    strong
// DIContainer       -> HomeUseCase           registers  instances["HomeUseCase"]  strong
//
// Known by its key alone, since a closure makes it; nothing owns it:
// DIContainer       -> LoginUseCase          registers  factories["LoginUseCase"]
// DIContainer       -> DetailUseCase         registers  factories["DetailUseCase"]
//
// `beforeLogIn()`: AppCoordinator has LoginCoordinator as childCoordinators[0], and DIContainer as above;
// LoginCoordinator has its parent strongly and LoginViewController in loginViewController.

/// The app, in two states.
public enum App {
  /// A user who has logged in, and looks at a photo of a travel in the first tab.
  public static func launched() -> AnyObject {
    let app = opened()
    (app.navigationController.topViewController as? LoginViewController)?.enter(name: "Kim")
    let tabs = app.navigationController.topViewController as? UITabBarController
    let home = tabs?.viewControllers?.first as? UINavigationController
    (home?.topViewController as? HomeViewController)?.select(row: 1)
    (home?.topViewController as? DetailViewController)?.coordinator?.dismissScreen()
    (home?.topViewController as? HomeViewController)?.select(row: 0)
    (home?.topViewController as? DetailViewController)?.coordinator?.navigateToPhotoScreen()
    return app
  }

  /// A user who has just opened the app.
  public static func beforeLogIn() -> AnyObject {
    opened()
  }

  private static func opened() -> AppCoordinator {
    _ = registered
    let app = AppCoordinator(
      navigationController: UINavigationController(),
      container: .shared,
      isLoggedIn: false
    )
    app.start()
    return app
  }

  /// Once a process, as an app delegate would.
  private static let registered: Void = {
    DIContainer.shared.register(LoginUseCase.self) { LoginUseCase() }
    DIContainer.shared.register(DetailUseCase.self) { DetailUseCase() }
    DIContainer.shared.register(HomeUseCase.self, instance: HomeUseCase())
  }()
}
