import CoordinatorGraph
import Testing

/// Parents, delegates, listeners and screens.
@Suite("Lint: ways up")
struct WayUpRuleTests {
  private static func app(_ making: String) -> String {
    LintCase.coordinator("App", "  func start() {}\n  func open() {\n    \(making)\n    c.start()\n  }")
  }

  private static func child(_ property: String) -> String {
    LintCase.coordinator(
      "Home",
      "  \(property)\n  func start() { show() }\n  func show() {}\n  @objc func close() { parent?.childDidFinish(self) }"
    )
  }

  /// A base with a way up that only some of those below it use.
  private static func based(_ home: String, _ opening: String) -> String {
    """
    class Base: Coordinator {
      var children: [Coordinator] = []
      weak var parent: Base?
      func start() {}
      func finish() { parent?.childDidFinish(self) }
    }
    \(home)
    final class App: Base, UINavigationControllerDelegate {
      @objc func open() { \(opening) }
      func navigationController(_ stack: UINavigationController, didShow screen: UIViewController, animated: Bool) {
        children.removeAll { $0 is Home }
      }
    }

    """
  }

  /// A protocol that asks each child for a parent.
  private static func required(_ setting: String, _ end: String) -> String {
    app("let c = Tea()\n    \(setting); children.append(c)")
      + "protocol Child: Coordinator { var parent: Coordinator? { get set } }\n"
      + LintCase.coordinator(
        "Tea",
        "  weak var parent: Coordinator?\n  var onEnd: (() -> Void)?\n  func start() {}\n  @objc func close() { \(end) }"
      ).replacing("Tea: Coordinator", with: "Tea: Child")
  }

  static let parents = [
    LintCase(
      "kept by the child",
      app("let c = Home(); c.parent = self; children.append(c)") + child("var parent: Coordinator?"),
      found: ["strong-way-up var parent: Coordinator?"]
    ),
    LintCase(
      "weak",
      app("let c = Home(); c.parent = self; children.append(c)") + child("weak var parent: Coordinator?")
    ),
    LintCase(
      "given to init and unowned",
      app("let c = Home(self); children.append(c)")
        + child("unowned let parent: Coordinator\n  init(_ parent: Coordinator) { self.parent = parent }")
        .replacing("parent?.", with: "parent.")
    ),
    LintCase(
      "set by a closure that a helper for any child calls",
      LintCase.coordinator(
        "App",
        """
          func start() {}
          func open() { attach(Home()) { $0.parent = self } }
          func attach<C: Coordinator>(_ child: C, _ set: (C) -> Void) { set(child); children.append(child); child.start() }
        """
      ) + child("weak var parent: Coordinator?")
    ),
    LintCase(
      "never set",
      app("let c = Home()\n    children.append(c)") + child("weak var parent: Coordinator?"),
      found: ["parent-never-set let c = Home()"]
    ),
    LintCase(
      "never set, and there for others below the base",
      based("final class Home: Base {}", "let c = Home(); children.append(c); c.start()")
    ),
    LintCase(
      "never set, and asked for by a method of the base that it calls",
      based(
        "final class Home: Base { @objc func close() { finish() } }",
        "let c = Home(); children.append(c); c.start()"
      ),
      found: [
        "parent-never-set @objc func open() { let c = Home(); children.append(c); c.start() }"
      ]
    ),
    LintCase(
      "never set, and asked for by a protocol only",
      required("c.onEnd = { [weak self] in self?.start() }", "onEnd?()"),
      found: [
        "child-never-removed c.onEnd = { [weak self] in self?.start() }; children.append(c)"
      ]
    ),
    LintCase(
      "never set, and read",
      required(
        "c.onEnd = { [weak self] in self?.start() }",
        "onEnd?(); parent?.childDidFinish(self)"
      ),
      found: ["parent-never-set let c = Tea()"]
    ),
    LintCase(
      "set to the grandparent",
      LintCase.coordinator(
        "App",
        "  func start() { let m = Middle(); m.parent = self; children.append(m); m.start() }"
      )
        + LintCase.coordinator(
          "Middle",
          """
            weak var parent: Coordinator?
            func start() {}
            @objc func close() { parent?.childDidFinish(self) }
            func open() {
              let c = Home()
              c.parent = parent
              children.append(c)
              c.start()
            }
          """
        ) + child("weak var parent: Coordinator?"),
      found: ["parent-is-grandparent c.parent = parent", "child-never-removed children.append(c)"]
    ),
  ]

