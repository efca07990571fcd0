import Testing

/// Chains through objects of libraries: a navigation controller, a container.
@Suite("Lint: cycles through libraries")
struct LibraryCycleTests {
  private static func app(_ members: String, _ hold: String = "var app: App?") -> String {
    LintCase.coordinator("App", members)
      + "final class Screen: UIViewController {\n  \(hold)\n}\nfinal class Other: UIViewController {}\n"
  }

  private static let show = "let s = Screen(); s.app = self; nav.pushViewController(s, animated: false)"
  private static let own = "let nav = UINavigationController()\n"
  private static let found = ["retain-cycle var app: App?"]

  static let stacks = [
    LintCase("a first screen leads back", app(own + "func start() { \(show) }"), found: found),
    LintCase(
      "all screens of the stack are set",
      app(
        own + "func start() { let s = Screen(); s.app = self; nav.setViewControllers([s], animated: false) }"
      ),
      found: found
    ),
    LintCase(
      "through a view model",
      app(
        own
          + "func start() { let m = Model(); m.app = self; let s = Screen(); s.model = m; nav.viewControllers = [s] }",
        "var model: Model?"
      ) + "final class Model {\n  var app: App?\n}\n",
      found: found
    ),
    LintCase("a screen refers to it weakly", app(own + "func start() { \(show) }", "weak var app: App?")),
    LintCase("users pop a later screen", app(own + "func start() {}\n@objc func open() { \(show) }")),
    LintCase(
      "users pop the second screen",
      app(own + "func start() { nav.pushViewController(Other(), animated: false); \(show) }")
    ),
    LintCase(
      "another screen takes its place",
      app(own + "func start() { \(show) }\n@objc func open() { nav.viewControllers = [Other()] }")
    ),
    LintCase(
      "others made the navigation controller",
      app(
        "let nav: UINavigationController\ninit(nav: UINavigationController) { self.nav = nav }\nfunc start() { \(show) }"
      )
    ),
    LintCase(
      "the stack is weak",
      app("weak var nav: UINavigationController?\nfunc start() { \(show.replacing("nav.", with: "nav?.")) }")
    ),
    LintCase(
      "its maker gives it a stack of its own",
      app(given + "func start() { \(show) }") + top("let app = App(nav: UINavigationController())"),
      found: found
    ),
    LintCase(
      "a helper makes the stack",
      app(given + "func start() { \(show) }")
        + top(
          "let stack = makeStack(); let app = App(nav: stack)",
          "func makeStack() -> UINavigationController { let nav = UINavigationController(); nav.title = \"a\"; return nav }"
        ),
      found: found
    ),
    LintCase(
      "one maker gives it its own stack, and one does not",
      app(given + "func start() { \(show) }") + top("let app = App(nav: UINavigationController())")
        + top("let app = App(nav: stack)", "let stack = UINavigationController()", name: "Others")
    ),
    LintCase(
      "one maker does not name the type",
      app(given + "func start() { \(show) }") + top("let app = App(nav: UINavigationController())")
        + top("let app: App = .init(nav: stack)", "let stack = UINavigationController()", name: "Others")
    ),
    LintCase(
      "its maker replaces the screens of the stack",
      app(given + "func start() { \(show) }")
        + top("let nav = UINavigationController(); let app = App(nav: nav); nav.viewControllers = [Other()]")
    ),
    LintCase(
      "its child replaces the screens of the stack",
      app(given + "func start() { \(show); let page = Page(nav: nav); children.append(page); page.start() }")
        + top("let app = App(nav: UINavigationController())")
        + LintCase.coordinator(
          "Page",
          "\(given)func start() { nav.setViewControllers([Other()], animated: false) }"
        )
    ),
  ]

  /// A stack that others give, and the code that makes the app with it.
  private static let given =
    "let nav: UINavigationController\ninit(nav: UINavigationController) { self.nav = nav }\n"

  private static func top(_ making: String, _ members: String = "", name: String = "Top") -> String {
    LintCase.coordinator(name, "func start() { \(making); children = [app]; app.start() }\n\(members)")
  }

  private static func container(_ property: String, _ closure: String, _ more: String = "") -> String {
    "import Swinject\n"
      + LintCase.coordinator(
        "App",
        "  \(property)\n  func start() {\n    \(closure)\n  }\n  func make() -> Int { 1 }\n\(more)"
      )
  }

  private static let strong = "container.register(Int.self) { _ in self.make() }"

  static let containers = [
    LintCase(
      "a closure in one's own container",
      container("let container = Container()", strong),
      found: ["retain-cycle \(strong)"]
    ),
    LintCase(
      "a weak one",
      container(
        "let container = Container()",
        "container.register(Int.self) { [weak self] _ in self?.make() ?? 0 }"
      )
    ),
    LintCase("a closure in a container of others", container("var container: Container?", strong)),
    LintCase(
      "a container that goes",
      container("var container: Container? = Container()", strong, "func end() { container = nil }")
    ),
  ]

  private static func screen(_ property: String) -> String {
    LintCase.coordinator("App", "  func start() { let s = Screen(); s.show() }")
      + "final class Screen: UIViewController {\n  let names = BehaviorRelay<Int>(value: 1)\n  \(property)\n  func title(_ name: Int) -> Int { name }\n  func show() { print(titles) }\n}\n"
  }

  private static let lazyStream =
    "lazy var titles: Observable<Int> = names.map { self.title($0) }.share()"

  static let streams = [
    LintCase("a lazy stream", screen(lazyStream), found: ["retain-cycle \(lazyStream)"]),
    LintCase(
      "a lazy stream with a weak self",
      screen(lazyStream.replacing("{ self.", with: "{ [weak self] in self?."))
    ),
    LintCase(
      "a stream that is made anew each time",
      screen("var titles: Observable<Int> { names.map { self.title($0) } }")
    ),
    LintCase(
      "an optional",
      screen("var id: Int?\n  lazy var titles: Observable<Int>? = id.map { self.stream($0) }")
    ),
    LintCase(
      "an optional stream",
      screen(
        "var source: Observable<Int>?\n  lazy var titles: Observable<Int>? = source.map { self.stream($0) }"
      )
    ),
    LintCase(
      "one that calls its closures at once",
      screen(
        "lazy var titles: AnyPublisher<Int, Error> = Just(3).tryMap { try read($0) }.map { self.title($0) }.eraseToAnyPublisher()"
      )
    ),
    LintCase(
      "one that is replaced",
      screen(lazyStream + "\n  override func viewDidDisappear(_ animated: Bool) { titles = .never() }")
    ),
    LintCase("a lock", screen("lazy var titles: Observable<Int> = lock.withLock { self.stream(1) }")),
    LintCase(
      "streams of a list",
      screen(
        "lazy var titles: Observable<Int> = ids.map { self.stream($0) }.reduce(.empty()) { .merge($0, $1) }"
      )
    ),
    LintCase(
      "a type of the app",
      screen("lazy var titles: Driver = drivers.share().map { self.driver($0) }") + "struct Driver {}"
    ),
    LintCase("a list", screen("lazy var titles: [Int] = names.map { self.title($0) }")),
  ]

  @Test(arguments: stacks + containers + streams)
  func findsRings(_ sample: LintCase) {
    #expect(sample.findings == sample.found)
  }
}
