import Testing

/// Removals that take off another child than the one that is done.
@Suite("Lint: removals of others")
struct RemovalOfOthersTests {
  private static let end = "  var onEnd: (() -> Void)?\n  func start() {}\n  @objc func close() { onEnd?() }"
  private static let tea = LintCase.coordinator("Tea", end)
  private static let coffee = LintCase.coordinator("Coffee", end)

  private static func app(_ members: String, _ types: String = tea + coffee) -> String {
    LintCase.coordinator("App", "  func start() {}\n\(members)") + types
  }

  private static func dropping(_ type: String) -> String {
    app(
      """
        func drop<C: Coordinator>(_ type: C.Type) { children.removeAll { $0 is C } }
        @objc func pour() {
          let tea = Tea()
          tea.onEnd = { [weak self] in self?.drop(\(type).self) }
          children.append(tea)
          tea.start()
        }
        @objc func brew() {
          let coffee = Coffee()
          coffee.onEnd = { [weak self] in self?.drop(Coffee.self) }
          children.append(coffee)
          coffee.start()
        }
      """
    )
  }

  private static func underKey(_ key: String) -> String {
    app(
      """
        var cups: [String: Coordinator] = [:]
        @objc func pour(_ id: Int) {
          let tea = Tea()
          cups[Key.tea(id)] = tea
          tea.onEnd = { [weak self] in self?.detach(\(key)) }
          tea.start()
        }
        func detach(_ id: String) { cups.removeValue(forKey: id) }
      """
    )
      + "enum Key { static func tea(_ id: Int) -> String { \"t\" }; static func cup(_ id: Int) -> String { \"c\" } }"
  }

  private static func filtered(_ test: String) -> String {
    app(
      """
        @objc func pour() {
          let tea = Tea()
          tea.onEnd = { [weak self, weak tea] in self?.children.removeAll { \(test) } }
          children.append(tea)
          tea.start()
        }
      """
    )
  }

  private static func keyed(_ key: String) -> String {
    app(
      """
        var cups: [Cup: Coordinator] = [:]
        @objc func pour() {
          let tea = Tea()
          cups[.tea] = tea
          tea.onEnd = { [weak self] in self?.close(\(key)) }
          tea.start()
        }
        func close(_ cup: Cup) { cups[cup] = nil }
      """
    ) + "enum Cup { case tea, coffee }"
  }

  static let cases = [
    LintCase("the own type is dropped", dropping("Tea")),
    LintCase(
      "another type is dropped",
      dropping("Coffee"),
      found: ["child-never-removed children.append(tea)"]
    ),
    LintCase("the own key is removed", underKey("Key.tea(id)")),
    LintCase(
      "another key is removed",
      underKey("Key.cup(id)"),
      found: ["exit-keeps-child tea.onEnd = { [weak self] in self?.detach(Key.cup(id)) }"]
    ),
    LintCase("the child itself is removed", filtered("$0 === tea")),
    LintCase(
      "all children but the one that is done are removed",
      filtered("$0 !== tea"),
      found: [
        "wrong-child-detached tea.onEnd = { [weak self, weak tea] in self?.children.removeAll { $0 !== tea } }"
      ]
    ),
    LintCase(
      "all children but the one that is done are filtered out",
      app(
        """
          @objc func didFinish(_ tea: Coordinator) {
            children = children.filter { $0 === tea }
          }
        """
      ),
      found: ["wrong-child-detached children = children.filter { $0 === tea }"]
    ),
    LintCase(
      "the one that is done is filtered out",
      app("  @objc func didFinish(_ tea: Coordinator) { children = children.filter { $0 != tea } }")
    ),
    LintCase(
      "another child is compared with",
      app(
        """
          @objc func pour() {
            let tea = Tea()
            tea.onEnd = { [weak self, weak tea] in self?.children.removeAll { $0 === tea } }
            children.append(tea)
            tea.start()
          }
          @objc func brew() {
            let coffee = Coffee()
            children.append(coffee)
            coffee.start()
          }
        """
      ),
      found: ["child-never-removed children.append(coffee)"]
    ),
    LintCase(
      "a method removes what is under another key",
      keyed(".coffee"),
      found: ["exit-keeps-child tea.onEnd = { [weak self] in self?.close(.coffee) }"]
    ),
    LintCase("a method removes what is under the own key", keyed(".tea")),
    LintCase(
      "all others are dropped on purpose, when a child starts",
      app("  @objc func pour(_ tea: Tea) { children.removeAll { $0 !== tea } }")
    ),
    LintCase(
      "a slot is filled anew after its child was dropped by type",
      app(
        """
          var tea: Tea?
          func drop<C: Coordinator>(_ type: C.Type) { children.removeAll { $0 is C } }
          func pour() {
            let tea = Tea()
            children.append(tea)
            self.tea = tea
            tea.onEnd = { [weak self] in self?.refill() }
            tea.start()
          }
          func refill() {
            drop(Tea.self)
            pour()
          }
          @objc func open() { pour() }
        """
      )
    ),
  ]

