import Testing

/// How children come to be attached, in the spellings of real apps.
@Suite("Attaching")
struct AttachingTests {
  struct Spelling: CustomTestStringConvertible, Sendable {
    let name: String
    let body: String
    var edges = ["App child Home"]
    var testDescription: String { name }
  }

  static let spellings = [
    Spelling(name: "append", body: "func go() { let c = Home(); childCoordinators.append(c); c.start() }"),
    Spelling(name: "helper in an extension", body: "func go() { add(child: Home()) }"),
    Spelling(name: "addition", body: "func go() { childCoordinators += [Home()] }"),
    Spelling(name: "assignment", body: "func go() { childCoordinators = [Home()] }"),
    Spelling(
      name: "the one slot for a child",
      body: "var childCoordinator: AnyObject?; func go() { let c = Home(); c.start(); childCoordinator = c }"
    ),
    Spelling(
      name: "a slot of its own",
      body: "var childHome: Home?; func go() { childHome = Home() }",
      edges: ["App holds Home"]
    ),
    Spelling(
      name: "a list and its elements",
      body: "func go() { [Home(), Login()].forEach { add(child: $0); $0.start() } }",
      edges: ["App child Home", "App child Login"]
    ),
    Spelling(
      name: "a method that is handed on by its name",
      body: "func go() { [Home(), Login()].forEach(add(child:)) }",
      edges: ["App child Home", "App child Login"]
    ),
    Spelling(
      name: "several at once",
      body:
        "func go() { let all: [Coordinator] = [Home(), Login()]; childCoordinators.append(contentsOf: all) }",
      edges: ["App child Home", "App child Login"]
    ),
    Spelling(
      name: "a loop over what a helper takes",
      body: """
        func addAll(_ all: [Coordinator]) { for one in all { childCoordinators.append(one) } }
        func go() { addAll([Home(), Login()]) }
        """,
      edges: ["App child Home", "App child Login"]
    ),
    Spelling(
      name: "a switch in a helper",
      body: """
        func make(_ tab: Int) -> Coordinator {
          switch tab {
          case 0: return Home()
          default: return Login()
          }
        }
        func go() { [0, 1].map { make($0) }.forEach { add(child: $0) } ; add(child: make(0)) }
        """,
      edges: ["App child Home", "App child Login"]
    ),
    Spelling(
      name: "a variable that takes its value later",
      body: "func go() { let c: Coordinator; if true { c = Home() } else { c = Login() }; add(child: c) }",
      edges: ["App child Home", "App child Login"]
    ),
    Spelling(
      name: "a ternary",
      body: "func go() { let c: Coordinator = Bool.random() ? Home() : Login(); add(child: c) }",
      edges: ["App child Home", "App child Login"]
    ),
    Spelling(
      name: "reuse or create",
      body: """
        func find<T>(_ type: T.Type) -> T? { childCoordinators.first { $0 is T } as? T }
        func go() { if let c = find(Home.self) { c.start() } else { let c = Home(); add(child: c) } }
        """
    ),
    Spelling(name: "a task", body: "func go() { Task { let c = Home(); self.add(child: c) } }"),
    Spelling(
      name: "a handler",
      body:
        "func go() { alert.addAction(UIAlertAction(title: nil, style: .default) { [weak self] _ in self?.add(child: Home()) }) }"
    ),
    Spelling(
      name: "a generic maker",
      body: """
        func show<C: Coordinator>(_ type: C.Type, _ make: () -> C) { let c = make(); add(child: c); c.start() }
        func go() { show(Home.self) { Home() } }
        """
    ),
    Spelling(
      name: "a closure in a lazy property",
      body: "lazy var home: Home = { let c = Home(); add(child: c); return c }()",
      edges: ["App child Home", "App holds Home"]
    ),
    Spelling(name: "what a registry gives", body: "func go() { add(child: resolver.resolve(Home.self)!) }"),
    Spelling(
      name: "an initializer as a function",
      body: "func go() { let make = Home.init; add(child: make()) }"
    ),
    Spelling(
      name: "an optional chain of helpers",
      body: """
        func makeHome() -> Coordinator? { home() }
        private func home() -> Coordinator { Home() }
        func go() { guard let c = makeHome() else { return }; add(child: c) }
        """
    ),
    Spelling(
      name: "a dictionary",
      body: "var children: [String: Coordinator] = [:]; func go() { children[\"home\"] = Home() }"
    ),
  ]

