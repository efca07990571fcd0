import CoordinatorLint
import Testing

/// Apps in which no code hears of a gesture.
@Suite("Lint: gestures that nobody hears of")
struct BackAndSwipeTests {
  private static func app(_ show: String, _ more: String = "") -> String {
    LintCase.coordinator(
      "App",
      "  func start() {}\n  @objc func open() { let c = Poll(); c.parent = self; children.append(c); c.start() }"
    )
      + LintCase.coordinator(
        "Poll",
        """
          weak var parent: Coordinator?
          weak var nav: UINavigationController?
          func start() {
            let screen = PollScreen()
            screen.poll = self
            \(show)
          }
          @objc func close() { parent?.childDidFinish(self) }
        """
      ) + "final class PollScreen: UIViewController { weak var poll: Poll?; \(more) }"
  }

  private static let adding =
    "@objc func open() { let c = Poll(); c.parent = self; children.append(c); c.start() }"
  private static let push = "nav?.pushViewController(screen, animated: true)"
  private static let present = "nav?.present(screen, animated: true)"

  private static let leaving =
    "extension UIViewController { func leave() { if isBeingDismissed { print(1) } } }"

  static let apps = [
    LintCase("a pushed screen", app(push), found: ["gesture-keeps-child \(adding)"]),
    LintCase("a sheet", app(present), found: ["gesture-keeps-child \(adding)"]),
    LintCase(
      "the screen hears that it goes",
      app(push, "override func viewDidDisappear(_ animated: Bool) { poll?.close() }")
    ),
    LintCase("the screen has a deinit", app(push, "deinit { poll?.close() }")),
    LintCase(
      "the screen has a button of its own",
      app("screen.navigationItem.leftBarButtonItem = nil\n    " + push)
    ),
    LintCase("a sheet that covers all", app("screen.modalPresentationStyle = .fullScreen\n    " + present)),
    LintCase(
      "a sheet with its usual style",
      app("screen.modalPresentationStyle = .formSheet\n    " + present),
      found: ["gesture-keeps-child \(adding)"]
    ),
    LintCase(
      "another screen hears of its own sheet",
      app(present)
        + "final class Other: UIViewController { func presentationControllerDidDismiss(_ c: UIPresentationController) {} }",
      found: ["gesture-keeps-child \(adding)"]
    ),
    LintCase(
      "a helper of the child hears of it",
      app(present).replacing("weak var nav", with: "let ears = Ears()\n  weak var nav")
        + "final class Ears { weak var poll: Poll?; func presentationControllerDidDismiss(_ c: UIPresentationController) { poll?.close() } }"
    ),
    LintCase(
      "an extension of all controllers hears of it, and the screen uses that",
      app(present, "override func viewDidLoad() { leave() }") + leaving
    ),
    LintCase(
      "nobody uses the extension of all controllers that hears of it",
      app(present) + leaving,
      found: ["gesture-keeps-child \(adding)"]
    ),
    LintCase(
      "the system calls the extension that hears of it",
      app(present) + leaving.replacing("func", with: "@objc func")
    ),
    LintCase(
      "a helper of all controllers makes a screen cover all",
      app("screen.cover()\n    " + present)
        + "extension UIViewController { func cover() { modalPresentationStyle = .fullScreen } }"
    ),
    LintCase(
      "a later sheet",
      app("screen.onTap = { [weak self] in self?.\(present.dropFirst(3)) }; print(screen)")
    ),
    LintCase("a sheet that stays", app("screen.isModalInPresentation = true\n    " + present)),
  ]

  /// A router that hears of gestures, and an app that shows a child by it.
  private static func routed(_ open: String, _ more: String = "", told: String = "ends[s]?()") -> String {
    LintCase.coordinator(
      "App",
      """
        let router: Router
        init(router: Router) { self.router = router }
        func start() {}
        @objc func open() {
          let stack = UINavigationController()
          let c = Poll(router: Router(stack: stack))
          c.parent = self
          children.append(c)
          c.start()
          \(open)
        }
      \(more)
      """
    )
      + LintCase.coordinator(
        "Poll",
        """
          weak var parent: Coordinator?
          let router: Router
          init(router: Router) { self.router = router }
          func start() { router.push(PollScreen()) }
          @objc func close() { parent?.childDidFinish(self) }
        """
      )
        + """
        final class PollScreen: UIViewController {}
        final class Router: NSObject, UINavigationControllerDelegate, UIAdaptivePresentationControllerDelegate {
          var ends: [UIViewController: () -> Void] = [:]
          var onDismiss: (() -> Void)?
          weak var ears: Ears?
          let stack: UINavigationController
          init(stack: UINavigationController) { self.stack = stack }
          func push(_ s: UIViewController, onPop: (() -> Void)? = nil) {
            ends[s] = onPop
            stack.pushViewController(s, animated: true)
          }
          func present(_ s: UIViewController, onDismiss: (() -> Void)? = nil) {
            self.onDismiss = onDismiss
            s.presentationController?.delegate = self
            stack.present(s, animated: true)
          }
          func navigationController(_ n: UINavigationController, didShow s: UIViewController, animated: Bool) {
            guard !n.viewControllers.contains(s) else { return }
            \(told)
          }
          func presentationControllerDidDismiss(_ c: UIPresentationController) { onDismiss?() }
        }
        protocol Ears: AnyObject { func gone() }

        """
  }

