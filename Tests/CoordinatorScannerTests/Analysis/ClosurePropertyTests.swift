import Testing

/// Closures in properties that make children for whoever calls them.
@Suite("Closures in properties")
struct ClosurePropertyTests {
  private func scan(_ source: String) -> Scanned {
    Scanned(Scanned.base + Scanned.leaves("Login") + source)
  }

  @Test("What a closure returns is made by who calls it, not by who asked the factory that set it")
  func setByFactory() {
    let scanned = scan(
      """
      final class Home: Coordinator {
        var childCoordinators: [Coordinator] = []
        var login: (() -> Login)?
        func start() {
          if let login = login?() { add(child: login) }
        }
      }
      struct Flows {
        func home() -> Home {
          let home = Home()
          home.login = { Login() }
          return home
        }
      }
      final class App: Coordinator {
        var childCoordinators: [Coordinator] = []
        func start() { add(child: Flows().home()) }
      }
      """
    )
    #expect(scanned.edges == ["App child Home", "Home child Login"])
  }

  private static let handings = [
    "Home(login: { Login() })", "Home { Login() }", "{ let make = { Login() }; return Home(login: make) }()",
  ]

  @Test(
    "So is what a closure returns that is handed over, in a factory or in a line of a parent",
    arguments: handings
  )
  func handed(_ made: String) {
    for line in [made, "Flows().home()"] {
      let scanned = scan(
        """
        final class Home: Coordinator {
          var childCoordinators: [Coordinator] = []
          let login: () -> Coordinator
          init(login: @escaping () -> Coordinator) { self.login = login }
          func start() { add(child: login()) }
        }
        struct Flows { func home() -> Home { \(made) } }
        final class App: Coordinator {
          var childCoordinators: [Coordinator] = []
          func start() { add(child: \(line)) }
        }
        """
      )
      #expect(scanned.edges == ["App child Home", "Home child Login"])
    }
  }

  @Test("What is handed over to make it, and is not attached there, is made by who hands it over")
  func handedAndDropped() {
    let scanned = scan(
      """
      final class Screen { init(login: @escaping () -> Coordinator) {} }
      final class App: Coordinator {
        var childCoordinators: [Coordinator] = []
        func start() { _ = Screen { Login() } }
      }
      """
    )
    #expect(scanned.edges == ["App creates Login"])
  }

  @Test("What a factory hands to a screen to make it is made by who shows the screen")
  func handedToScreen() {
    let scanned = scan(
      """
      final class Board: UIViewController {
        let login: () -> Coordinator
        init(login: @escaping () -> Coordinator) { self.login = login }
        func open() { login().start() }
      }
      struct Screens { func board() -> Board { Board { Login() } } }
      final class App: Coordinator {
        var childCoordinators: [Coordinator] = []
        func start() { UIWindow().rootViewController = Screens().board() }
      }
      """
    )
    #expect(scanned.edges == ["App creates Login"])
  }

  @Test("A closure behind the brackets is the property that the compiler takes it for")
  func trailing() {
    let scanned = scan(
      """
      struct Maker {
        static let none: () -> Void = {}
        let title: String
        let make: () -> Coordinator
      }
      final class App: Coordinator {
        var childCoordinators: [Coordinator] = []
        let maker = Maker(title: "a") { Third() }
        func start() {
          let third = maker.make() as! Third
          third.delegate = self
          childCoordinators.append(third)
        }
      }
      final class Third: Coordinator {
        weak var delegate: App?
        var childCoordinators: [Coordinator] = []
        func start() {}
      }
      """
    )
    #expect(scanned.edges == ["App child Third"])
    #expect(scanned.lines(of: [.listener]) == ["Third listener App"])
  }
}
