import Testing

/// Children that are not kept, not let go of, not started: for each rule what breaks it, what nearly does, what mends it.
@Suite("Lint: children")
struct ChildRuleTests {
  static func app(_ members: String, _ rest: String = LintCase.home) -> String {
    LintCase.coordinator("App", "  func start() {}\n" + members) + rest
  }

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
      found: [
        "screen-keeps-coordinator func start() { button.onTap = add }",
        "child-never-removed children.append(c)",
      ]
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
      "another coordinator of the same base removes its own children",
      """
      class Base: Coordinator {
        var children: [Coordinator] = []
        func start() {}
        func drop(_ child: Coordinator) { children.removeAll { $0 === child } }
      }
      final class App: Base {
        func open() {
          let c = Mute()
          children.append(c)
          c.start()
        }
      }
      final class Desk: Base {
        var all: [Coordinator] = []
        func close(_ child: Coordinator) { drop(child) }
        @objc func end() { close(all[0]) }
      }

      """ + LintCase.mute,
      found: ["child-never-removed children.append(c)"]
    ),
    LintCase(
      "the base removes the children of all that inherit from it",
      """
      class Base: Coordinator {
        var children: [Coordinator] = []
        func start() {}
        func drop(_ child: Coordinator) { children.removeAll { $0 === child } }
        @objc func end() { drop(children[0]) }
      }
      final class App: Base {
        func open() { let c = Mute(); children.append(c); c.start() }
      }

      """ + LintCase.mute
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

  @Test(arguments: kept + keptByItself + done + attached + removed + removedEach + started + built)
  func findsWhatIsWrongAndNothingElse(_ sample: LintCase) {
    #expect(sample.findings == sample.found)
  }
}
