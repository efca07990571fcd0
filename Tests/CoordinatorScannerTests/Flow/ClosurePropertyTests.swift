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
