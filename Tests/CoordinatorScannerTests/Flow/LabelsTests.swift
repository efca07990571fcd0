import Testing

/// A call never means a function that has no parameter of a label that it writes.
@Suite("Labels")
struct LabelsTests {
  static let base = Scanned.base + Scanned.leaves("Home", "Other")

  @Test("A method of the system is told from the team's own of the same name")
  func foreignMethods() {
    let scanned = Scanned(
      Self.base + """
        final class ListScreen: UIViewController {}
        final class App: UINavigationController, Coordinator {
          var childCoordinators: [Coordinator] = []
          func start() { present(ListScreen(), animated: true) }
          func present(_ screen: UIViewController) { pushViewController(screen, animated: true) }
        }
        """
    )
    #expect(scanned.shown == ["App ListScreen present"])
  }

  @Test("A helper that calls what it is named after does not come back to itself")
  func helpersOfOneName() {
    let scanned = Scanned(
      Self.base + """
        class Router: UINavigationController {
          func present(_ screen: UIViewController) { present(screen, animated: true) }
        }
        final class ListScreen: UIViewController {}
        final class App: Coordinator {
          var childCoordinators: [Coordinator] = []
          let router = Router()
          func start() { router.present(ListScreen()) }
        }
        """
    )
    #expect(scanned.shown == ["App ListScreen present"])
  }

  @Test("An initializer of an extension leaves the one that the compiler makes")
  func memberwise() {
    let scanned = Scanned(
      Self.base + """
        struct Parts { var flow: Coordinator }
        extension Parts { init(preview: Int) { flow = Other() } }
        final class App: Coordinator {
          var childCoordinators: [Coordinator] = []
          let parts = Parts(flow: Home())
          func start() { add(child: parts.flow) }
        }
        """
    )
    #expect(scanned.edges.contains("App child Home"))
  }

  @Test(
    "Labels that are the same word are the same, with backticks or without",
    arguments: ["in", "`in`"],
    ["in", "`in`"]
  )
  func backticks(_ declared: String, _ called: String) {
    let scanned = Scanned(
      Self.base + """
        final class App: Coordinator {
          var childCoordinators: [Coordinator] = []
          func start() { open(Home(), \(called): self) }
          func open(_ child: Coordinator, \(declared) parent: App) { parent.add(child: child) }
        }
        """
    )
    #expect(scanned.edges == ["App child Home"])
  }

  @Test("Arguments behind those of a parameter that takes several leave the others where they are")
  func several() {
    let scanned = Scanned(
      Self.base + """
        final class App: Coordinator {
          var childCoordinators: [Coordinator] = []
          func start() { open(Home(), 1, 2, 3) }
          func open(_ child: Coordinator, _ steps: Int...) { add(child: child) }
        }
        """
    )
    #expect(scanned.edges == ["App child Home"])
  }
}
