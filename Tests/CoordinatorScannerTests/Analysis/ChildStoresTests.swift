import Testing

/// Children that coordinators keep in an object for that.
@Suite("Stores of children")
struct ChildStoresTests {
  private static let keeping = [
    "final class ChildCoordinatorStore { private var childCoordinators: [Coordinator] = []; func add(_ c: Coordinator) { childCoordinators.append(c) } }",
    "final class ChildCoordinatorStore { private var items: [ObjectIdentifier: Coordinator] = [:]; func add(_ c: Coordinator) { items[ObjectIdentifier(c)] = c } }",
  ]

  @Test(
    "An object that keeps children for coordinators is none, and leaves each with its own",
    arguments: keeping
  )
  func stores(_ store: String) {
    let scanned = Scanned(
      """
      protocol Coordinator: AnyObject { func start() }
      \(store)
      final class Home: Coordinator { func start() {} }
      final class Login: Coordinator { let store = ChildCoordinatorStore(); func start() { store.add(Home()) } }
      final class App: Coordinator { let store = ChildCoordinatorStore(); func start() { store.add(Login()) } }
      """
    )
    #expect(scanned.coordinators == ["App", "Home", "Login"])
    #expect(scanned.edges == ["App child Login", "Login child Home"])
  }
}
