import CoordinatorGraph
import Testing

/// Classes of the system that inherit from others that the sources extend.
@Suite("Classes of the system")
struct SystemClassesTests {
  /// How a screen of the given class is shown by what an extension of another class does.
  private static func shown(_ screen: String, extending above: String) -> [String] {
    Scanned(
      Scanned.base + """
        extension \(above) { func shownOn(_ stack: UINavigationController) { stack.pushViewController(self, animated: true) } }
        final class Hall: \(screen) {}
        final class App: Coordinator {
          var childCoordinators: [Coordinator] = []
          let stack = UINavigationController()
          func start() { Hall().shownOn(stack) }
        }
        """
    ).shown
  }

  @Test(
    "What is said of a class holds for those of the system below it",
    arguments: [
      "UIViewController", "UITableViewController", "UICollectionViewController", "UIPageViewController",
      "UIKit.UITableViewController", "UIHostingController<Text>",
    ],
    ["UIViewController", "UIResponder", "NSObject"]
  )
  func below(_ screen: String, _ above: String) {
    #expect(Self.shown(screen, extending: above) == ["App Hall push"])
  }

  @Test("It does not hold for others")
  func beside() {
    #expect(Self.shown("UITableViewController", extending: "UIPageViewController") == ["App Hall -"])
  }

  @Test("What is said of all controllers is not what each navigation controller does")
  func uncalled() {
    let scanned = Scanned(
      Scanned.base + """
        final class Fault: UIViewController {}
        extension UIViewController { func showFault() { present(Fault(), animated: true) } }
        final class App: UINavigationController, Coordinator {
          var childCoordinators: [Coordinator] = []
          func start() {}
        }
        """
    )
    #expect(scanned.shown == [])
  }

  @Test("A class of the app that is called like one of the system stands above none of them")
  func namesakes() {
    let source =
      Scanned.base + """
        class UIResponder {
          func shownOn(_ stack: UINavigationController) { stack.pushViewController(self, animated: true) }
        }
        final class Hall: UITableViewController {}
        final class App: Coordinator {
          var childCoordinators: [Coordinator] = []
          let stack = UINavigationController()
          func start() { Hall().shownOn(stack) }
        }
        """
    #expect(Scanned(source).shown == ["App Hall -"])
  }
}
