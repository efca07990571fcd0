import Testing

/// What is told of properties late is known early, however many calls lie between.
@Suite("Rounds")
struct RoundsTests {
  @Test func whatALaterFileTellsIsKnownInAnEarlierOne() {
    let scanned = Scanned([
      "A.swift": Scanned.base + """
        final class App: Coordinator {
          var childCoordinators: [Coordinator] = []
          let shelf = Shelf()
          func start() { show() }
          func show() { add(child: picked()) }
          func picked() -> Coordinator { shelf.next }
        }
        """,
      "Z.swift": "final class Shelf { var next: Coordinator; init() { next = Home() } }\n"
        + Scanned.leaves("Home", "Other", "Third"),
    ])
    #expect(scanned.edges == ["App child Home"])
  }

  /// Each property is told of by what another file tells of the next: as many rounds as there are files.
  @Test func aChainOfPropertiesIsFollowed() {
    let scanned = Scanned([
      "A.swift": Scanned.base + """
        final class App: Coordinator {
          var childCoordinators: [Coordinator] = []
          let first = First()
          func start() { add(child: first.get()) }
        }
        """,
      "B.swift":
        "final class First { var made: Coordinator; init(s: Second) { made = s.get() }; func get() -> Coordinator { made } }",
      "C.swift":
        "final class Second { var made: Coordinator; init() { made = Home() }; func get() -> Coordinator { made } }\n"
        + Scanned.leaves("Home", "Other", "Third"),
    ])
    // What `First` was told in the first round, when nothing was known of `Second`, is forgotten.
    #expect(scanned.edges == ["App child Home"])
  }

  /// Signing out leads back to signing in: what is read while that is read is not all there is to say of it.
  @Test(
    "What a call leads back to is read whole",
    arguments: ["main() } else { login()", "login() } else { main()"]
  )
  func circles(branches: String) {
    let scanned = Scanned(
      """
      class Coordinator {
        var children: [Coordinator] = []
        func start() {}
        func attach(_ child: Coordinator) { children.append(child); child.start() }
      }
      protocol MainListener: AnyObject { func didSignOut() }
      final class App: Coordinator, MainListener {
        override func start() { if isSignedIn { \(branches) } }
        func main() { let main = Main(); main.listener = self; attach(main) }
        func login() { attach(Login()) }
        func didSignOut() { login() }
      }
      final class Login: Coordinator {}
      final class Main: Coordinator {
        weak var listener: MainListener?
        override func start() { _ = MainView(onSignOut: { [weak self] in self?.listener?.didSignOut() }) }
      }
      """
    )
    #expect(scanned.edges == ["App child Login", "App child Main"])
  }

  @Test func callsThatComeBackToThemselvesEnd() {
    let scanned = Scanned(
      Scanned.base + """
        final class App: Coordinator {
          var childCoordinators: [Coordinator] = []
          var next: Coordinator?
          func start() { ping(2) }
          func ping(_ count: Int) { pong(count - 1) ; next = Home() }
          func pong(_ count: Int) { if let next { add(child: next) } else { ping(count) } }
        }

        """ + Scanned.leaves("Home", "Other")
    )
    #expect(scanned.edges == ["App child Home", "App holds Home"])
  }
}
