import CoordinatorCore
import Testing

@testable import SeedSamples

@MainActor
@Suite struct SeedSampleFlowTests {
  private let app: AppCoordinator
  private let navigation: NavigationScreen

  init() throws {
    let coordinator = AppContainer(dependency: AppComponent()).coordinator()
    app = try #require(coordinator as? AppCoordinator)
    navigation = try #require(coordinator.viewControllerable.uiviewController as? NavigationScreen)
    app.start()
  }

  private func child<Child>(_ type: Child.Type, of parent: any Coordinating) throws -> Child {
    try #require(parent.children.lazy.compactMap { $0 as? Child }.first)
  }

  @Test func startingShowsLogIn() throws {
    let logIn = try child(LogInCoordinator.self, of: app)
    let screen = try #require(navigation.topViewController as? LogInViewController)
    #expect(logIn.viewControllerable === screen)
    #expect(screen.userName == "guest")
  }

  @Test func attachingTwiceAttachesOnce() throws {
    let logIn = try child(LogInCoordinator.self, of: app)
    logIn.attachFindId()
    logIn.attachFindId()
    #expect(logIn.children.count == 1)
    #expect(navigation.presentedViewController is FindIdViewController)
  }

  @Test func theListenerHearsOfTheFoundId() throws {
    let logIn = try child(LogInCoordinator.self, of: app)
    logIn.attachFindId()
    try child(FindIdCoordinator.self, of: logIn).didEnter(email: "me@example.org")
    #expect(logIn.children.isEmpty)
    #expect(navigation.presentedViewController == nil)
    #expect((navigation.topViewController as? LogInViewController)?.userName == "id of me@example.org")
  }

  @Test func signingUpGoesThroughAllItsScreensAndLogsIn() throws {
    let logIn = try child(LogInCoordinator.self, of: app)
    (logIn.viewControllerable as? LogInViewController)?.listener?.didTapSignUpButton()
    weak let signUp = try child(SignUpCoordinator.self, of: logIn)
    let stack = try #require(navigation.presentedViewController as? NavigationScreen)
    try child(EnterEmailCoordinator.self, of: #require(signUp)).listener?.didEnter(email: "me@example.org")
    try child(EnterIdCoordinator.self, of: #require(signUp)).listener?.didEnter(id: "me")
    #expect(signUp?.children.count == 3)
    #expect(stack.viewControllers.count == 3)
    try child(EnterPasswordCoordinator.self, of: #require(signUp)).listener?.didEnter(password: "secret")
    #expect(signUp == nil)
    #expect(app.loggedInUser == "me")
    #expect(app.children.isEmpty)
    #expect(navigation.presentedViewController == nil)
    #expect(navigation.viewControllers.count == 1)
  }

  @Test func theBlogsHomeAndPostComeAndGo() throws {
    let navigation = NavigationScreen()
    let app = BlogAppContainer(dependency: BlogAppComponent()).coordinator()
    app.start(at: navigation)
    weak let home = try child(HomeCoordinator.self, of: app)
    home?.viewController.viewModel.select(post: 7)
    let post = try child(PostCoordinator.self, of: #require(home))
    #expect(post.postId == 7)
    #expect(navigation.viewControllers.count == 2)
    post.close()
    #expect(home?.children.isEmpty == true)
    #expect(navigation.viewControllers.count == 1)
    home?.viewController.viewModel.goBack()
    #expect(app.children.isEmpty)
  }
}