  private static let list = "children.append(c)"
  private static let shared =
    routed("").replacing("let stack = UINavigationController()", with: "").replacing(
      "Router(stack: stack)",
      with: "router"
    )

  static let routers = [
    LintCase("it gives the router a closure without a label", routed("router.present(stack) { print(1) }")),
    LintCase(
      "the child makes an observer with a closure",
      routed("router.present(stack)").replacing(
        "func start() { router.push",
        with: "lazy var ears = Observer { [weak self] in self?.close() }\n  func start() { router.push"
      )
        + "final class Observer: NSObject { let end: () -> Void\n init(end: @escaping () -> Void) { self.end = end }\n func presentationControllerDidDismiss(_ c: UIPresentationController) { end() } }"
    ),
    LintCase(
      "the screen only tells its superclass and its keyboard",
      routed("router.present(stack)").replacing(
        "PollScreen: UIViewController {",
        with:
          "PollScreen: UIViewController { override func viewWillDisappear(_ a: Bool) { super.viewWillDisappear(a); hideKeyboard() }"
      ),
      found: ["gesture-keeps-child \(list)"]
    ),
    LintCase(
      "the screen moves a child of its own",
      routed("router.present(stack)").replacing(
        "PollScreen: UIViewController {",
        with: "PollScreen: UIViewController { func load() { Other().didMove(toParent: self) }"
      ),
      found: ["gesture-keeps-child \(list)"]
    ),
    LintCase(
      "the app's own stack hears of the way back",
      shared
        + "final class Stack: UINavigationController { override func popViewController(animated: Bool) -> UIViewController? { print(1); return nil } }"
    ),
    LintCase(
      "the child's stack covers all",
      routed("router.present(stack)").replacing(
        "func start() { router.push",
        with: "func start() { router.stack.modalPresentationStyle = .fullScreen; router.push"
      )
    ),
    LintCase(
      "the parent presents a new stack by a router and gives it no closure",
      routed("router.present(stack)"),
      found: ["gesture-keeps-child \(list)"]
    ),
    LintCase(
      "it gives the router a closure",
      routed(
        "router.present(stack, onDismiss: { [weak self, weak c] in c.map { self?.childDidFinish($0) } })"
      )
    ),
    LintCase(
      "it gives one for another child",
      routed(
        "router.present(stack)",
        "  @objc func other() { router.present(UIViewController(), onDismiss: { print(1) }) }"
      ),
      found: ["gesture-keeps-child \(list)"]
    ),
    LintCase(
      "a method of the parent that it calls gives one",
      routed(
        "show(stack)",
        "  func show(_ s: UIViewController) { router.present(s, onDismiss: { print(1) }) }"
      )
    ),
    LintCase(
      "the child gives one",
      routed("router.present(stack)").replacing(
        "func start() { router.push",
        with: "func start() { router.onDismiss = { [weak self] in self?.close() }; router.push"
      )
    ),
    LintCase("the first screen of a new stack", routed("")),
    LintCase(
      "a stack that covers all",
      routed("stack.modalPresentationStyle = .fullScreen; router.present(stack)")
    ),
    LintCase(
      "another stack is presented",
      routed("let other = UINavigationController(); router.present(other)")
    ),
    LintCase(
      "a child on the stack of its parent, whose router gets no closure",
      shared,
      found: ["gesture-keeps-child \(list)"]
    ),
    LintCase(
      "its router gets one",
      shared.replacing(
        "push(PollScreen())",
        with: "push(PollScreen(), onPop: { [weak self] in self?.close() })"
      )
    ),
    LintCase(
      "its router also tells another object",
      routed("", told: "ears?.gone()").replacing("let stack = UINavigationController()", with: "").replacing(
        "Router(stack: stack)",
        with: "router"
      )
    ),
  ]

  @Test(arguments: apps + routers)
  func findsWhatIsWrongAndNothingElse(_ sample: LintCase) {
    #expect(sample.findings == sample.found)
  }

  @Test func anAppHasOneFinding() {
    let both =
      Self.app(Self.push)
      + Self.app(Self.present).replacing("Poll", with: "Vote").replacing("App", with: "Club")
    let findings = LintCase("", both).all
    #expect(findings.map(\.rule) == ["gesture-keeps-child"])
    #expect(findings.first?.details.count == 2)
    #expect(
      findings.first?.message.hasPrefix(
        "2 children stay in memory when the user swipes a screen back or down"
      ) == true
    )
  }
}
