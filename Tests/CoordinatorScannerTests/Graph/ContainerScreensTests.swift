import Testing

/// How screens are shown that stand in controllers of the system.
@Suite("Screens in controllers of the system")
struct ContainerScreensTests {
  /// What a coordinator with the given members shows.
  private static func shown(_ members: String, _ rest: String = "") -> [String] {
    Scanned(
      Scanned.base + """
        final class News: UIViewController {}
        final class Radio: UIViewController {}
        final class Bar: UITabBarController {}
        final class Media: Coordinator {
          var childCoordinators: [Coordinator] = []
          \(members)
        }
        \(rest)
        """
    ).shown
  }

  static let filled = [
    "let tabs = UITabBarController()\nfunc start() { tabs.viewControllers = [News(), Radio()] }",
    "let tabs: UITabBarController\nfunc start() { self.tabs.setViewControllers([News(), Radio()], animated: false) }",
    "var tabs: UITabBarController!\nfunc start() { let all = [News(), UINavigationController(rootViewController: Radio())]; tabs.viewControllers = all }",
    "func start() { let tabs = UITabBarController(); tabs.viewControllers = [News(), Radio()] }",
  ]

  @Test("What a tab bar controller is filled with are tabs", arguments: filled)
  func label(_ members: String) {
    #expect(Self.shown(members) == ["Media News tab", "Media Radio tab"])
  }

  @Test("One of the team's own shows tabs, too")
  func ownTabs() {
    let found = Self.shown("let bar = Bar()\nfunc start() { bar.viewControllers = [News(), Radio()] }")
    #expect(found == ["Media Bar -", "Media News tab", "Media Radio tab"])
  }

  @Test("A controller of the system that is extended is still one")
  func extended() {
    let found = Self.shown(
      "let tabs = UITabBarController()\nfunc start() { tabs.viewControllers = [News(), Radio()] }",
      "extension UITabBarController { func hide() {} }"
    )
    #expect(found == ["Media News tab", "Media Radio tab"])
  }

  static let split = [
    "split.setViewController(News(), for: .primary)",
    "let n = UINavigationController(rootViewController: News()); split.setViewController(n, for: .secondary)",
    "split.viewControllers = [News()]",
  ]

  @Test("A column of a split view is its root", arguments: split)
  func column(_ line: String) {
    let found = Self.shown(
      "let split = UISplitViewController(style: .doubleColumn)\nfunc start() { \(line) }"
    )
    #expect(found == ["Media News root"])
  }

  @Test("What else is set into something of unknown kind says nothing")
  func unknown() {
    #expect(Self.shown("func start(_ box: Box) { box.setViewController(News()) }") == ["Media News -"])
  }

  @Test("What a navigation controller is filled with is its root")
  func stack() {
    let found = Self.shown(
      "let stack = UINavigationController()\nfunc start() { stack.viewControllers = [News()]; stack.setViewControllers([Radio()], animated: false) }"
    )
    #expect(found == ["Media News root", "Media Radio root"])
  }

  @Test(
    "The view of a router of RIBs is what the router says, and shows as that does",
    arguments: [
      ("viewController.setViewControllers([news.viewControllable])", "tab"),
      ("viewController.present(Stacked(root: news.viewControllable), animated: true)", "present"),
    ]
  )
  func viewOfRouter(_ line: String, _ label: String) {
    let scanned = Scanned(
      """
      import RIBs
      extension ViewControllable {
        func present(_ other: ViewControllable, animated: Bool) { uiviewController.present(other.uiviewController, animated: animated) }
      }
      final class Stacked: ViewControllable {
        let stack: UINavigationController
        var uiviewController: UIViewController { stack }
        init(root: ViewControllable) { stack = UINavigationController(rootViewController: root.uiviewController) }
      }
      final class NewsBuilder: Builder<EmptyDependency> {
        func build() -> ViewableRouting { NewsRouter(interactor: Interactor(), viewController: News()) }
      }
      final class NewsRouter: ViewableRouter<Interactable, ViewControllable> {}
      final class News: UIViewController, ViewControllable {}
      protocol MainShowing: ViewControllable { func setViewControllers(_ all: [ViewControllable]) }
      final class Bar: UITabBarController, MainShowing {
        func setViewControllers(_ all: [ViewControllable]) { viewControllers = all.map { $0.uiviewController } }
      }
      final class MainRouter: ViewableRouter<Interactable, MainShowing> {
        private let builder = NewsBuilder(dependency: EmptyComponent())
        override func didLoad() {
          let news = builder.build()
          attachChild(news)
          \(line)
        }
      }
      """
    )
    #expect(scanned.shown.contains("NewsRouter News \(label)"))
  }
}
