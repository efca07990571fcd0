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

  @Test("A global function hides no method of the system")
  func globalFunctions() {
    let scanned = Scanned(
      Self.base + """
        func present(_ screen: UIViewController) { UINavigationController().pushViewController(screen, animated: true) }
        final class ListScreen: UIViewController {}
        final class App: UINavigationController, Coordinator {
          var childCoordinators: [Coordinator] = []
          func start() { present(ListScreen(), animated: true) }
        }
        """
    )
    #expect(scanned.shown == ["App ListScreen present"])
  }

  @Test("What is of two protocols has the methods of both")
  func compositions() {
    let scanned = Scanned(
      Self.base + """
        protocol Opening { func display(_ screen: UIViewController) }
        protocol ModalOpening { func display(_ screen: UIViewController, modally: Bool) }
        final class Router: Opening, ModalOpening {
          let root = UINavigationController()
          func display(_ screen: UIViewController) { root.pushViewController(screen, animated: true) }
          func display(_ screen: UIViewController, modally: Bool) { root.present(screen, animated: modally) }
        }
        final class ListScreen: UIViewController {}
        final class App: Coordinator {
          var childCoordinators: [Coordinator] = []
          let router: Opening & ModalOpening
          init(router: Opening & ModalOpening) { self.router = router }
          func start() { router.display(ListScreen(), modally: true) }
        }
        """
    )
    #expect(scanned.shown == ["App ListScreen present"])
  }

  @Test("A factory from a package, beside the type's own of its name, makes one of the type")
  func factories() {
    let scanned = Scanned(
      Self.base + """
        import Reusable
        final class Third: FlowBase, Coordinator, Buildable {
          var childCoordinators: [Coordinator] = []
          static func build(model: Int) -> Third { Third() }
        }
        final class App: Coordinator {
          var childCoordinators: [Coordinator] = []
          func start() { add(child: Third.build(dependency: 1)) }
        }
        """
    )
    #expect(scanned.edges == ["App child Third"])
  }

  @Test(
    "Whom an initializer from elsewhere is told of as its parent is no child",
    arguments: ["self", "super"]
  )
  func parents(_ receiver: String) {
    let scanned = Scanned(
      Self.base + """
        import Flows
        final class Middle: PackageFlow, Coordinator {
          var childCoordinators: [Coordinator] = []
          init(parent: App) { \(receiver).init(delegate: parent) }
        }
        final class App: Coordinator {
          var childCoordinators: [Coordinator] = []
          func start() { add(child: Middle(parent: self)) }
        }
        """
    )
    #expect(scanned.edges == ["App child Middle"])
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

  @Test("So are those of closures behind the brackets")
  func backticksOfClosures() {
    let scanned = Scanned(
      Self.base + """
        final class App: Coordinator {
          var childCoordinators: [Coordinator] = []
          func start() { choose(1) { Home() } `default`: { Other() } }
          func choose(_ n: Int, when: () -> Coordinator, `default` other: () -> Coordinator) {
            add(child: when())
            add(child: other())
          }
        }
        """
    )
    #expect(scanned.edges == ["App child Home", "App child Other"])
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
