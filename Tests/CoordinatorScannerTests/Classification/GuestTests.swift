import Testing

/// Coordinators that have nothing of their own to navigate with: they show on what they are given, or give a view.
@Suite("Guests")
struct GuestTests {
  private func scan(_ guest: String) -> Scanned {
    Scanned(
      Scanned.base + """
        final class Hint: UIViewController {}
        struct Page: View { var body: some View { Text("") } }
        \(guest)
        final class App: Coordinator {
          var childCoordinators: [Coordinator] = []
          private var hint: HintCoordinator?
          let navigationController = UINavigationController()
          func start() { hint = HintCoordinator() }
        }
        """
    )
  }

  @Test(
    "One that shows a screen on the controller that it is started with",
    arguments: [
      "func start(on host: UINavigationController) { host.pushViewController(Hint(), animated: true) }",
      "func present(from host: UIViewController) { host.present(Hint(), animated: true) }",
      "func run(in tabs: UITabBarController?) { tabs.present(Hint(), animated: true) }",
    ]
  )
  func showsOnWhatItIsGiven(_ method: String) {
    let scanned = scan("final class HintCoordinator { \(method) }")
    #expect(scanned.edges == ["App holds HintCoordinator"])
    #expect(scanned.shown.map { $0.prefix(20) } == ["HintCoordinator Hint"])
  }

  @Test(
    "One that gives the view of its flow",
    arguments: [
      "func start() -> some View { Page() }", "var rootView: some View { Page() }",
      "func makeRoot() -> AnyView { AnyView(Page()) }",
    ]
  )
  func givesItsView(_ member: String) {
    let scanned = scan("final class HintCoordinator { \(member) }")
    #expect(scanned.edges == ["App holds HintCoordinator"])
    #expect(scanned.shown.map { $0.prefix(20) } == ["HintCoordinator Page"])
  }

  @Test(
    "What shows nothing of its own, or for others, is none",
    arguments: [
      "func start(on host: UINavigationController) { host.present(UIAlertController(), animated: true) }",
      "func start(on host: UINavigationController) { other.present(Hint(), animated: true) }",
      "func showHint(on host: UIViewController) { host.present(Hint(), animated: true) }",
      "static func start(on host: UIViewController) { host.present(Hint(), animated: true) }",
      "func start() -> some View { Text(title) }", "func row() -> some View { Page() }",
      "func start(at page: Int) -> some View { Page() }", "func view() -> some View { Page() }",
    ]
  )
  func services(_ member: String) {
    #expect(scan("final class HintCoordinator { \(member) }").coordinators == ["App"])
    #expect(
      scan("final class HintCoordinator<V> { func view() -> some View { Page() } }").coordinators == ["App"]
    )
  }

  @Test("An enum without cases is only a name around a coordinator")
  func namespaces() {
    func coordinators(_ outer: String) -> [String] {
      Scanned(
        """
        \(outer)
        extension Home {
          final class Coordinator {
            let navigationController = UINavigationController()
            func start() {}
          }
        }
        final class Scene { let home = Home.Coordinator() }
        """
      ).coordinators
    }
    #expect(coordinators("enum Home {}") == ["Home.Coordinator"])
    #expect(coordinators("enum Home { case tall }") == [])
    #expect(coordinators("struct Home: UIViewRepresentable {}") == [])
    let host =
      "enum Home { struct Host: UIViewRepresentable { func makeCoordinator() -> Coordinator { Coordinator() } } }"
    #expect(coordinators(host) == [])
  }

  @Test("A protocol with the one list of its own kind is a base, whatever starts them")
  func kinds() {
    let scanned = Scanned(
      """
      protocol Coordinator: AnyObject { var coordinators: [Coordinator] { get set } }
      extension Coordinator { func add(_ other: Coordinator) { coordinators.append(other) } }
      final class App: Coordinator {
        var coordinators: [Coordinator] = []
        let navigationController = UINavigationController()
        func begin() { add(Scan()) }
      }
      final class Scan: Coordinator { var coordinators: [Coordinator] = []; func open(_ code: Int) {} }
      """
    )
    #expect(scanned.edges == ["App child Scan"])
  }

  @Test("Flows of RxFlow, where it is imported")
  func rxFlow() {
    func scan(_ module: String) -> Scanned {
      Scanned(
        """
        import \(module)
        final class AppFlow: Flow {
          var root: Presentable { navigation }
          private let navigation = UINavigationController()
          func navigate(to step: Step) -> FlowContributors {
            let cart = CartFlow()
            return .one(flowContributor: .contribute(withNextPresentable: cart, withNextStepper: OneStepper()))
          }
        }
        final class CartFlow: Flow { func navigate(to step: Step) -> FlowContributors { .none } }
        """
      )
    }
    #expect(scan("RxFlow").edges == ["AppFlow child CartFlow"])
    #expect(scan("Workflow").coordinators == [])
  }
}
