/// Children that may end while they start.
extension GrowingListTests {
  private static func early(_ start: String, _ open: String = started, _ more: String = "") -> String {
    app(open, "  func checkDidEnd(_ check: Check) { childDidFinish(check) }")
      + LintCase.coordinator(
        "Check",
        """
          weak var delegate: App?
          var items: [Int] = []
          func start() { \(start) }
          @objc func end() { delegate?.checkDidEnd(self) }
        \(more)
        """
      )
  }

  private static let started = "let c = Check(); c.delegate = self; c.start(); children.append(c)"
  private static let load =
    "  func load(then: @escaping () -> Void) { if items.isEmpty { then() } else { print(then) } }"

  static let early = [
    grows(
      "it may end before it is added",
      early("if items.isEmpty { delegate?.checkDidEnd(self) }"),
      started
    ),
    grows("its own method may end it", early("check()", started, "  func check() { end() }"), started),
    grows(
      "its own method calls a closure at once",
      early("load(then: { self.delegate?.checkDidEnd(self) })", started, load),
      started
    ),
    LintCase(
      "its own method calls a closure later",
      early(
        "load(then: { self.delegate?.checkDidEnd(self) })",
        started,
        load.replacing("then() }", with: "Task { then() } }")
      )
    ),
    LintCase("it ends later", early("Task { delegate?.checkDidEnd(self) }")),
    LintCase(
      "it ends after it waits",
      early("end()").replacing("func start() {", with: "func start() async {")
    ),
    LintCase("it tells something else", early("delegate?.childDidStart(self)")),
    LintCase(
      "it is added first",
      early("end()", "let c = Check(); c.delegate = self; children.append(c); c.start()")
    ),
    LintCase(
      "nobody hears of its start",
      early("end()", "let c = Check(); c.start(); c.delegate = self; children.append(c)")
    ),
  ]
}
