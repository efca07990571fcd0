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

  @Test(
    "Who does not answer to the protocol is no listener, whatever it is handed on as",
    arguments: [true, false]
  )
  func failedCast(answers: Bool) {
    let scanned = Scanned(
      Scanned.base + """
        protocol Closing: AnyObject {}
        final class Note: Coordinator {
          var childCoordinators: [Coordinator] = []
          weak var delegate: Closing?
          init(delegate: Closing?) { self.delegate = delegate }
          func start() {}
        }
        final class Desk: Coordinator {
          var childCoordinators: [Coordinator] = []
          func start() {}
          func open(by opener: AnyObject) { add(child: Note(delegate: opener as? Closing)) }
        }
        final class App: Coordinator\(answers ? ", Closing" : "") {
          var childCoordinators: [Coordinator] = []
          func start() { let desk = Desk(); add(child: desk); desk.open(by: self) }
        }
        """
    )
    #expect(scanned.lines(of: [.listener]) == (answers ? ["Note listener App"] : []))
  }

  @Test("What is set after a cast is set of nobody without such a property")
  func castTarget() {
    let scanned = Scanned(
      Scanned.base + """
        protocol Closing: AnyObject {}
        final class Note: Coordinator {
          var childCoordinators: [Coordinator] = []
          weak var delegate: Closing?
          func start() {}
        }
        final class Desk: Coordinator { var childCoordinators: [Coordinator] = []; func start() {} }
        final class App: Coordinator, Closing {
          var childCoordinators: [Coordinator] = []
          func start() { open(Note()); open(Desk()) }
          func open(_ child: Coordinator) { if let note = child as? Note { note.delegate = self }; add(child: child) }
        }
        """
    )
    #expect(scanned.lines(of: [.listener]) == ["Note listener App"])
  }
}