  @Test(arguments: cases) func theRightChildIsRemoved(_ test: LintCase) {
    #expect(test.findings == test.found)
  }

  // MARK: Ends that nobody hears

  private static let base = """
    class Base: Coordinator {
      var children: [Coordinator] = []
      var onFinish: (() -> Void)?
      func start() {}
      func finish() { children.removeAll(); onFinish?() }
    }

    """

  private static func based(_ child: String, _ open: String) -> String {
    base + "final class Tea: Base {\n\(child)\n}\nfinal class App: Base {\n\(open)\n}\n"
  }

  /// A base class whose children remove themselves from their parents.
  private static func parented(_ child: String, _ more: String = "") -> String {
    """
    class Base: Coordinator {
      var children: [Coordinator] = []
      weak var parent: Base?
      func start() {}
      func finish() { parent?.remove(self) }
      func add(_ child: Base) { child.parent = self; children.append(child); child.start() }
      func remove(_ child: Base) { children.removeAll { $0 === child } }
    }
    final class Tea: Base {
    \(child)
    }
    final class App: Base { @objc func pour() { add(Tea()) } }
    \(more)

    """
  }

  private static let open = """
      @objc func pour() { let tea = Tea(); children.append(tea); tea.start() }
      @objc func clear() { children.removeAll { $0 is Tea } }
    """
  private static let closes = "  @objc func close() { finish() }"

  static let ends = [
    LintCase(
      "nothing sets the end, which the child calls",
      based(closes, open),
      found: ["exit-keeps-child @objc func pour() { let tea = Tea(); children.append(tea); tea.start() }"]
    ),
    LintCase("the child never calls the end of its base class", based("", open)),
    LintCase(
      "the end of the owner is no end of a child that tells nothing",
      based(
        "",
        "  @objc func pour() { let tea = Tea(); children.append(tea); tea.start() }\n  @objc func close() { finish() }"
      ),
      found: ["child-never-removed @objc func pour() { let tea = Tea(); children.append(tea); tea.start() }"]
    ),
    LintCase(
      "a child that is done ends its owner",
      based(
        closes,
        "  @objc func pour() { let tea = Tea(); tea.onFinish = { [weak self] in self?.finish() }; children.append(tea); tea.start() }"
      )
    ),
    LintCase(
      "others inherit the method that removes them, and call it",
      parented("", "final class Milk: Base { @objc func close() { finish() } }"),
      found: ["child-never-removed final class App: Base { @objc func pour() { add(Tea()) } }"]
    ),
    LintCase("the child inherits the method and calls it", parented(closes)),
    LintCase(
      "the child calls it by super",
      parented("  override func finish() { super.finish() }\n\(closes)")
    ),
    LintCase(
      "a child that is attached once may stay",
      based(closes, "  override func start() { let tea = Tea(); children.append(tea); tea.start() }")
    ),
    LintCase(
      "a method without super is the only finding of its cause",
      base + """
        final class Tea: Base {
          let nav = UINavigationController()
          override func start() { nav.present(UIViewController(), animated: true) }
          override func finish() { nav.dismiss(animated: true) }
          @objc func close() { finish() }
        }
        final class App: Base {
          @objc func pour() {
            let tea = Tea()
            tea.onFinish = { [weak self, weak tea] in self?.children.removeAll { $0 === tea } }
            children.append(tea)
            tea.start()
          }
        }

        """,
      found: ["stop-without-super override func finish() { nav.dismiss(animated: true) }"]
    ),
  ]

  @Test(arguments: ends) func endsAreHeard(_ test: LintCase) {
    #expect(test.findings.filter { !$0.hasPrefix("swipe") } == test.found)
  }
}
