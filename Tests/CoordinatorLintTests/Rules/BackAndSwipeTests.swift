import CoordinatorLint
import Testing

/// Apps in which no code hears of a gesture.
@Suite("Lint: gestures that nobody hears of")
struct BackAndSwipeTests {
  static func app(_ show: String, _ more: String = "") -> String {
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

  static let adding =
    "@objc func open() { let c = Poll(); c.parent = self; children.append(c); c.start() }"
  static let push = "nav?.pushViewController(screen, animated: true)"
  private static let present = "nav?.present(screen, animated: true)"
  private static let presentStack =
    "let stack = UINavigationController(); stack.pushViewController(screen, animated: false); nav?.present(stack, animated: true)"

  private static let ownStack =
    "stack.viewControllers = [screen] }\n  let stack = UINavigationController()\n  func more() {"
  private static let presentingChild =
    "children.append(c); c.start(); UINavigationController().present(c.stack, animated: true)"

  /// The owner makes a stack, gives it to what makes the child, and presents it.
  private static func givenStack(_ style: String = "") -> String {
    app("nav?.setViewControllers([screen], animated: false)").replacing(adding, with: addingWithStack(style))
  }

  private static func addingWithStack(_ style: String = "") -> String {
    "@objc func open() { let stack = UINavigationController(); \(style)let c = make(stack); c.parent = self; "
      + "children.append(c); c.start(); UINavigationController().present(stack, animated: true) }"
  }

  private static let maker =
    "\n  func make(_ stack: UINavigationController) -> Poll { let c = Poll(); c.nav = stack; return c }"

  static let apps = [
    LintCase("a pushed screen", app(push), found: ["gesture-keeps-child \(adding)"]),
    LintCase("a sheet", app(present), found: ["gesture-keeps-child \(adding)"]),
    LintCase(
      "the screen hears that it goes",
      app(push, "override func viewDidDisappear(_ animated: Bool) { poll?.close() }")
    ),
    LintCase(
      "its base class hears that it goes",
      app(push).replacing("PollScreen: UIViewController", with: "PollScreen: Watched")
        + "class Watched: UIViewController { override func viewDidDisappear(_ animated: Bool) { print(1) } }"
    ),
    LintCase("the screen has a deinit", app(push, "deinit { poll?.close() }")),
    LintCase(
      "the screen has a button of its own",
      app("screen.navigationItem.leftBarButtonItem = nil\n    " + push)
    ),
    LintCase(
      "a sheet over its screens",
      app("nav?.viewControllers = [screen]\n    nav?.present(PollScreen(), animated: true)")
    ),
    LintCase(
      "what it makes to present hears of it",
      app("let sheet = Sheet(); sheet.show(screen, on: nav)")
        + """
        final class Sheet: NSObject, UIAdaptivePresentationControllerDelegate {
          var end: () -> Void = {}
          func show(_ screen: UIViewController, on host: UIViewController?) {
            screen.presentationController?.delegate = self
            host?.present(screen, animated: true)
          }
          func presentationControllerDidDismiss(_ controller: UIPresentationController) { end() }
        }
        """
    ),
    LintCase("a sheet that covers all", app("screen.modalPresentationStyle = .fullScreen\n    " + present)),
    LintCase(
      "a sheet with its usual style",
      app("screen.modalPresentationStyle = .formSheet\n    " + present),
      found: ["gesture-keeps-child \(adding)"]
    ),
    LintCase(
      "a method of the app shows it over all, as its name says",
      app("ears.presentFullScreen(screen)").replacing(
        "weak var nav",
        with: "let ears = Ears()\n  weak var nav"
      )
        + "final class Ears { weak var host: UIViewController?; func presentFullScreen(_ screen: UIViewController) { host?.present(screen, animated: true) } }"
    ),
    LintCase("a stack in a sheet", app(presentStack), found: ["gesture-keeps-child \(adding)"]),
    LintCase(
      "the owner presents the stack of the child",
      app(ownStack).replacing("children.append(c); c.start()", with: presentingChild),
      found: [
        "gesture-keeps-child \(adding.replacing("children.append(c); c.start()", with: presentingChild))"
      ]
    ),
    LintCase(
      "the owner presents the stack that it makes for the child",
      givenStack().replacing("  func start() {}\n", with: "  func start() {}" + maker + "\n"),
      found: ["gesture-keeps-child \(addingWithStack())"]
    ),
    LintCase(
      "the stack for the child covers all",
      givenStack("stack.modalPresentationStyle = .fullScreen; ")
        .replacing("  func start() {}\n", with: "  func start() {}" + maker + "\n")
    ),
    LintCase(
      "the stack for the child cannot be pulled down",
      givenStack("stack.isModalInPresentation = true; ")
        .replacing("  func start() {}\n", with: "  func start() {}" + maker + "\n")
    ),
    LintCase(
      "a method of the app presents the stack of the child over all",
      app(ownStack).replacing(
        "children.append(c); c.start()",
        with: "children.append(c); c.start(); UINavigationController().presentFullScreen(c.stack)"
      )
    ),
    LintCase(
      "the stack of the child has a class of its own",
      app(ownStack.replacing("= UINavigationController()", with: "= FullStack()")).replacing(
        "children.append(c); c.start()",
        with: presentingChild
      ) + "final class FullStack: UINavigationController {}"
    ),
    LintCase(
      "a child that another branch presents under the same name",
      app(ownStack).replacing(
        "children.append(c); c.start()",
        with:
          "if isTab { children.append(c); c.start() } else { let c = Login(); c.parent = self; \(presentingChild) }"
      )
        + LintCase.coordinator(
          "Login",
          "weak var parent: Coordinator?\n  let stack = UINavigationController()\n  func start() {}\n  @objc func close() { parent?.childDidFinish(self) }"
        )
    ),
    LintCase(
      "the child presents its stack over all",
      app(
        presentStack.replacing(
          "nav?.present(stack, animated: true)",
          with: "presenter.presentFullScreen(stack)"
        )
      )
    ),
    LintCase(
      "the owner gives it a stack of its own",
      app(push).replacing(
        "let c = Poll();",
        with: "let stack = UINavigationController(); let c = Poll(); c.nav = stack;"
      )
    ),
    LintCase(
      "it makes its stack",
      app(push).replacing(
        "weak var nav: UINavigationController?",
        with: "let nav: UINavigationController? = UINavigationController()"
      )
    ),
    LintCase(
      "its stack is the default of a parameter",
      app(push).replacing(
        "weak var nav: UINavigationController?",
        with:
          "let nav: UINavigationController?\n  init(nav: UINavigationController? = UINavigationController()) { self.nav = nav }"
      )
    ),
    LintCase(
      "a helper sets the style of the child's stack",
      app(ownStack).replacing(
        "children.append(c); c.start()",
        with: "Style.apply(to: c.stack); \(presentingChild)"
      )
        + "enum Style { static func apply(to c: UIViewController) { c.modalPresentationStyle = .overFullScreen } }"
    ),
    LintCase(
      "the owner presents the stack of the child over all",
      app(ownStack).replacing(
        "children.append(c); c.start()",
        with: "c.stack.modalPresentationStyle = .fullScreen; " + presentingChild
      )
    ),
    LintCase(
      "the owner shows the stack of the child in a tab",
      app(ownStack).replacing(
        "children.append(c); c.start()",
        with: presentingChild.replacing("present(c.stack", with: "show(c.stack")
      )
    ),
    LintCase(
      "a stack in a sheet that hears that it goes",
      app(
        presentStack,
        "func presentationControllerDidDismiss(_ c: UIPresentationController) { poll?.close() }"
      )
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
        + "final class Ears { func presentationControllerDidDismiss(_ c: UIPresentationController) {} }"
    ),
    LintCase(
      "an extension of all controllers hears of it",
      app(present) + "extension UIViewController { func leave() { if isBeingDismissed { print(1) } } }"
    ),
    LintCase(
      "a member that the app gives to a library's type hears of it",
      app("print(screen.rx.gone)\n    " + present)
        + "extension Reactive where Base: UIViewController { var gone: Bool { base.isBeingDismissed } }"
    ),
    LintCase(
      "nobody asks the member that hears of it",
      app(present)
        + "extension Reactive where Base: UIViewController { var gone: Bool { base.isBeingDismissed } }",
      found: ["gesture-keeps-child \(adding)"]
    ),
    LintCase(
      "a later sheet",
      app("screen.onTap = { [weak self] in self?.\(present.dropFirst(3)) }; print(screen)")
    ),
    LintCase("a sheet that stays", app("screen.isModalInPresentation = true\n    " + present)),
  ]

  @Test(arguments: apps + bars)
  func findsWhatIsWrongAndNothingElse(_ sample: LintCase) {
    #expect(sample.findings == sample.found)
  }

  @Test func childrenOfOneLineAreOneFinding() {
    let child = """
        weak var parent: Coordinator?
        weak var nav: UINavigationController?
        func start() { nav?.pushViewController(Page(), animated: true) }
        @objc func close() { parent?.childDidFinish(self) }
      """
    let app = """
        func start() {}
        @objc func open() {
          for c in [Vote(), Poll()] as [Child] { c.parent = self; children.append(c); c.start() }
        }
      """
    let found = LintCase(
      "",
      LintCase.coordinator("App", app) + LintCase.coordinator("Poll", child)
        + LintCase.coordinator("Vote", child) + "final class Page: UIViewController {}"
    ).all
    #expect(
      found.map(\.message) == [
        "Poll, Vote stay in App when the user swipes back, because neither child nor parent hears of that; remove each when its screen is gone"
      ]
    )
  }

  /// The line is in a class above both.
  @Test func ownersOfOneLineAreOneFinding() {
    let both =
      Self.app(Self.push).replacing("final class App", with: "class App")
      + "final class Left: App {}\nfinal class Right: App {}\n"
      + LintCase.coordinator(
        "Root",
        "func start() { children = [Left(), Right()]; children.forEach { $0.start() } }"
      )
    let found = LintCase("", both).all.filter { $0.rule == "gesture-keeps-child" }
    #expect(found.count == 1 && found.first?.message.contains("Left, Right") == true)
  }

  /// So a baseline or a comment hides one child, and a new one is reported.
  @Test func eachChildHasItsOwnFinding() {
    let both =
      Self.app(Self.push)
      + Self.app(Self.present).replacing("Poll", with: "Vote").replacing("App", with: "Club")
    let findings = LintCase("", both).all
    #expect(
      findings.map(\.message) == [
        "Poll stays in App when the user swipes back, because neither child nor parent hears of that; remove it when its screen is gone",
        "Vote stays in Club when the user pulls its sheet down, because neither child nor parent hears of that; remove it when its screen is gone",
      ]
    )
  }
}
