/// Several children of one method, each with its own end.
extension ChildRuleTests {
  private static let ends =
    LintCase.coordinator("Tea", "  var onEnd: (() -> Void)?\n  func start() { onEnd?() }")
    + LintCase.coordinator("Coffee", "  var onEnd: (() -> Void)?\n  func start() { onEnd?() }")

  /// An app that shows its tabs at the start, or behind an introduction.
  private static func seen(_ end: String) -> String {
    LintCase.coordinator("Tabs", "  func start() {}")
      + LintCase.coordinator("Intro", "  var onEnd: ((Intro) -> Void)?\n  func start() { onEnd?(self) }")
      + LintCase.coordinator(
        "App",
        """
          func start() { if isKnown { showTabs() } else { showIntro() } }
          private func showIntro() {
            let c = Intro()
            c.onEnd = { [weak self] in self?.didSee($0) }
            children.append(c)
            c.start()
          }
          private func showTabs() {
            let t = Tabs()
            children.append(t)
            t.start()
          }
          func \(end)
        """
      )
  }

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
      "only the first is removed, by a closure that is given it",
      app(
        """
          func pour() {
            let t = Tea(); t.onEnd = { [weak self] done in self?.childDidFinish(done) }
            children.append(t)
            t.start()
          }
          func brew() {
            let c = Coffee(); c.onEnd = { [weak self] in self?.start() }
            children.append(c)
            c.start()
          }
        """,
        LintCase.coordinator("Tea", "  var onEnd: ((Tea) -> Void)?\n  func start() { onEnd?(self) }")
          + LintCase.coordinator("Coffee", "  var onEnd: (() -> Void)?\n  func start() { onEnd?() }")
      ),
      found: ["child-never-removed children.append(c)"]
    ),
    LintCase(
      "a helper that may be called without what it removes",
      """
      class Base: Coordinator {
        var children: [Coordinator] = []
        weak var parent: Base?
        func start() { parent?.finish() }
        func finish(_ child: Coordinator? = nil) { children.removeAll { $0 === child } }
      }
      final class Coffee: Base {}
      final class App: Base {
        func brew() { let c = Coffee(); c.parent = self; children.append(c); c.start() }
      }
      """
    ),
    LintCase(
      "a method of a helper's name, without parameters, removes nothing",
      """
      class Base: Coordinator {
        var children: [Coordinator] = []
        var onEnd: (() -> Void)?
        func start() { onEnd?() }
        func run(_ child: Base) {
          child.onEnd = { [weak self, weak child] in child.map { self?.childDidFinish($0) } }
          children.append(child)
          child.start()
        }
      }
      final class Tea: Base { func run() { start() } }
      final class Coffee: Base {}
      final class App: Base {
        func pour() { Tea().run() }
        func brew() {
          let c = Coffee(); c.onEnd = { [weak self] in self?.start() }
          children.append(c)
          c.start()
        }
      }
      """,
      found: ["child-never-kept func pour() { Tea().run() }", "child-never-removed children.append(c)"]
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
    LintCase(
      "removed by a method that the team has added to lists",
      """
      extension Array { mutating func removeElementByReference(_ element: Element) { self = filter { $0 !== element } } }
      class Base: Coordinator {
        var children: [Coordinator] = []
        func start() {}
        func detach(_ child: Coordinator) { children.removeElementByReference(child) }
      }
      final class Tea: Base { var onEnd: (() -> Void)?; override func start() { onEnd?() } }
      final class App: Base {
        func pour() {
          let t = Tea()
          t.onEnd = { [weak self, weak t] in t.map { self?.detach($0) } }
          children.append(t)
          t.start()
        }
      }
      """
    ),
    LintCase(
      "removed by the key that it is under",
      """
      final class Tea: Coordinator { var children: [Coordinator] = []; var onEnd: (() -> Void)?; func start() { onEnd?() } }
      final class App: Coordinator {
        var children: [Coordinator] = []
        var childByKey: [String: Coordinator] = [:]
        func start() {}
        func pour(id: String) {
          let t = Tea()
          childByKey[id] = t
          t.onEnd = { [weak self] in self?.childByKey.removeValue(forKey: id) }
          t.start()
        }
      }
      """
    ),
    LintCase(
      "under a key that the next one has, too",
      """
      enum Kind { case tea }
      final class Tea: Coordinator { var children: [Coordinator] = []; func start() {}; let id = UUID() }
      final class App: Coordinator {
        var children: [Coordinator] = []
        var childByKind: [AnyHashable: Coordinator] = [:]
        func start() {}
        func pour(_ kind: Kind) {
          let t = Tea()
          childByKind[Kind.tea] = t
          t.start()
        }
      }
      """
    ),
    LintCase(
      "under what is given",
      """
      enum Kind { case tea }
      final class Tea: Coordinator { var children: [Coordinator] = []; func start() {}; let id = UUID() }
      final class App: Coordinator {
        var children: [Coordinator] = []
        var childByKind: [AnyHashable: Coordinator] = [:]
        func start() {}
        func pour(_ kind: Kind) {
          let t = Tea()
          childByKind[kind] = t
          t.start()
        }
      }
      """,
      found: ["child-never-removed childByKind[kind] = t"]
    ),
    LintCase(
      "under its type",
      """
      enum Kind { case tea }
      final class Tea: Coordinator { var children: [Coordinator] = []; func start() {}; let id = UUID() }
      final class App: Coordinator {
        var children: [Coordinator] = []
        var childByKind: [AnyHashable: Coordinator] = [:]
        func start() {}
        func pour(_ kind: Kind) {
          let t = Tea()
          childByKind.updateValue(t, forKey: String(describing: Tea.self))
          t.start()
        }
      }
      """
    ),
    LintCase(
      "under a key of its own",
      """
      enum Kind { case tea }
      final class Tea: Coordinator { var children: [Coordinator] = []; func start() {}; let id = UUID() }
      final class App: Coordinator {
        var children: [Coordinator] = []
        var childByKind: [AnyHashable: Coordinator] = [:]
        func start() {}
        func pour(_ kind: Kind) {
          let t = Tea()
          childByKind[t.id] = t
          t.start()
        }
      }
      """,
      found: ["child-never-removed childByKind[t.id] = t"]
    ),
    LintCase(
      "attached at the start, or once what comes before it has ended",
      seen("didSee(_ c: Intro) { childDidFinish(c)\n showTabs() }")
    ),
    LintCase(
      "attached at the start, and again whenever it is asked for",
      seen("didSee(_ c: Intro) { childDidFinish(c)\n showTabs() }\n func again() { showTabs() }"),
      found: ["child-never-removed children.append(t)"]
    ),
    LintCase(
      "under its identity",
      """
      enum Kind { case tea }
      final class Tea: Coordinator { var children: [Coordinator] = []; func start() {}; let id = UUID() }
      final class App: Coordinator {
        var children: [Coordinator] = []
        var childByKind: [AnyHashable: Coordinator] = [:]
        func start() {}
        func pour(_ kind: Kind) {
          let t = Tea()
          childByKind[ObjectIdentifier(t)] = t
          t.start()
        }
      }
      """,
      found: ["child-never-removed childByKind[ObjectIdentifier(t)] = t"]
    ),
  ]
}
