import CoordinatorGraph
import Testing

/// Who shows tabs, and whose screen is the first.
@Suite("Roles")
struct RolesTests {
  @Test("Who is handed a tab bar controller of the team's own contains tabs, and not who makes it")
  func tabs() {
    let scanned = Scanned(
      Scanned.base + Scanned.leaves("Home", "Cart", "Gift") + """
        final class ShopBar: UITabBarController {}
        final class Shop: Coordinator {
          var childCoordinators: [Coordinator] = []
          let bar: UIViewController
          init(bar: UIViewController) { self.bar = bar }
          func start() { [Home(), Cart()].forEach { add(child: $0) } }
          func give() { add(child: Gift()) }
        }
        final class App: Coordinator {
          var childCoordinators: [Coordinator] = []
          func start() { add(child: Shop(bar: ShopBar())) }
        }
        """
    )
    let roles = scanned.snapshot.graph.nodes.compactMap { node in node.role.map { "\(node.id) \($0)" } }
    #expect(roles == ["Cart tab", "Home tab", "Shop tabContainer"])
    #expect(scanned.shown == ["Shop ShopBar -"])
  }

  /// What the app itself makes its first coordinator with.
  private static func first(_ making: String, window: String = "") -> [String] {
    Scanned(
      Scanned.base + """
        final class Hall: UIViewController {}
        final class HallStack: UINavigationController {}
        final class App: Coordinator {
          var childCoordinators: [Coordinator] = []
          let top: UIViewController
          init(_ top: UIViewController) { self.top = top }
          func start() {}
        }
        final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
          var window: UIWindow?
          func scene(_ scene: UIScene) {
            \(making)
            \(window)
          }
        }
        """
    ).shown
  }

  @Test(
    "The screen that the first coordinator is made with is its own, and the app's window says that it is the root"
  )
  func firstScreen() {
    #expect(Self.first("let app = App(Hall())") == ["App Hall -"])
    #expect(
      Self.first("let app = App(Hall())", window: "window?.rootViewController = app.top") == ["App Hall root"]
    )
    #expect(Self.first("let app = App(HallStack())").isEmpty)
    #expect(Self.first("let other = Hall()", window: "window?.rootViewController = other").isEmpty)
  }
}
