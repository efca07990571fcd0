import Testing

/// `.init()` and `.make()`: what is made is told by where it stands.
@Suite("Expected types")
struct ExpectedTypeTests {
  struct Spelling: CustomTestStringConvertible, Sendable {
    let name: String
    let body: String
    var edges = ["App child Home"]
    var testDescription: String { name }
  }

  private static let homes = """
    final class Home: Coordinator {
      var childCoordinators: [Coordinator] = []
      init(title: String = "", onEnd: (() -> Void)? = nil) {}
      static func make(_ title: String = "") -> Home { Home(title: title) }
      func titled(_ title: String) -> Home { self }
      func start() {}
    }
    typealias Front = Home
    struct Entry { let title: String; let home: Home }
    enum Place { case home(Home), none }

    """

  private func scan(_ body: String) -> Scanned {
    Scanned(
      Scanned.base + Scanned.leaves("Login") + Self.homes + """
        final class App: Coordinator {
          var childCoordinators: [Coordinator] = []
          var isNew = false
          func start() { go() }
          \(body)
        }
        """
    )
  }

  static let spellings = [
    Spelling(name: "a variable", body: "func go() { let c: Home = .init(title: \"a\"); add(child: c) }"),
    Spelling(name: "a static method", body: "func go() { let c: Home = .make(\"a\"); add(child: c) }"),
    Spelling(
      name: "what follows a static method",
      body: "func go() { let c: Home = .make().titled(\"a\"); add(child: c) }"
    ),
    Spelling(name: "a typealias", body: "func go() { let c: Front = .init { self.go() }; add(child: c) }"),
    Spelling(name: "a ternary", body: "func go() { let c: Home = isNew ? .init() : .make(); add(child: c) }"),
    Spelling(
      name: "a default value",
      body: "func old() -> Home? { nil }\nfunc go() { let c: Home = old() ?? .init(); add(child: c) }"
    ),
    Spelling(
      name: "if as a value",
      body: "func go() { let c: Home = if isNew { .init() } else { .make() }; add(child: c) }"
    ),
    Spelling(
      name: "switch as a value",
      body: """
        func made() -> Home {
          switch isNew {
          case true: .init()
          case false: .make()
          }
        }
        func go() { add(child: made()) }
        """
    ),
    Spelling(
      name: "a variable that takes its value later",
      body: "func go() { let c: Home; c = .init(); add(child: c) }"
    ),
    Spelling(
      name: "a property that takes its value later",
      body: "var home: Home?\nfunc go() { home = .init(); }",
      edges: ["App holds Home"]
    ),
    Spelling(
      name: "a property of something else",
      body: """
        final class Shelf { var home: Home? }
        func go() { let shelf = Shelf(); shelf.home = .init(); add(child: shelf.home!) }
        """
    ),
    Spelling(
      name: "the first value of a property",
      body: "let home: Home = .init()\nfunc go() {}",
      edges: ["App holds Home"]
    ),
    Spelling(
      name: "a closure that makes a property",
      body: "lazy var home: Home = { .init() }()\nfunc go() { home.start() }",
      edges: ["App holds Home"]
    ),
    Spelling(
      name: "an array",
      body: "func go() { let all: [Home] = [.init(), .make()]; all.forEach { add(child: $0) } }"
    ),
    Spelling(
      name: "a dictionary",
      body: "func go() { let all: [String: Home] = [\"a\": .init()]; add(child: all[\"a\"]!) }"
    ),
    Spelling(
      name: "a list that grows",
      body: "var homes: [Home] = []\nfunc go() { homes.append(.init()) }",
      edges: ["App holds Home"]
    ),
    Spelling(
      name: "an element of a dictionary",
      body: "var children: [String: Home] = [:]\nfunc go() { children[\"a\"] = .init() }"
    ),
    Spelling(
      name: "an argument",
      body: "func show(_ c: Home) { add(child: c) }\nfunc go() { show(.init()) }"
    ),
    Spelling(
      name: "an argument after others that are left out",
      body:
        "func show(_ name: String = \"\", of c: Home, end: () -> Void) { add(child: c) }\nfunc go() { show(of: .init()) { } }"
    ),
    Spelling(
      name: "an argument of what the compiler makes of properties",
      body: "func go() { add(child: Entry(title: \"a\", home: .init()).home) }"
    ),
    Spelling(
      name: "an argument that is left out itself",
      body:
        "func show(_ entry: Entry) { add(child: entry.home) }\nfunc go() { show(.init(title: \"\", home: .make())) }"
    ),
    Spelling(
      name: "a default argument",
      body: "func show(_ c: Home = .init()) { add(child: c) }\nfunc go() { show() }"
    ),
    Spelling(
      name: "a getter",
      body: "var fresh: Home { .init() }\nfunc go() { add(child: fresh) }"
    ),
    Spelling(
      name: "a local function",
      body: "func go() { func made() -> Home? { return .init() }; if let c = made() { add(child: c) } }"
    ),
    Spelling(
      name: "a closure that a function asks for",
      body: "func show(_ make: () -> Home) { add(child: make()) }\nfunc go() { show { .init() } }"
    ),
    Spelling(
      name: "a closure behind a typealias, past a default",
      body: """
        typealias Maker = () -> Home
        func show(animated: Bool = true, maker: Maker) { add(child: maker()) }
        func go() { show { .init(title: "a") } }
        """
    ),
    Spelling(
      name: "a closure in a property",
      body: "let make: () -> Home = { .init() }\nfunc go() { add(child: make()) }"
    ),
    Spelling(
      name: "a closure that says what it returns",
      body: "func go() { let make = { () -> Home in return .init() }; add(child: make()) }"
    ),
    Spelling(
      name: "a case",
      body: """
        func show(_ place: Place) { if case .home(let c) = place { add(child: c) } }
        func go() { show(.home(.init())) }
        """
    ),
    Spelling(
      name: "a tuple",
      body: "func go() { let (c, _): (Home, Int) = (.init(), 1); add(child: c) }"
    ),
    Spelling(name: "a cast", body: "func go() { let c = (.init() as Home); add(child: c) }"),
  ]

