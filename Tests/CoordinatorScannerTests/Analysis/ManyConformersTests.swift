import CoordinatorDiagrams
import CoordinatorGraph
import Testing

/// What stands behind a protocol that very many types conform to: told where the value is known, else not.
@Suite("Many conformers")
struct ManyConformersTests {
  private static func scanned(conformers: Int, _ rest: String) -> Scanned {
    let others = (0..<conformers).map {
      "final class Screen\($0): UIViewController, Shown { var screen: UIViewController { self } }\n"
    }
    return Scanned(
      Scanned.base + """
        protocol Shown { var screen: UIViewController { get }; func made() -> UIViewController }
        extension Shown { func made() -> UIViewController { screen } }
        final class Router {
          let stack = UINavigationController()
          func push(_ shown: Shown) { show(shown, animated: true) }
          private func show(_ shown: Shown, animated: Bool) {
            stack.pushViewController(shown.screen, animated: animated)
          }
        }
        final class CardScreen: UIViewController {}
        final class Card: Coordinator, Shown {
          var childCoordinators: [Coordinator] = []
          let router: Router
          lazy var screen: UIViewController = CardScreen()
          init(router: Router) { self.router = router }
          \(rest)
        }

        """ + others.joined()
    )
  }

  @Test("What a helper shows of an object is told, however many types it takes", arguments: [3, 40])
  func properties(_ count: Int) {
    let own = Self.scanned(conformers: count, "func start() { router.push(self) }")
    #expect(own.edge("Card", "CardScreen")?.label == "push")
    let made = Self.scanned(
      conformers: count,
      "func start() {}\n}\nfinal class App: Coordinator {\n  var childCoordinators: [Coordinator] = []\n"
        + "  let router = Router()\n  func start() { let c = Card(router: router); add(child: c); router.push(c) }"
    )
    #expect(made.edges == ["App child Card"])
    #expect(made.edge("Card", "CardScreen")?.label == "push")
    #expect(made.lines(of: [.presents]) == ["Card presents CardScreen"])
  }

  @Test("What is only known by the protocol stays untold")
  func unknown() {
    let scanned = Self.scanned(
      conformers: 40,
      "var next: Shown?\n  func start() { router.push(next!) }"
    )
    #expect(scanned.edge("Card", "CardScreen")?.label == nil)
    #expect(scanned.lines(of: [.presents]) == ["Card presents CardScreen"])
  }

  @Test("Methods are found as properties are")
  func methods() {
    let leaves = (0..<20).map { Scanned.leaves("Leaf\($0)") }.joined()
    let scanned = Scanned(
      Scanned.base + leaves + """
        protocol Making: Coordinator { func make() -> Coordinator }
        final class First: Making {
          var childCoordinators: [Coordinator] = []
          func start() {}
          func make() -> Coordinator { Leaf1() }
        }

        """
        + (0..<20).map {
          "final class Maker\($0): Making { var childCoordinators: [Coordinator] = []; func start() {}; func make() -> Coordinator { Leaf2() } }\n"
        }.joined() + """
          final class App: Coordinator {
            var childCoordinators: [Coordinator] = []
            func start() { open(First()) }
            func open(_ maker: Making) { add(child: maker.make()) }
          }
          """
    )
    #expect(scanned.edges.contains("App child Leaf1"))
    #expect(!scanned.edges.contains("App child Leaf2"))
  }
}
