import Testing

/// What a helper of the sources is called says less of how a screen is shown than what it does.
@Suite("Names of helpers")
struct HelperNamesTests {
  private static func shown(_ members: String, _ rest: String = "") -> [String] {
    Scanned(
      Scanned.base + """
        final class Photo: UIViewController { var id: Int? }
        final class Album: Coordinator {
          var childCoordinators: [Coordinator] = []
          let stack = UINavigationController()
          func start() { let photo = Photo(); \(members)
        }
        \(rest)
        """
    ).shown
  }

  private static let helpers = [
    // What only looks at a screen, or sets it up, shows nothing.
    (
      "countTab(photo); stack.pushViewController(photo, animated: true) }", "func countTab(_ photo: Photo) {}"
    ),
    (
      "setRootID(photo); stack.pushViewController(photo, animated: true) }",
      "func setRootID(_ photo: Photo) { photo.id = 1 }"
    ),
    // What it does counts, and not what it is called.
    (
      "presentPhoto(photo) }",
      "func presentPhoto(_ photo: Photo) { stack.pushViewController(photo, animated: true) }"
    ),
  ]

  @Test("It does not show what it is called after", arguments: helpers)
  func misnamed(_ line: String, _ helper: String) {
    #expect(Self.shown("\(line)\n\(helper)") == ["Album Photo push"])
  }

  @Test("Where its lines do not tell, its name does")
  func unknown() {
    #expect(
      Self.shown("push(photo) }\nfunc push(_ photo: Photo) { Hero.move(to: photo) }") == ["Album Photo push"]
    )
  }

  @Test("It may tell what kind of showing it is")
  func kinds() {
    let helper = "func presentSheet(_ photo: Photo) { stack.present(photo, animated: true) }"
    #expect(Self.shown("presentSheet(photo) }\n\(helper)") == ["Album Photo sheet"])
  }

  @Test("A shorter form that calls the longer one of the same name shows as that does")
  func overloads() {
    let router = """
      protocol Router { func present(_ screen: UIViewController, animated: Bool, onEnd: (() -> Void)?) }
      extension Router {
        func present(_ screen: UIViewController, animated: Bool) { present(screen, animated: animated, onEnd: nil) }
      }
      final class StackRouter: Router {
        let stack = UINavigationController()
        func present(_ screen: UIViewController, animated: Bool, onEnd: (() -> Void)?) {
          stack.pushViewController(screen, animated: animated)
        }
      }
      """
    #expect(
      Self.shown("router.present(photo, animated: true) }\nlet router: Router = StackRouter()", router) == [
        "Album Photo push"
      ]
    )
  }

  @Test("A protocol that only a controller of the system conforms to shows as that is made to")
  func extendedSystem() {
    let stack = """
      protocol Stack { func replace(_ screen: UIViewController) }
      extension UINavigationController: Stack {
        func replace(_ screen: UIViewController) { setViewControllers([screen], animated: false) }
      }
      """
    #expect(Self.shown("pile.replace(photo) }\nvar pile: Stack", stack) == ["Album Photo root"])
  }

  private static let wraps = [
    (
      "wrap(photo)",
      "private func wrap(_ screen: UIViewController) -> UINavigationController { UINavigationController(rootViewController: screen) }",
      ""
    ),
    (
      "photo.wrapped()", "",
      "extension UIViewController { func wrapped() -> UINavigationController { UINavigationController(rootViewController: self) } }"
    ),
    (
      "photo.wrapped", "",
      "extension UIViewController { var wrapped: UINavigationController { UINavigationController(rootViewController: self) } }"
    ),
  ]

  @Test("What a helper puts a screen into is shown for the screen", arguments: wraps)
  func wrapped(_ value: String, _ helper: String, _ rest: String) {
    #expect(
      Self.shown("stack.present(\(value), animated: true) }\n\(helper)", rest) == ["Album Photo present"]
    )
  }

  @Test("So is a view that a helper of all views puts into a hosting controller")
  func hosted() {
    let shown = Scanned(
      Scanned.base + """
        import SwiftUI
        struct Page: View { var body: some View { Text("") } }
        extension View { func hosted() -> UIViewController { UIHostingController(rootView: self) } }
        final class Book: Coordinator {
          var childCoordinators: [Coordinator] = []
          let stack = UINavigationController()
          func start() { stack.setViewControllers([Page().hosted()], animated: false) }
        }
        """
    ).shown
    #expect(shown == ["Book Page root"])
  }

  @Test("Who starts a coordinator says nothing of how that shows what it makes")
  func startedByOthers() {
    let shown = Scanned(
      Scanned.base + """
        protocol Router: AnyObject { func present(_ screen: UIViewController) }
        final class ModalRouter: Router {
          let stack = UINavigationController()
          let parent = UIViewController()
          func present(_ screen: UIViewController) {
            if stack.viewControllers.isEmpty { presentFirst(screen) } else { stack.pushViewController(screen, animated: true) }
          }
          private func presentFirst(_ screen: UIViewController) {
            stack.setViewControllers([screen], animated: false)
            parent.present(stack, animated: true)
          }
        }
        final class Photo: UIViewController {}
        final class Album: Coordinator {
          var childCoordinators: [Coordinator] = []
          let router: Router
          init(router: Router) { self.router = router }
          func start() { router.present(Photo()) }
        }
        extension Coordinator { func open(_ child: Coordinator) { childCoordinators.append(child); child.start() } }
        final class App: Coordinator {
          var childCoordinators: [Coordinator] = []
          func start() {}
          func go() { open(Album(router: ModalRouter())) }
        }
        """
    ).shown
    #expect(shown == ["Album Photo present"])
  }
}
