import Testing

/// Children that are not kept, not let go of, not started: for each rule what breaks it, what nearly does, what mends it.
@Suite("Lint: children")
struct ChildRuleTests {
  private static func app(_ members: String, _ rest: String = LintCase.home) -> String {
    LintCase.coordinator("App", "  func start() {}\n" + members) + rest
  }

  static let kept = [
    LintCase(
      "started and dropped",
      app("  func open() {\n let home = Home()\n home.parent = self\n home.start()\n }"),
      found: ["child-never-kept let home = Home()"]
    ),
    LintCase(
      "kept in a property of its own",
      app("  var home: Home?\n  func open() { let c = Home(); c.parent = self; home = c; c.start() }")
    ),
    LintCase(
      "kept by a closure",
      app(
        "  var onEnd: (() -> Void)?\n  func open() { let c = Home(); c.parent = self; c.start(); onEnd = { c.close() } }"
      )
    ),
    LintCase(
      "returned to whoever keeps it",
      app(
        """
          func open() { children.append(make()) }
          func make() -> Home { let c = Home(); c.parent = self; c.start(); return c }
        """
      )
    ),
    LintCase(
      "attached",
      app("  func open() { let c = Home(); c.parent = self; children.append(c); c.start() }")
    ),
  ]

  /// A child that shows a screen which is given something.
  private static func showing(_ given: String, _ more: String = "") -> String {
    app("  func open() {\n Menu()\n.start()\n }", "") + """
      final class MenuScreen: UIViewController {
        var onTap: (() -> Void)?
        init(onTap: @escaping () -> Void) { self.onTap = onTap }
      }
      final class Menu: Coordinator {
        var children: [Coordinator] = []
        func start() { show() }
        func show() { \(given) }
        func close() {}
        \(more)
      }

      """
  }

  static let keptByItself = [
    LintCase("a method that a screen is given keeps the child", showing("push(MenuScreen(onTap: close))")),
    LintCase("a method of its own, by name", showing("push(MenuScreen(onTap: self.close))")),
    LintCase("a method that is put into a screen", showing("let s = make(); s.onTap = close; push(s)")),
    LintCase("a closure that names it", showing("push(MenuScreen(onTap: { self.close() }))")),
    LintCase("a closure that lists it", showing("push(MenuScreen { [self] in close() })")),
    LintCase(
      "a weak closure does not",
      showing("push(MenuScreen { [weak self] in self?.close() })"),
      found: ["child-never-kept Menu()"]
    ),
    LintCase(
      "a closure that is called at once does not",
      showing("push(MenuScreen(onTap: {})); [1].forEach { _ in self.close() }"),
      found: ["child-never-kept Menu()"]
    ),
    LintCase(
      "a closure that only something uncalled would hand on does not",
      showing("push(MenuScreen(onTap: {}))", "func later() { push(MenuScreen(onTap: close)) }"),
      found: ["child-never-kept Menu()"]
    ),
  ]

  static let attached = [
    LintCase(
      "given to what keeps it weakly",
      app("  func open() { _ = Model(Mute()) }", LintCase.mute)
        + "final class Model { weak var coordinator: Mute?; init(_ c: Mute) { coordinator = c } }",
      found: ["child-never-attached func open() { _ = Model(Mute()) }"]
    ),
    LintCase(
      "given to what keeps it",
      app("  func open() { _ = Model(Mute()) }", LintCase.mute)
        + "final class Model { var coordinator: Mute?; init(_ c: Mute) { coordinator = c } }"
    ),
    LintCase(
      "given to what is not in the sources",
      app("  func open() { Registry.add(Mute()) }", LintCase.mute)
    ),
  ]

