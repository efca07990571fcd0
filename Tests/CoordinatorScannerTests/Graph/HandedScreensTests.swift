import Testing

/// Whose a screen is that one coordinator makes and hands to another.
@Suite("Screens that are handed on")
struct HandedScreensTests {
  /// What is shown where one coordinator opens another, with a screen of its own.
  private static func shown(_ open: String, child: String) -> [String] {
    Scanned(
      Scanned.base + """
        final class Map: UIViewController {}
        final class Legend: UIViewController {}
        final class Trip: Coordinator {
          var childCoordinators: [Coordinator] = []
          let stack = UINavigationController()
          var map: Map?
          func start() { \(open) }
        }
        final class Key: Coordinator {
          var childCoordinators: [Coordinator] = []
          let stack = UINavigationController()
          let screen: UIViewController
          \(child)
        }
        """
    ).shown
  }

  private static let plain = "init(_ screen: UIViewController) { self.screen = screen }\n"
  private static let upon =
    plain + "func start() { screen.present(Legend(), animated: true) }"

  static let kept = [
    "let m = Map(); stack.present(m, animated: true); add(child: Key(m))",
    "let m = Map(); add(child: Key(m)); stack.present(m, animated: true)",
    "map = Map(); stack.present(map!, animated: true); add(child: Key(map!))",
    "let m = Map(); stack.present(UINavigationController(rootViewController: m)); add(child: Key(m))",
  ]

  @Test("A screen that another one is shown upon stays who made and shows it", arguments: kept)
  func presenter(_ open: String) {
    #expect(Self.shown(open, child: Self.upon) == ["Key Legend present", "Trip Map present"])
  }

  @Test("It stays, though whoever takes it shows nothing")
  func unused() {
    let found = Self.shown(Self.kept[0], child: Self.plain + "func start() {}")
    #expect(found == ["Trip Map present"])
  }

  static let given = [
    ("add(child: Key(Map()))", plain + "func start() { stack.pushViewController(screen, animated: true) }"),
    (
      "let m = Map(); let k = Key(m); add(child: k); k.show(m)",
      plain + "func start() {}\nfunc show(_ m: Map) { stack.pushViewController(m, animated: true) }"
    ),
    (
      "add(child: Key(Map()))",
      "init(_ m: Map) { screen = m; stack.pushViewController(m, animated: true) }\nfunc start() {}"
    ),
    (
      "let m = Map(); stack.present(m, animated: true); add(child: Key(m))",
      plain + "func start() { stack.pushViewController(screen, animated: true) }"
    ),
  ]

  @Test("What the other one shows is the other one's", arguments: given)
  func shownByTaker(_ open: String, _ child: String) {
    #expect(Self.shown(open, child: child) == ["Key Map push"])
  }

  @Test(
    "Who keeps it to present upon, as its root, shows it no more than others",
    arguments: ["root", "rootViewController"]
  )
  func rootOfAnother(_ name: String) {
    let child =
      "var \(name): UIViewController; init(_ r: UIViewController) { screen = r; \(name) = r }; func start() { \(name).present(Legend(), animated: true) }"
    let found = Self.shown("let m = Map(); stack.viewControllers = [m]; add(child: Key(m))", child: child)
    #expect(found == ["Key Legend present", "Trip Map root"])
  }
}