  /// A router whose interactor listens to that of a child.
  private static func listening(_ listener: String, _ router: String) -> String {
    """
    import RIBs
    protocol TipListener: AnyObject {}
    final class TipRouter: Router<TipInteractor> {}
    final class TipInteractor: Interactor {
      \(listener)
    }
    final class TipBuilder: Builder<TipDependency> {
      func build(withListener listener: TipListener) -> TipRouter {
        let interactor = TipInteractor()
        interactor.listener = listener
        return TipRouter(interactor: interactor)
      }
    }
    final class TaleBuilder: Builder<TaleDependency> {
      func build() -> TaleRouter { TaleRouter(interactor: TaleInteractor()) }
    }
    final class TaleInteractor: Interactor, TipListener { \(router) }
    final class TaleRouter: Router<TaleInteractor> {
      let tips: TipBuilder
      var tip: TipRouter?
      init(interactor: TaleInteractor) {
        super.init(interactor: interactor)
        interactor.router = self
      }
      override func didLoad() { let t = tips.build(withListener: interactor); attachChild(t) }
    }

    """
  }

  static let listeners = [
    LintCase(
      "of an interactor, keeps its router, which keeps the child",
      listening("var listener: TipListener?", "var router: TaleRouter?"),
      found: ["strong-way-up var listener: TipListener?"]
    ),
    LintCase(
      "of an interactor, weak",
      listening("weak var listener: TipListener?", "var router: TaleRouter?")
    ),
  ]

  @Test("A listener of RIBs that is kept is an error only where a ring is known")
  func severityOfListeners() {
    func findings(_ router: String) -> [Finding] {
      LintCase("", Self.listening("var listener: TipListener?", router)).all.filter {
        $0.rule == "strong-way-up"
      }
    }
    let ring = findings("var router: TaleRouter?")
    #expect(ring.map(\.severity) == [.error])
    #expect(ring.first?.message.contains("TaleInteractor keeps TaleRouter") == true)
    let loose = findings("weak var router: TaleRouter?")
    #expect(loose.map(\.severity) == [.note])
    #expect(loose.first?.advice?.contains("neither is released") == false)
  }

  private static func screen(_ coordinator: String, _ slot: String) -> String {
    LintCase.coordinator(
      "App",
      """
        \(slot)
        func start() {
          let s = Screen()
          s.coordinator = self
          screen = s
        }
      """
    ) + "final class Screen: UIViewController {\n  \(coordinator)\n}\n"
  }

  /// A screen and its view model.
  private static func modelled(_ property: String, _ line: String = "model.view = self") -> String {
    """
    final class Model {
      \(property)
      var onChange: (() -> Void)?
    }
    final class Screen: UIViewController {
      let model = Model()
      override func viewDidLoad() {
        \(line)
      }
      func show() {}
    }

    """ + LintCase.coordinator("App", "  func start() { show(Screen()) }\n  func show(_ screen: Screen) {}")
  }

  static let models = [
    LintCase(
      "a view model keeps the screen that keeps it",
      modelled("var view: Screen?"),
      found: ["screen-keeps-coordinator var view: Screen?"]
    ),
    LintCase("a view model refers to the screen weakly", modelled("weak var view: Screen?")),
    LintCase(
      "a closure of the view model keeps the screen",
      modelled("weak var view: Screen?", "model.onChange = { self.show() }"),
      found: ["screen-keeps-coordinator model.onChange = { self.show() }"]
    ),
    LintCase(
      "a closure of the view model refers to the screen weakly",
      modelled("weak var view: Screen?", "model.onChange = { [weak self] in self?.show() }")
    ),
    LintCase(
      "a lazy closure keeps its container",
      "final class TeaContainer { let name = \"\"\n  lazy var title: () -> String = { self.name } }\n"
        + LintCase.home,
      found: ["screen-keeps-coordinator lazy var title: () -> String = { self.name } }"]
    ),
    LintCase(
      "a lazy value does not",
      "final class TeaContainer { let name = \"\"\n  lazy var title: String = { self.name }() }\n"
        + LintCase.home
    ),
  ]

  static let screens = [
    LintCase(
      "keep each other",
      screen("var coordinator: App?", "var screen: Screen?"),
      found: ["screen-keeps-coordinator var coordinator: App?"]
    ),
    LintCase("the screen lets go", screen("weak var coordinator: App?", "var screen: Screen?")),
    LintCase("the coordinator lets go", screen("var coordinator: App?", "weak var screen: Screen?")),
    LintCase(
      "by way of a view model",
      LintCase.coordinator(
        "App",
        "  let screen = Screen()\n  func start() {\n    let m = Model(self)\n    screen.model = m\n  }"
      ) + """
        final class Screen: UIViewController { var model: Model? }
        final class Model {
          let app: App
          init(_ app: App) { self.app = app }
        }
        """,
      found: ["screen-keeps-coordinator let app: App"]
    ),
  ]

  @Test(arguments: parents + listeners + screens + models)
  func findsWhatIsWrongAndNothingElse(_ sample: LintCase) {
    #expect(sample.findings == sample.found)
  }
}
