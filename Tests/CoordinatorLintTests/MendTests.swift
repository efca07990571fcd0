import CoordinatorGraph
import CoordinatorLint
import CoordinatorScanner
import Testing

/// The edits that mend findings.
@Suite("Lint: mends as edits")
struct MendTests {
  private static func tab(_ line: String, _ more: String = "") -> String {
    LintCase.coordinator(
      "App",
      "  let tab = Tab()\n  weak var name: App?\n  func start() {\n    \(line)\n  }\n  func open() {}\n"
        + "  func turn(to page: Int) {}\n\(more)"
    )
      + LintCase.coordinator(
        "Tab",
        "  var onEnd: (() -> Void)?\n  var onTurn: ((Int) -> Void)?\n  var asks: (() -> Int)?\n"
          + "  func start() { onEnd?(); onTurn?(1); _ = asks?() }"
      )
  }

  /// The line behind the head of `start` before and after the edit; the same where there is none.
  static let closures: [(String, String)] = [
    ("tab.onEnd = { self.open() }", "tab.onEnd = { [weak self] in self?.open() }"),
    (
      "tab.onEnd = { [self] in open() }",
      "tab.onEnd = { [weak self] in guard let self else { return }; open() }"
    ),
    ("tab.onEnd = open", "tab.onEnd = { [weak self] in self?.open() }"),
    ("tab.onEnd = self.open", "tab.onEnd = { [weak self] in self?.open() }"),
    ("tab.onTurn = turn", "tab.onTurn = { [weak self] in self?.turn(to: $0) }"),
    ("tab.onTurn = { self.turn(to: $0) }", "tab.onTurn = { [weak self] in self?.turn(to: $0) }"),
    (
      "tab.onTurn = { page in self.turn(to: page) }",
      "tab.onTurn = { [weak self] page in self?.turn(to: page) }"
    ),
    (
      "tab.onTurn = { [tab] _ in self.open(); tab.start() }",
      "tab.onTurn = { [weak self, tab] _ in guard let self else { return }; self.open(); tab.start() }"
    ),
    (
      "tab.onEnd = { self.name = self }",
      "tab.onEnd = { [weak self] in guard let self else { return }; self.name = self }"
    ),
    (
      "tab.onEnd = {\n      // The end.\n      self.open()\n      self.start()\n    }",
      "tab.onEnd = { [weak self] in\n      // The end.\n      guard let self else { return }\n      self.open()\n      self.start()\n    }"
    ),
    // A weak capture has no result to give.
    ("tab.asks = { self.open(); return 1 }", "tab.asks = { self.open(); return 1 }"),
    // Two places on one line.
    (
      "tab.onEnd = { self.open() }; tab.onTurn = { _ in }",
      "tab.onEnd = { self.open() }; tab.onTurn = { _ in }"
    ),
    ("tab.onEnd = { [app = self] in app.open() }", "tab.onEnd = { [app = self] in app.open() }"),
  ]

  @Test(arguments: closures)
  func closuresCaptureWeakly(_ before: String, _ after: String) {
    let wrong = LintCase("", Self.tab(before))
    #expect(!wrong.all.isEmpty)
    #expect(wrong.mended == LintCase.base + Self.tab(after))
    if before != after { #expect(LintCase("", Self.tab(after)).findings == []) }
  }

  private static func child(_ property: String) -> String {
    LintCase.coordinator(
      "App",
      "  func start() {}\n  @objc func open() { let c = Loud(parent: self); children.append(c); c.start() }"
    )
      + LintCase.coordinator(
        "Loud",
        "  \(property)\n  init(parent: Coordinator) { self.parent = parent }\n"
          + "  func start() {}\n  @objc func close() { parent?.childDidFinish(self) }"
      )
  }

  static let properties: [(String, String)] = [
    ("var parent: Coordinator?", "weak var parent: Coordinator?"),
    ("private(set) var parent: Coordinator!", "private(set) weak var parent: Coordinator!"),
    // All uses would have to change.
    ("let parent: Coordinator", "let parent: Coordinator"),
    ("var parent: Coordinator?, other: Coordinator?", "var parent: Coordinator?, other: Coordinator?"),
  ]

  @Test(arguments: properties)
  func propertiesBecomeWeak(_ before: String, _ after: String) {
    let wrong = LintCase("", Self.child(before))
    #expect(wrong.findings.contains { $0.hasPrefix("strong-way-up") })
    #expect(wrong.mended == LintCase.base + Self.child(after))
  }
}
