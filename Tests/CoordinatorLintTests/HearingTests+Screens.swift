/// Code of the system that tells of the ends of screens.
extension HearingTests {
  /// An app that hears of the end of screens.
  private static func shown(_ ending: String) -> String {
    LintCase.coordinator(
      "App",
      """
        let nav = UINavigationController()
        func start() {}
        @objc func pour() { let c = Tea(); children.append(c); c.start() }
        @objc func brew() {
          let c = Coffee()
          children.append(c)
          c.start()
        }
        func navigationController(_ stack: UINavigationController, didShow screen: UIViewController, animated: Bool) {
          \(ending)
        }
      """
    ).replacing("App: Coordinator", with: "App: Coordinator, UINavigationControllerDelegate")
      + screenChild("Tea")
      + screenChild("Coffee")
  }

  private static func screenChild(_ name: String) -> String {
    LintCase.coordinator(
      name,
      """
        let nav = UINavigationController()
        func start() { nav.pushViewController(UIViewController(), animated: true) }
        @objc func close() { nav.popViewController(animated: true) }
      """
    )
  }

  static let screens = [
    LintCase(
      "each is removed when its screen is gone",
      shown("children.removeAll { $0 is Tea || $0 is Coffee }")
    ),
    LintCase(
      "only the tea is removed, in a loop",
      shown("for case let tea as Tea in children { childDidFinish(tea) }"),
      found: ["child-never-removed children.append(c)"]
    ),
    LintCase(
      "only the tea is removed, by a test of several lines",
      shown(
        "children.removeAll { c in\nguard let tea = c as? Tea else { return false }\nreturn tea.nav === stack }"
      ),
      found: ["child-never-removed children.append(c)"]
    ),
  ]

  /// A child with a sheet, whose swipe the system tells it of.
  private static func sheet(_ cancel: String, _ hearing: String = "presentationControllerDidDismiss")
    -> String
  {
    LintCase.coordinator(
      "App",
      "  func start() {}\n  func open() { let c = Poll(); c.parent = self; children.append(c); c.start() }"
    )
      + LintCase.coordinator(
        "Poll",
        """
          weak var parent: Coordinator?
          let nav = UINavigationController()
          func start() {
            let screen = PollScreen()
            screen.onSend = { [weak self] in self?.send() }
            screen.onCancel = { [weak self] in \(cancel) }
            screen.presentationController?.delegate = self
            nav.present(screen, animated: true)
          }
          func send() { nav.dismiss(animated: true); parent?.childDidFinish(self) }
          func \(hearing)(_ c: UIPresentationController) { parent?.childDidFinish(self) }
        """
      )
      + "final class PollScreen: UIViewController { var onSend: (() -> Void)?; var onCancel: (() -> Void)? }"
  }

  static let sheets = [
    LintCase("each way tells of the end", sheet("self?.send()")),
    LintCase(
      "the system does not tell of what code takes away",
      sheet("self?.nav.dismiss(animated: true)"),
      found: ["exit-keeps-child screen.onCancel = { [weak self] in self?.nav.dismiss(animated: true) }"]
    ),
    LintCase("a screen tells of both", sheet("self?.nav.dismiss(animated: true)", "viewDidDisappear")),
  ]

  /// An owner that hears of a swipe, and a child with a sheet.
  private static func swiped(_ hearing: String) -> String {
    LintCase.coordinator(
      "App",
      """
        var onEnd: (() -> Void)?
        func start() {}
        func open() { let c = Poll(); c.parent = self; children.append(c); c.start() }
        func presentationControllerDidDismiss(_ c: UIPresentationController) { \(hearing) }
      """
    )
      + LintCase.coordinator(
        "Poll",
        """
          weak var parent: Coordinator?
          weak var nav: UIViewController?
          func start() {
            let screen = PollScreen()
            screen.onDone = { [weak self] in self?.close() }
            nav?.present(screen, animated: true)
          }
          func close() { nav?.dismiss(animated: true); parent?.childDidFinish(self) }
        """
      ) + "final class PollScreen: UIViewController { var onDone: (() -> Void)? }"
  }

  static let swipes = [
    LintCase(
      "the owner hears of its own sheet",
      swiped("onEnd?()"),
      found: ["swipe-keeps-child nav?.present(screen, animated: true)"]
    ),
    LintCase("the owner removes the child then", swiped("children.removeAll { $0 is Poll }")),
  ]
}
