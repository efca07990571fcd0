import CoordinatorDiagrams
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

  @Test("Who keeps a tab bar controller that a factory makes contains tabs, and not who shows it")
  func shownBar() {
    let app =
      Scanned.base + Scanned.leaves("Home", "Gift") + """
        protocol Presentable { func toPresent() -> UIViewController? }
        extension UIViewController: Presentable { func toPresent() -> UIViewController? { self } }
        final class Router {
          let stack = UINavigationController()
          func setRoot(_ module: Presentable?) {
            if let controller = module?.toPresent() { stack.setViewControllers([controller], animated: false) }
          }
        }
        protocol Bar: AnyObject {}
        final class ShopBar: UITabBarController, Bar {}
        final class Shop: Coordinator {
          var childCoordinators: [Coordinator] = []
          let bar: Bar
          init(bar: Bar) { self.bar = bar }
          func start() { add(child: Home()) }
        }
        final class Factory {
          func makeShop() -> (shop: Coordinator, bar: Presentable?) {
            let bar = ShopBar.instantiate()
            return (Shop(bar: bar), bar)
          }
        }
        final class App: Coordinator {
          var childCoordinators: [Coordinator] = []
          let router = Router()
          func start() {
            let (shop, bar) = Factory().makeShop()
            router.setRoot(bar)
            add(child: shop)
            add(child: Gift())
          }
        }
        """
    let storyboards = """
      extension UIViewController {
        class func instantiate() -> Self { make(self) }
        private class func make<T>(_ type: T.Type) -> T {
          UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController() as! T
        }
      }
      """
    let scanned = Scanned(["App.swift": app, "Storyboards.swift": storyboards])
    let roles = scanned.snapshot.graph.nodes.compactMap { node in node.role.map { "\(node.id) \($0)" } }
    #expect(roles == ["Home tab", "Shop tabContainer"])
    #expect(scanned.shown == ["App ShopBar root"])
  }

  @Test(
    "Who fills or keeps a tab bar contains its tabs, whoever is handed it besides",
    arguments: [
      "weak var bar: ShopBar?", "let bar: UIViewController", "unowned let bar: ShopBar", "let bar: ShopBar",
    ]
  )
  func filledBar(_ property: String) {
    let scanned = Scanned(
      Scanned.base + Scanned.leaves("Home") + """
        final class ShopBar: UITabBarController {}
        final class Settings: Coordinator {
          var childCoordinators: [Coordinator] = []
          \(property)
          init(bar: ShopBar) { self.bar = bar }
          func start() { add(child: Profile()) }
        }
        final class Profile: Coordinator { var childCoordinators: [Coordinator] = []; func start() {} }
        final class App: Coordinator {
          var childCoordinators: [Coordinator] = []
          let window = UIWindow()
          func start() {
            let bar = ShopBar()
            add(child: Home())
            bar.viewControllers = [UIViewController()]
            window.rootViewController = bar
            later { [self] in add(child: Settings(bar: bar)) }
          }
        }
        """
    )
    let roles = scanned.snapshot.graph.nodes.compactMap { node in node.role.map { "\(node.id) \($0)" } }
    #expect(roles == ["App tabContainer", "Home tab"])
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
