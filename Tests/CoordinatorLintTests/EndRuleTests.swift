import Testing

/// Ends that forget something, slots that stay filled, children that end too early.
@Suite("Lint: ends")
struct EndRuleTests {
  private static func slot(_ ending: String) -> String {
    LintCase.coordinator(
      "App",
      """
        var poll: Poll?
        func start() {}
        func open() {
          let c = Poll()
          c.onFinish = { [weak self] in \(ending) }
          poll = c
          c.start()
        }
      """
    )
      + LintCase.coordinator(
        "Poll",
        "  var onFinish: (() -> Void)?\n  func start() {}\n  @objc func send() { onFinish?() }"
      )
  }

  static let slots = [
    LintCase("set to nil", slot("self?.poll = nil")),
    LintCase("set to none", slot("self?.poll = .none")),
    LintCase(
      "never set to nil, although a guard asks for it",
      slot("print(self as Any)").replacing(
        "func open() {",
        with: "func open() {\n    guard poll == nil else { return }"
      ),
      found: ["slot-never-cleared poll = c"]
    ),
    LintCase(
      "expected to come once",
      slot("print(self as Any)").replacing("func open() {", with: "func open() {\n    assert(poll == nil)")
    ),
    LintCase("never set to nil", slot("print(self as Any)"), found: ["slot-never-cleared poll = c"]),
  ]

  private static func stopped(_ members: String) -> String {
    """
    class Base: Coordinator {
      var children: [Coordinator] = []
      func start() {}
      func stop() { children.removeAll() }
    }
    final class App: Base {
      var first: Mute?
      var second: Mute?
      override func start() { let a = Mute(); first = a; a.start(); let b = Mute(); second = b; b.start() }
      \(members)
    }

    """ + LintCase.mute
  }

  static let stops = [
    LintCase("all of it", stopped("override func stop() { first = nil; second = nil; super.stop() }")),
    LintCase(
      "super is forgotten",
      stopped("override func stop() { first = nil; second = nil }"),
      found: ["stop-without-super override func stop() { first = nil; second = nil }"]
    ),
    LintCase(
      "a child is forgotten",
      stopped("override func stop() { first = nil; super.stop() }"),
      found: ["stop-forgets-child override func stop() { first = nil; super.stop() }"]
    ),
  ]

  private static func replacing(_ line: String) -> String {
    LintCase.coordinator(
      "App",
      "  let home = Home()\n  func start() { home.start() }\n  @objc func reset() { \(line) }"
    ) + LintCase.home
  }

  static let replaced = [
    LintCase(
      "from outside",
      replacing("home.children = []"),
      found: ["children-replaced @objc func reset() { home.children = [] }"]
    ),
    LintCase("its own", replacing("children = []")),
    LintCase("by itself", replacing("home.reset()") + "extension Home { func reset() { children = [] } }"),
  ]

  private static func early(_ lines: String, _ start: String) -> String {
    LintCase.coordinator(
      "App",
      "  func start() {}\n  func open() { let c = Poll(); c.parent = self; \(lines) }"
    )
      + LintCase.coordinator("Poll", "  weak var parent: Coordinator?\n  func start() { \(start) }")
  }

  static let order = [
    LintCase("attached first", early("children.append(c); c.start()", "parent?.childDidFinish(self)")),
    LintCase(
      "ended before it is attached",
      early("c.start(); children.append(c)", "parent?.childDidFinish(self)"),
      found: [
        "removed-before-attached func open() { let c = Poll(); c.parent = self; c.start(); children.append(c) }"
      ]
    ),
    LintCase(
      "ended later",
      early("c.start(); children.append(c)", "let end = { self.parent?.childDidFinish(self) }; later(end)")
    ),
  ]

  @Test(arguments: slots + stops + replaced + order)
  func findsWhatIsWrongAndNothingElse(_ sample: LintCase) {
    #expect(sample.findings == sample.found)
  }
}
