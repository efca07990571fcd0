import Testing

/// Closures that children keep, and that keep them.
@Suite("Lint: closures")
struct ClosureRuleTests {
  /// A coordinator that opens a child which tells its end by a closure.
  private static func app(_ open: String, _ end: String = "onEnd?()", _ more: String = "") -> String {
    LintCase.coordinator(
      "App",
      "  func start() {}\n  func open() {\n let c = Poll()\n \(open)\n children.append(c)\n c.start()\n }\n\(more)"
    ) + LintCase.coordinator("Poll", "  var onEnd: (() -> Void)?\n  func start() { \(end) }")
  }

  private static func breach(_ line: String) -> [String] { ["closure-keeps-child \(line)"] }

  private static let strong = "c.onEnd = { self.childDidFinish(c) }"

  static let closures = [
    LintCase("it names the child", app(strong), found: breach(strong)),
    LintCase(
      "only self is weak",
      app("c.onEnd = { [weak self] in self?.childDidFinish(c) }"),
      found: breach("c.onEnd = { [weak self] in self?.childDidFinish(c) }")
    ),
    LintCase(
      "a helper that any child is given to",
      app(
        "run(c)",
        "onEnd?()",
        "  func run(_ d: Poll) {\n d.onEnd = { [weak self] in self?.childDidFinish(d) }\n }"
      ),
      found: breach("d.onEnd = { [weak self] in self?.childDidFinish(d) }")
    ),
    LintCase(
      "the child is weak",
      app("c.onEnd = { [weak self, weak c] in c.map { self?.childDidFinish($0) } }")
    ),
    LintCase("the child is unowned", app("c.onEnd = { [weak self, unowned c] in self?.childDidFinish(c) }")),
    LintCase(
      "the variable is let go of",
      app("var d: Poll? = c\n d = Poll()\n d?.onEnd = { d = nil }"),
      found: ["child-never-removed children.append(c)"]
    ),
    LintCase(
      "a variable that may be weak",
      app("weak var d = c\n d?.onEnd = { d?.start() }"),
      found: ["child-never-removed children.append(c)"]
    ),
    LintCase(
      "set to nil when it is called",
      app(strong, "let end = onEnd; onEnd = nil; end?()")
    ),
    LintCase("emptied when it is called", app(strong, "onEnd?(); onEnd = {}")),
    LintCase(
      "set to nil by another type that has one of that name",
      app(strong)
        + LintCase.coordinator(
          "Vote",
          "  var onEnd: ((Int) -> Void)?\n  func start() { let end = onEnd; onEnd = nil; end?(1) }"
        ),
      found: breach(strong)
    ),
    LintCase(
      "another variable of that name",
      app(
        "c.onEnd = { [weak self] in guard let c = self?.children.first else { return }; self?.childDidFinish(c) }"
      )
    ),
    LintCase(
      "each of several of that name",
      app("c.onEnd = { [weak self] in for c in self?.children ?? [] { self?.childDidFinish(c) } }")
    ),
    LintCase("a member of that name", app("c.onEnd = { [weak self] in self?.childDidFinish(Box().c) }")),
  ]

  @Test(arguments: closures)
  func findsRings(_ sample: LintCase) {
    #expect(sample.findings == sample.found)
  }
}
