import Testing

/// Closures that children keep, and that keep them.
@Suite("Lint: cycles by closures")
struct ClosureCycleTests {
  /// A coordinator that opens a child which tells its end by a closure.
  private static func app(_ open: String, _ end: String = "onEnd?()", _ more: String = "") -> String {
    LintCase.coordinator(
      "App",
      "  func start() {}\n  func open() {\n let c = Poll()\n \(open)\n children.append(c)\n c.start()\n }\n\(more)"
    ) + LintCase.coordinator("Poll", "  var onEnd: (() -> Void)?\n  func start() { \(end) }")
  }

  private static func breach(_ line: String) -> [String] { ["retain-cycle \(line)"] }

  private static let strong = "c.onEnd = { self.childDidFinish(c) }"

  static let closures = [
    LintCase("it names the child", app(strong), found: breach(strong)),
    LintCase(
      "the one that keeps it is shared by all code",
      app(
        "poll = c\nc.onEnd = { self.note() }",
        "onEnd?()",
        "  var poll: Poll?\n  func note() {}"
      )
        + "extension App { static let shared = App() }",
      found: breach("c.onEnd = { self.note() }")
    ),
    LintCase(
      "only self is weak",
      app("c.onEnd = { [weak self] in self?.childDidFinish(c) }"),
      found: breach("c.onEnd = { [weak self] in self?.childDidFinish(c) }")
    ),
    LintCase(
      "a closure before it unwraps the child",
      app(
        "later { [weak c] in guard let c else { return }; c.start() }\n c.onEnd = { [weak self] in self?.childDidFinish(c) }",
        "onEnd?()",
        "  func later(_ work: () -> Void) {}"
      ),
      found: breach("c.onEnd = { [weak self] in self?.childDidFinish(c) }")
    ),
    LintCase(
      "a closure around it has the child weakly",
      app(
        "later { [weak c] in guard let c else { return }; c.start() }\n later { [weak c] in c?.onEnd = { [weak self] in c?.start(); self?.note() } }",
        "onEnd?()",
        "  func later(_ work: () -> Void) {}\n  func note() {}"
      )
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
      "a factory gives the child and its screen",
      app(
        "let (d, _) = pair(c)\n d.onEnd = { [weak self] in self?.childDidFinish(d) }",
        "onEnd?()",
        "  func pair(_ poll: Poll) -> (Poll, Int) { (poll, 1) }"
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
      app("var d: Poll? = c\n d = Poll()\n d?.onEnd = { d = nil }")
    ),
    LintCase(
      "a variable that may be weak",
      app("weak var d = c\n d?.onEnd = { d?.start() }")
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

  /// A coordinator that keeps a child in a property, and the child a closure of the coordinator.
  private static func tab(_ line: String, _ more: String = "") -> String {
    LintCase.coordinator(
      "App",
      """
        let tab = Tab()
        func start() {
          \(line)
        }
        func open() {}
        static func log() {}
      \(more)
      """
    ) + LintCase.coordinator("Tab", "  var onEnd: (() -> Void)?\n  func start() { onEnd?() }")
  }

  private static func wrong(_ line: String, _ more: String = "") -> LintCase {
    LintCase("wrong: \(line)", tab(line, more), found: ["retain-cycle \(line)"])
  }

  private static func right(_ line: String, _ more: String = "") -> LintCase {
    LintCase("right: \(line)", tab(line, more))
  }

  static let captures = [
    wrong("tab.onEnd = { self.open() }"),
    wrong("tab.onEnd = open"),
    wrong("tab.onEnd = self.open"),
    wrong("tab.onEnd = { [self] in open() }"),
    wrong("tab.onEnd = { [open] in open() }"),
    wrong("tab.onEnd = { [app = self] in app.open() }"),
    wrong("tab.onEnd = { DispatchQueue.main.async { [weak self] in self?.open() } }"),
    right("tab.onEnd = { [weak self] in self?.open() }"),
    right("tab.onEnd = { [weak self] in self?.tab.onEnd = { self?.open() } }"),
    right("tab.onEnd = { [unowned self] in self.open() }"),
    right("tab.onEnd = Self.log"),
    right("let open = { print(1) }; tab.onEnd = open"),
    right("tab.onEnd = { [open = 1] in print(open) }"),
    right("tab.onEnd = { self.open() }", "  func end() { tab.onEnd = nil }"),
    right("tab.onEnd = { self.open() }", "  func end() { tab.onEnd = .none }"),
    wrong("tab.onEnd = { self.open() }", "  deinit { tab.onEnd = nil }"),
  ]

  /// A child that takes an expression and calls it later.
  private static func delayed(_ value: String, _ parameter: String = "@autoclosure @escaping () -> Void")
    -> String
  {
    LintCase.coordinator(
      "App",
      """
        var tab: Tab?
        func start() {
          tab = Tab(onEnd: \(value))
        }
        func open() {}
        func make() -> () -> Void { { print(1) } }
      """
    )
      + LintCase.coordinator(
        "Tab",
        "  var onEnd: () -> Void\n  init(onEnd: \(parameter)) { self.onEnd = onEnd }\n  func start() { onEnd() }"
      )
  }

  static let delays = [
    LintCase("an autoclosure", delayed("self.open()"), found: breach("tab = Tab(onEnd: self.open())")),
    LintCase("a call that gives a closure", delayed("self.make()", "@escaping () -> Void")),
    LintCase("a call of a helper", delayed("print(1)")),
    LintCase(
      "an autoclosure that is called at once",
      delayed("self.open()").replacing("self.onEnd = onEnd", with: "self.onEnd = { print(1) }; onEnd()")
    ),
  ]

  /// A child that its parent has in a list, with a closure of the parent.
  private static func listed(_ end: String) -> String {
    LintCase.coordinator(
      "App",
      "  func start() {}\n  @objc func open() { let c = Poll(); c.onEnd = { self.end() }; children.append(c) }\n  @objc func end() { \(end) }"
    ) + LintCase.coordinator("Poll", "  var onEnd: (() -> Void)?\n  func start() { onEnd?() }")
  }

  static let lists = [
    LintCase(
      "the list keeps the child for good",
      listed("print(1)"),
      found: ["child-never-removed", "retain-cycle"].map {
        "\($0) @objc func open() { let c = Poll(); c.onEnd = { self.end() }; children.append(c) }"
      }
    ),
    LintCase("the child leaves the list", listed("children.removeAll { $0 is Poll }")),
  ]

  /// A screen and its cell, or whatever keeps a closure of its own.
  private static func own(_ line: String) -> String {
    "final class Row: UITableViewCell {\n  var onTap: (() -> Void)?\n  func fill() {\n    \(line)\n  }\n  func mark() {}\n}\n"
      + LintCase.home
  }

  static let owns = [
    LintCase(
      "a cell keeps itself",
      own("onTap = { self.mark() }"),
      found: ["retain-cycle onTap = { self.mark() }"]
    ),
    LintCase("a cell refers to itself weakly", own("onTap = { [weak self] in self?.mark() }")),
    LintCase("a cell only calls a helper", own("UIView.animate(withDuration: 1) { self.mark() }")),
  ]

  /// A screen that is given its model, and code that makes both.
  private static func given(_ line: String, _ more: String = "", property: String = "let model: Model")
    -> String
  {
    """
    final class Model { var onEnd: (() -> Void)? }
    struct Module { let view: Page; let model: Model }
    final class Page: UIViewController {
      \(property)
      init(model: Model) { self.model = model }
      func load() {
        \(line)
      }
      func show() {}
    \(more)
    }

    """
      + LintCase.coordinator(
        "App",
        "  weak var nav: UINavigationController?\n  func start() { nav?.pushViewController(Page(model: Model()), animated: true) }"
      )
  }

  private static let showing = "model.onEnd = { self.show() }"

  static let models = [
    LintCase("a screen and the model that it is given", given(showing), found: breach(showing)),
    LintCase(
      "two closures of one model",
      given(showing + "\nmodel.onStop = show").replacing(
        "var onEnd:",
        with: "var onStop: (() -> Void)?; var onEnd:"
      ),
      found: breach(showing) + breach("model.onStop = show")
    ),
    LintCase("the model is weak", given(showing, property: "weak var model: Model?")),
    LintCase("the screen is weak", given("model.onEnd = { [weak self] in self?.show() }")),
    LintCase("the model lets go of it", given(showing) + "extension Model { func stop() { onEnd = nil } }"),
    LintCase(
      "the screen lets go of the model",
      given(showing, "  @objc func end() { model = nil }", property: "var model: Model?")
    ),
    LintCase(
      "another screen takes its place",
      given(showing)
        + "final class Other: UIViewController { let model: Model; init(model: Model) { self.model = model; super.init() }\n func load() { model.onEnd = { print(1) } } }\n"
        + "func other() -> Other { Other(model: Model()) }"
    ),
  ]

  private static let path = "module.model.onEnd = { module.view.show() }"

  /// Code that makes a screen with its model, as one value.
  private static func module(_ line: String, _ more: String = "") -> String {
    given("", more)
      + "func open() {\n  let model = Model()\n  let module = Module(view: Page(model: model), model: model)\n  \(line)\n}\n"
  }

  static let paths = [
    LintCase("a value that keeps the object with the closure", module(path), found: breach(path)),
    LintCase(
      "only what it needs",
      module("module.model.onEnd = { [weak page = module.view] in page?.show() }")
    ),
    LintCase(
      "the value may keep it weakly",
      module(path).replacing("let model: Model }", with: "weak var model: Model? }")
    ),
  ]

  @Test(arguments: closures + captures + delays + lists + owns + models + paths)
  func findsRings(_ sample: LintCase) {
    #expect(sample.findings == sample.found)
  }
}
