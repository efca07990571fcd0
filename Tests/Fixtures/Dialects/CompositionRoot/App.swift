// An app whose coordinators start at a navigation controller, put together by a composition root.
//
// The tree that the source shows for `launched()`. An edge a line: from, to, kind, property, ownership.
// Two posts are open: #2 is the second, in the order of children. Dictionaries are written with their key.
// Properties that are nil, weak boxes whose coordinator is gone (recentlyRead[0]), lazy properties never
// asked for (settingsCoordinator), and computed ones have no line. An object that is neither coordinator,
// screen nor container is no node, but for what a container stores.
//
// AppCoordinator     -> HomeCoordinator       child     children[0]           strong
// AppCoordinator     -> HomeContainer         holds     homeContainable       strong
// AppCoordinator     -> HomeCoordinator       holds     homeCoordinator       strong
// HomeCoordinator    -> PostCoordinator       child     children[0]           strong
// HomeCoordinator    -> PostCoordinator#2     child     children[1]           strong
// HomeCoordinator    -> ProfileCoordinator    child     children[2]           strong
// HomeCoordinator    -> AppCoordinator        listener  listener              weak
// HomeCoordinator    -> HomeViewController    presents  viewController        strong
// HomeCoordinator    -> PostContainer         holds     postContainable       strong
// HomeCoordinator    -> PostCoordinator       holds     postCoordinators[7]   strong
// HomeCoordinator    -> PostCoordinator#2     holds     postCoordinators[12]  strong
// HomeCoordinator    -> PostCoordinator       holds     recentlyRead[1]       weak
// HomeCoordinator    -> PostCoordinator#2     holds     recentlyRead[2]       weak
// HomeCoordinator    -> ProfileCoordinator    holds     profileCoordinator    strong
// HomeCoordinator    -> UploadCoordinator     holds     uploadCoordinator     strong
// PostCoordinator    -> HomeCoordinator       listener  listener              weak
// PostCoordinator    -> PostViewController    presents  viewController        strong
// PostCoordinator#2  -> HomeCoordinator       listener  listener              weak
// PostCoordinator#2  -> PostViewController    presents  viewController        strong
// ProfileCoordinator -> HomeCoordinator       listener  listener              weak
// ProfileCoordinator -> ProfileViewController presents  navigationController.viewControllers[3]  strong
// UploadCoordinator  -> ThumbnailCoordinator  child     childCoordinators[0]  strong
// HomeContainer      -> AppContainer          requires  dependency            strong
// HomeContainer      -> PostContainer         provides  postContainable       strong
// PostContainer      -> HomeContainer         requires  dependency            strong
// AppContainer       -> PostUseCase           provides  postUseCase           strong
//
// Each post has a screen of its own; as ids are paths, a number on its coordinator is enough.
// `atHome()`: HomeCoordinator has neither children nor anything in postCoordinators, recentlyRead and
// profileCoordinator; all lines without posts and profile stay.

/// The app, in two states.
public enum App {
  /// A user who has closed one post, has two open, and looks at the profile.
  public static func launched() -> AnyObject {
    let navigation = UINavigationController()
    let app = opened(at: navigation)
    let home = (navigation.topViewController as? HomeViewController)?.viewModel
    home?.coordinator?.didSelectPost(id: 3)
    (navigation.topViewController as? PostViewController)?.viewModel.didTapClose()
    home?.didTapFirstPost()
    home?.coordinator?.didSelectPost(id: 12)
    home?.coordinator?.didTapProfile()
    return app
  }

  /// A user who has just opened the app.
  public static func atHome() -> AnyObject {
    opened(at: UINavigationController())
  }

  private static func opened(at navigation: UINavigationController) -> AppCoordinator {
    let app = AppContainer(dependency: LaunchOptions(firstPost: 7)).coordinator()
    app.start(at: navigation)
    return app
  }
}