  @Test("What is made is told by the type that is declared", arguments: spellings)
  func told(_ spelling: Spelling) {
    #expect(scan(spelling.body).edges == spelling.edges)
  }

  static let open = [
    Spelling(
      name: "a protocol",
      body: "func go() { let c: Coordinator = .init(); add(child: c) }",
      edges: []
    ),
    Spelling(
      name: "functions that differ",
      body: """
        func show(_ c: Home) { add(child: c) }
        func show(_ c: Login) { add(child: c) }
        func go() { show(.init()) }
        """,
      edges: []
    ),
    Spelling(
      name: "a generic parameter",
      body: "func show<C: Coordinator>(_ c: C) { add(child: c) }\nfunc go() { show(.init()) }",
      edges: []
    ),
    Spelling(
      name: "a closure in a function that makes something else",
      body: """
        func made() -> Home? { present { return .init() }; return nil }
        func go() { _ = made() }
        """,
      edges: []
    ),
    Spelling(
      name: "another variable of the same name",
      body: "func go() { if isNew { let c: Home; c = .make() }; var c = pick(); c = .init(); _ = c }",
      edges: ["App creates Home"]
    ),
  ]

  @Test("What is not told makes no edge", arguments: open)
  func untold(_ spelling: Spelling) {
    #expect(scan(spelling.body).edges == spelling.edges)
  }

  @Test("What something is made with is no child of whoever makes it")
  func givenToInitializers() {
    let scanned = scan(
      """
      let home = Home()
      func go() {
        show(.init(app: self, next: home))
        host.rootView = .init(app: self, next: home)
      }
      func show(_ model: Model) {}
      final class Model { init(app: App, next: Any) {} }
      """
    )
    #expect(scanned.edges == ["App holds Home"])
  }

  @Test("What wraps a coordinator takes one of the type that its own is declared with")
  func wrappers() {
    let scanned = scan(
      """
      func go() -> NavigationViewCoordinator<Home> { NavigationViewCoordinator(.init()) }
      """
    )
    #expect(scanned.edges == ["App creates Home"])
  }

  @Test("A screen stays with the coordinator in whose line it is made, where another is shown upon it")
  func screens() {
    let scanned = scan(
      """
      func go() {
        let page = PageViewController()
        let navigation = UINavigationController(rootViewController: page)
        let more: More = .make(on: navigation)
        add(child: more)
      }
      final class PageViewController: UIViewController {}
      final class More: Coordinator {
        var childCoordinators: [Coordinator] = []
        let navigation: UINavigationController
        init(navigation: UINavigationController) { self.navigation = navigation }
        static func make(on navigation: UINavigationController) -> More { .init(navigation: navigation) }
        func start() {}
      }
      """
    )
    #expect(scanned.lines(of: [.presents]) == ["App presents App.PageViewController"])
    #expect(scanned.edges == ["App child App.More"])
  }

  @Test(
    "A type that is left out, and asked for, is the one that is expected",
    arguments: [
      "let home: Home = make(); add(child: home)", "let home = make(Home.self); add(child: home)",
      "let home: Home? = make(); add(child: home!)",
    ]
  )
  func leftOut(_ line: String) {
    let scanned = Scanned(
      Scanned.base + """
        class Base: Coordinator { var childCoordinators: [Coordinator] = []; required init(depth: Int) {}; func start() {} }
        final class Home: Base {}
        final class App: Base {
          override func start() { \(line) }
          func make<C: Base>(_ type: C.Type = C.self, depth: Int = 1) -> C { C(depth: depth) }
        }
        """
    )
    #expect(scanned.edges == ["App child Home"])
  }
}
