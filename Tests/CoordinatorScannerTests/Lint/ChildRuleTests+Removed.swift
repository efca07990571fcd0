/// Several children of one method, each with its own end.
extension ChildRuleTests {
  private static let ends =
    LintCase.coordinator("Tea", "  var onEnd: (() -> Void)?\n  func start() { onEnd?() }")
    + LintCase.coordinator("Coffee", "  var onEnd: (() -> Void)?\n  func start() { onEnd?() }")

  static let removedEach = [
    LintCase(
      "each is removed by a closure of its own",
      app(
        """
          func pour(_ hot: Bool) {
            if hot {
              let c = Tea(); c.onEnd = { [weak self, weak c] in c.map { self?.childDidFinish($0) } }
              children.append(c)
              c.start()
            } else {
              let c = Coffee(); c.onEnd = { [weak self, weak c] in c.map { self?.childDidFinish($0) } }
              children.append(c)
              c.start()
            }
          }
        """,
        ends
      )
    ),
    LintCase(
      "each is removed by a helper that both are given to",
      """
      class Base: Coordinator {
        var children: [Coordinator] = []
        var onEnd: (() -> Void)?
        func start() { onEnd?() }
        func run(_ child: Base) {
          children.append(child)
          child.onEnd = { [weak self, weak child] in child.map { self?.childDidFinish($0) } }
          child.start()
        }
      }
      final class App: Base { func open() { run(Tea()); run(Coffee()) } }
      final class Tea: Base {}
      final class Coffee: Base {}
      """
    ),
    LintCase(
      "only the first is removed",
      app(
        """
          func open() {
            let t = Tea(); t.onEnd = { [weak self, weak t] in t.map { self?.childDidFinish($0) } }
            children.append(t)
            t.start()
            let c = Coffee()
            children.append(c)
            c.start()
          }
        """,
        ends
      ),
      found: ["child-never-removed children.append(c)"]
    ),
  ]
}