  @Test("A child is found however it is attached", arguments: spellings)
  func attached(_ spelling: Spelling) {
    let scanned = Scanned(
      Scanned.base + Scanned.leaves("Home", "Login") + """
        final class App: Coordinator {
          var childCoordinators: [Coordinator] = []
          func start() { go() }
          \(spelling.body)
        }
        """
    )
    #expect(scanned.edges == spelling.edges)
  }

  @Test("What is made, started and dropped is made only")
  func created() {
    let scanned = Scanned(
      Scanned.base + Scanned.leaves("Home") + """
        final class App: Coordinator {
          var childCoordinators: [Coordinator] = []
          func start() { Home().start() }
        }
        """
    )
    #expect(scanned.edges == ["App creates Home"])
  }

  @Test("A route that is triggered on a child does not attach it", arguments: ["route", "trigger"])
  func routed(_ method: String) {
    let scanned = Scanned(
      """
      import XCoordinator
      enum TownRoute: Route { case market, harbor }
      final class TownCoordinator: NavigationCoordinator<TownRoute> {
        lazy var harbor = HarborCoordinator()
        override func prepareTransition(for route: TownRoute) -> NavigationTransition {
          switch route {
          case .market: return .present(MarketCoordinator())
          case .harbor: return .\(method)(.market, on: harbor)
          }
        }
      }
      final class HarborCoordinator: NavigationCoordinator<TownRoute> {}
      final class MarketCoordinator: NavigationCoordinator<TownRoute> {}
      """
    )
    #expect(
      scanned.edges == [
        "TownCoordinator child MarketCoordinator", "TownCoordinator holds HarborCoordinator",
      ]
    )
  }

  @Test("A child in a property of its own is held, and told apart from the way up")
  func held() {
    let scanned = Scanned(
      Scanned.base + """
        final class App: Coordinator {
          var childCoordinators: [Coordinator] = []
          private var home: Home?
          func start() { home = Home(app: self) }
        }
        final class Home: Coordinator {
          var childCoordinators: [Coordinator] = []
          private let app: App
          init(app: App) { self.app = app }
          func start() {}
        }
        """
    )
    #expect(scanned.edges == ["App holds Home"])
    #expect(scanned.lines(of: [.parent]) == ["Home parent App"])
    #expect(scanned.edge("App", "Home")?.via == "home")
  }

  @Test("A child that another makes is told of both")
  func ownerDiffersFromCreator() {
    let scanned = Scanned(
      Scanned.base + Scanned.leaves("Profile") + """
        final class App: Coordinator {
          var childCoordinators: [Coordinator] = []
          func start() { let c = Login(); c.parentCoordinator = self; childCoordinators.append(c) }
        }
        final class Login: Coordinator {
          var childCoordinators: [Coordinator] = []
          var parentCoordinator: Coordinator?
          func start() {
            let app = parentCoordinator as! App
            let profile = Profile()
            app.childCoordinators.append(profile)
          }
        }
        """
    )
    #expect(scanned.edges == ["App child Login", "App child Profile", "Login creates Profile"])
  }

  @Test("Code in comments and properties that nothing sets are no edges")
  func dead() {
    let scanned = Scanned(
      Scanned.base + Scanned.leaves("Home") + """
        final class App: Coordinator {
          var childCoordinators: [Coordinator] = []
          var home: Home?
          func start() {
            // childCoordinators.append(Home())
          }
        }
        """
    )
    #expect(scanned.edges == [])
  }

  @Test("What cannot be told is said, not left out")
  func unresolved() {
    let scanned = Scanned(
      Scanned.base + Scanned.leaves("A", "B", "C", "D", "E") + """
        final class App: Coordinator {
          var childCoordinators: [Coordinator] = []
          let make: () -> Coordinator
          func start() { add(child: make()) }
        }
        """
    )
    #expect(scanned.edges == [])
    #expect(scanned.snapshot.graph.node("App")?.unknown.count { $0.hasSuffix("is attached") } == 1)
  }

  @Test("A method of a package that is handed on by its name")
  func methodsOfPackages() {
    let scanned = Scanned(
      """
      import RIBs
      final class TabsRouter: ViewableRouter<TabsInteractable, TabsViewControllable> {
        private let mail: MailBuilder
        func attachTabs() { let tabs = [mail.build()]; tabs.forEach(attachChild) }
      }
      final class MailBuilder: Builder<EmptyDependency> {
        func build() -> ViewableRouting { MailRouter(interactor: MailInteractor(), viewController: MailScreen()) }
      }
      final class MailRouter: ViewableRouter<MailInteractable, MailViewControllable> {}
      """
    )
    #expect(scanned.edges == ["TabsRouter child MailRouter"])
  }
}
