import CoordinatorGraph
import Testing

@Suite("What a listener is asked for")
struct ListenerCallsTests {
  private static let app = """
    protocol Closing: AnyObject { func didClose() }
    protocol LoginListener: Closing {
      var isReady: Bool { get }
      func didLogIn(as user: String, _ token: Int)
      init()
      static func make() -> Self
    }
    extension LoginListener { func log() {} }
    typealias Listening = LoginListener & AnyObject
    final class LoginCoordinator: Coordinator {
      var childCoordinators: [Coordinator] = []
      weak var listener: Listening?
      func start() {}
    }
    final class AppCoordinator: Coordinator, LoginListener {
      var childCoordinators: [Coordinator] = []
      func start() {
        let login = LoginCoordinator()
        login.listener = self
        add(child: login)
        login.start()
      }
      func didLogIn(as user: String, _ token: Int) {}
      func didClose() {}
    }
    """

  @Test func methodsOfTheProtocolAndOfThoseAboveAreTold() {
    let edge = Scanned(Scanned.base + Self.app).edge("LoginCoordinator", "AppCoordinator")
    #expect(edge?.kind == .listener)
    #expect(edge?.calls == ["didLogIn(as:_:)", "didClose()"])
  }

  @Test func aListenerOfAClassHasNone() {
    let app = Self.app.replacing("var listener: Listening?", with: "var listener: AppCoordinator?")
    let edge = Scanned(Scanned.base + app).edge("LoginCoordinator", "AppCoordinator")
    #expect(edge?.kind == .listener)
    #expect(edge?.calls == [])
  }
}
