import Testing

/// Coordinators that nothing keeps.
@Suite("Lint: children that nothing keeps")
struct NeverKeptTests {
  private static func app(_ open: String, _ more: String = "") -> String {
    LintCase.coordinator("App", "  func start() {}\n  @objc func open() {\n    \(open)\n  }\n\(more)")
  }

  /// A child with a screen that refers to it.
  private static func child(_ property: String) -> String {
    LintCase.coordinator(
      "Tea",
      "  weak var nav: UINavigationController?\n  func start() { let s = Screen(); s.tea = self; nav?.pushViewController(s, animated: true) }"
    ) + "final class Screen: UIViewController { \(property) }\n"
  }

  private static let weakly = child("weak var tea: Tea?")

  private static func dropped(_ name: String, _ source: String, _ line: String) -> LintCase {
    LintCase(name, source, found: ["child-never-kept \(line)"])
  }

  /// A child whose screen calls a closure.
  private static let calledBack =
    LintCase.coordinator(
      "Tea",
      """
        weak var nav: UINavigationController?
        func start() {
          let s = Screen()
          s.onEnd = { [weak self] in self?.close() }
          nav?.pushViewController(s, animated: true)
        }
        func close() {}
      """
    ) + "final class Screen: UIViewController { var onEnd: (() -> Void)? }\n"

  static let children = [
    dropped("its screen calls it back", app("Tea().start()") + calledBack, "Tea().start()"),
    LintCase(
      "its screen calls it back and keeps it",
      app("Tea().start()") + calledBack.replacing("[weak self] in self?", with: "self")
    ),
    LintCase(
      "the caller waits for it",
      app("let c = Tea(); Task { await c.run() }")
        + calledBack.replacing("func start() {", with: "func start() {}\n  func run() async {")
    ),
    dropped("a local constant", app("let c = Tea(); c.start()") + weakly, "let c = Tea(); c.start()"),
    dropped("the object of a call", app("Tea().start()") + weakly, "Tea().start()"),
    dropped(
      "given to a weak property",
      app(
        "let s = Screen(); s.tea = Tea(); show(s, sender: nil)",
        "  func show(_ s: UIViewController, sender: Any?) {}"
      )
        + weakly,
      "let s = Screen(); s.tea = Tea(); show(s, sender: nil)"
    ),
    LintCase("kept in a property", app("let c = Tea(); tea = c; c.start()", "  var tea: Tea?") + weakly),
    LintCase("its screen keeps it", app("let c = Tea(); c.start()") + child("var tea: Tea?")),
    LintCase("nothing refers to it", app("let c = Mute(); c.start()") + LintCase.mute),
    LintCase(
      "it is returned",
      app("print(make())", "  func make() -> Tea { let c = Tea(); c.start(); return c }") + weakly
    ),
    LintCase("unknown code has it", app("let c = Tea(); c.start(); keep(c)") + weakly),
    LintCase(
      "a guard makes it",
      app(
        "guard let c = Tea() else { return }\n    c.start(); children.append(c)",
        "  @objc func end() { children = [] }"
      )
        + weakly,
      found: ["gesture-keeps-child c.start(); children.append(c)"]
    ),
    LintCase(
      "a view has it by an autoclosure",
      app("let c = Tea(); c.start(); show(TeaView(tea: c))")
        + "struct TeaView: View { @StateObject private var tea: Tea\n init(tea: @autoclosure @escaping () -> Tea) { _tea = StateObject(wrappedValue: tea()) }\n var body: some View { Text(\"\") } }\n"
        + weakly
    ),
    LintCase("a closure has it", app("let c = Tea(); c.start(); later { print(c) }") + weakly),
  ]

  @Test(arguments: children)
  func findsWhatIsWrongAndNothingElse(_ sample: LintCase) {
    #expect(sample.findings == sample.found)
  }
}
