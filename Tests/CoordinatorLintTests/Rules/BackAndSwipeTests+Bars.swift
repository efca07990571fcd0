/// Stacks with a hidden bar, on which users do not swipe back.
extension BackAndSwipeTests {
  private static func root(hiding: Bool, opening child: String = "App") -> String {
    LintCase.coordinator(
      "Root",
      """
        let stack = UINavigationController()
        func start() {
          stack.setNavigationBarHidden(\(hiding), animated: false)
          let child = \(child)()
          children.append(child)
          child.start()
        }
      """
    )
  }

  static let bars = [
    LintCase(
      "the screen shows the bar",
      app("nav?.setNavigationBarHidden(false, animated: true)\n    " + push),
      found: ["gesture-keeps-child \(adding)"]
    ),
    LintCase("the bar is hidden above", app(push) + root(hiding: true)),
    LintCase(
      "the bar is shown above",
      app(push) + root(hiding: false),
      found: ["gesture-keeps-child \(adding)"]
    ),
    LintCase(
      "the bar is hidden above, on another stack",
      app(push) + root(hiding: true, opening: "Tabs")
        + LintCase.coordinator(
          "Tabs",
          "let stack = UINavigationController()\n  func start() { let app = App(); children.append(app); app.start() }"
        ),
      found: ["gesture-keeps-child \(adding)"]
    ),
  ]
}