  static let removed = [
    LintCase(
      "one more on each visit",
      app("  func open() {\n let c = Mute()\n children.append(c)\n c.start()\n }", LintCase.mute),
      found: ["child-never-removed children.append(c)"]
    ),
    LintCase(
      "the end is only told by a method that nobody calls",
      app("  func open() {\n let c = Late()\n c.parent = self\n children.append(c)\n c.start()\n }")
        + LintCase.coordinator(
          "Late",
          "  weak var parent: Coordinator?\n  func start() { show() }\n  func show() {}\n"
            + "  func close() { parent?.childDidFinish(self) }"
        ),
      found: ["child-never-removed children.append(c)"]
    ),
    LintCase(
      "made once, by what start calls",
      LintCase.coordinator(
        "App",
        "  func start() { tabs() }\n  func tabs() { let c = Mute(); children.append(c); c.start() }"
      ) + LintCase.mute
    ),
    LintCase(
      "made once for each tab",
      LintCase.coordinator(
        "App",
        """
          func start() { let screens = Tab.allCases.map { self.tab($0) }; show(screens) }
          func tab(_ tab: Tab) -> Int { let c = Mute(); children.append(c); c.start(); return 1 }
          func show(_ screens: [Int]) {}
        """
      ) + LintCase.mute + "enum Tab: CaseIterable { case one, two }"
    ),
    LintCase(
      "made once for each tab, by a method that is handed on",
      LintCase.coordinator(
        "App",
        """
          func start() { Tab.allCases.forEach(add); [1, 2].forEach(self.addMore) }
          func add(_ tab: Tab) { let c = Mute(); children.append(c); c.start() }
          func addMore(_ count: Int) { let c = Mute(); children.append(c); c.start() }
        """
      ) + LintCase.mute + "enum Tab: CaseIterable { case one, two }"
    ),
    LintCase(
      "a method that is handed on for later",
      LintCase.coordinator(
        "App",
        """
          let button = Button()
          func start() { button.onTap = add }
          func add() {
            let c = Mute(); c.start()
            children.append(c)
          }
        """
      ) + LintCase.mute + "final class Button { var onTap: (() -> Void)? }",
      found: ["child-never-removed children.append(c)"]
    ),
    LintCase(
      "asked for first",
      app(
        """
          func open() {
            if let known = children.first(where: { $0 is Mute }) { known.start(); return }
            let c = Mute(); children.append(c); c.start()
          }
        """,
        LintCase.mute
      )
    ),
    LintCase(
      "told when done",
      app("  func open() { let c = Home(); c.parent = self; children.append(c); c.start() }")
    ),
    LintCase(
      "removed by a closure",
      app(
        """
          func open() {
            let c = Ending()
            c.onEnd = { [weak self, weak c] in c.map { self?.childDidFinish($0) } }
            children.append(c)
            c.start()
          }
        """
      ) + LintCase.coordinator("Ending", "  var onEnd: (() -> Void)?\n  func start() { onEnd?() }")
    ),
    LintCase(
      "another child is removed by a closure",
      app(
        """
          func open() {
            let c = Mute()
            children.append(c)
            c.start()
          }
          func run(_ c: Ending) {
            c.onEnd = { [weak self, weak c] in c.map { self?.childDidFinish($0) } }
            children.append(c)
            c.start()
          }
          func end() { run(Ending()) }
        """,
        LintCase.mute
      ) + LintCase.coordinator("Ending", "  var onEnd: (() -> Void)?\n  func start() { onEnd?() }"),
      found: ["child-never-removed children.append(c)"]
    ),
    LintCase(
      "a child that shows on its parent's root view controller",
      """
      import XCoordinator
      enum MapRoute: Route { case map, seats }
      final class MapCoordinator: NavigationCoordinator<MapRoute> {
        override func prepareTransition(for route: MapRoute) -> NavigationTransition {
          switch route {
          case .map: return .push(UIViewController())
          case .seats:
            let seats = SeatsCoordinator(rootViewController: self.rootViewController)
            addChild(seats)
            return .none()
          }
        }
      }
      final class SeatsCoordinator: NavigationCoordinator<MapRoute> {}
      """,
      found: ["child-never-removed addChild(seats)"]
    ),
    LintCase(
      "all removed before the next",
      app(
        "  func open() { children.removeAll(); let c = Mute(); children.append(c); c.start() }",
        LintCase.mute
      )
    ),
  ]

  static let started = [
    LintCase(
      "attached and left alone",
      LintCase.coordinator("App", "  func start() {\n let c = Mute()\n children.append(c)\n }")
        + LintCase.mute,
      found: ["child-never-started children.append(c)"]
    ),
    LintCase(
      "shown as it is",
      LintCase.coordinator(
        "App",
        """
          let router = Router()
          func start() { let c = Card(); children.append(c); router.push(c) }
        """
      ) + """
        protocol Shown { var screen: UIViewController { get } }
        final class Router {
          let stack = UINavigationController()
          func push(_ shown: Shown) { stack.pushViewController(shown.screen, animated: true) }
        }
        final class Card: Coordinator, Shown {
          var children: [Coordinator] = []
          lazy var screen = UIViewController()
          func start() { print(screen) }
        }
        """
    ),
    LintCase(
      "entered by a method of its own",
      LintCase.coordinator("App", "  func start() { let c = Mute(); children.append(c); c.show() }")
        + LintCase.mute
    ),
    LintCase(
      "started with the others",
      LintCase.coordinator(
        "App",
        "  func start() { let c = Mute(); children.append(c); children.forEach { $0.start() } }"
      ) + LintCase.mute
    ),
    LintCase(
      "started twice in one go",
      LintCase.coordinator(
        "App",
        "  func start() {\n let c = Mute()\n children.append(c)\n c.start()\n // again\n c.start( )\n }"
      ) + LintCase.mute,
      found: ["child-started-twice c.start( )"]
    ),
    LintCase(
      "started on one of two ways",
      LintCase.coordinator(
        "App",
        """
          func start() {
            let c = Mute(); children.append(c)
            if children.isEmpty {
              c.start()
            } else {
              c.start()
            }
          }
        """
      ) + LintCase.mute
    ),
    LintCase(
      "started behind a return",
      LintCase.coordinator(
        "App",
        """
          func start() {
            let c = Mute(); children.append(c)
            if children.isEmpty {
              c.start()
              return
            }
            c.start()
          }
        """
      ) + LintCase.mute
    ),
  ]

  @Test(arguments: kept + keptByItself + attached + removed + started)
  func findsWhatIsWrongAndNothingElse(_ sample: LintCase) {
    #expect(sample.findings == sample.found)
  }
}
