import Testing

/// Which parameter an argument goes to, and what is done with functions that are handed on.
@Suite("Arguments")
struct ArgumentsTests {
  struct Call: CustomTestStringConvertible, Sendable {
    /// The parameters of a helper that keeps what `make` makes.
    let parameters: String
    let call: String
    var testDescription: String { "(\(parameters)): \(call)" }
  }

  static let calls = [
    Call(parameters: "_ make: () -> Coordinator, animated: Bool = true", call: "{ Home() }"),
    Call(parameters: "animated: Bool = true, _ make: () -> Coordinator", call: "({ Home() })"),
    Call(parameters: "_ level: Int, animated: Bool = true, make: () -> Coordinator", call: "(1) { Home() }"),
    Call(
      parameters: "_ level: Int, animated: Bool = true, _ make: () -> Coordinator",
      call: "(1, { Home() })"
    ),
    Call(parameters: "animated: Bool = true, make: Making, done: (() -> Void)? = nil", call: "{ Home() }"),
    Call(parameters: "done: (() -> Void)? = nil, make: () -> Coordinator", call: "{ Home() }"),
    Call(
      parameters: "animated: Bool = true, make: () -> Coordinator, done: Completion",
      call: "{ Home() } done: {}"
    ),
    Call(
      parameters: "animated: Bool = true, done: Completion? = nil, make: Making",
      call: "(done: {}) { Home() }"
    ),
    Call(parameters: "animated: Bool = true, _ make: () -> Coordinator", call: "(makeHome)"),
  ]

  @Test("A closure goes to the parameter that takes it", arguments: calls)
  func closures(_ call: Call) {
    let scanned = Scanned(
      Scanned.base + Scanned.leaves("Home") + """
        typealias Making = () -> Coordinator
        final class App: Coordinator {
          var childCoordinators: [Coordinator] = []
          func start() { open\(call.call) }
          func open(\(call.parameters)) { let c = make(); add(child: c) }
          func makeHome() -> Coordinator { Home() }
        }
        """
    )
    #expect(scanned.edges == ["App child Home"])
  }

  @Test("What a helper gives to its closure is what the closure gets, whatever other closures it takes")
  func callbacks() {
    let scanned = Scanned(
      Scanned.base + Scanned.leaves("Home", "Other") + """
        final class App: Coordinator {
          var childCoordinators: [Coordinator] = []
          func start() { open { c in self.add(child: c) } }
          func open(animated: Bool = true, _ use: (Home) -> Void, failed: ((Other) -> Void)? = nil) { use(Home()) }
        }
        """
    )
    #expect(scanned.edges == ["App child Home"])
  }

  @Test(
    "A method that is handed on by its name is as good as a closure that calls it",
    arguments: [
      "Tab.allCases.map(makeTab)", "Tab.allCases.map(self.makeTab)", "Tab.allCases.forEach(show)",
      "[0, 1].map(makeLevel)", "stride(from: 0, to: 2, by: 1).map(makeLevel)",
    ]
  )
  func methods(_ call: String) {
    let scanned = Scanned(
      Scanned.base + Scanned.leaves("Home", "Login") + """
        enum Tab: CaseIterable { case home, login }
        final class App: Coordinator {
          let tabs = UITabBarController()
          var childCoordinators: [Coordinator] = []
          func start() { _ = \(call) }
          func makeTab(_ tab: Tab) -> UIViewController {
            let child: Coordinator
            switch tab {
            case .home: child = Home()
            case .login: child = Login()
            }
            add(child: child)
            return UIViewController()
          }
          func makeLevel(_ level: Int) -> UIViewController { makeTab(level == 0 ? .home : .login) }
          func show(_ tab: Tab) { _ = makeTab(tab) }
        }
        """
    )
    #expect(scanned.edges == ["App child Home", "App child Login"])
    // They are there from the start on.
    #expect(["Home", "Login"].map { scanned.snapshot.graph.node(.init($0))?.role } == [.tab, .tab])
  }

  @Test("Objects of one table are told apart by what the properties that give them are declared to be")
  func shared() {
    let scanned = Scanned(
      Scanned.base + Scanned.leaves("Home") + """
        protocol Clock {}
        final class WallClock: Clock {}
        final class Box {
          var all: [String: Any] = [:]
          func shared<T>(key: String = #function, _ make: () -> T) -> T {
            if let known = all[key] as? T { return known }
            let new = make()
            all[key] = new
            return new
          }
          var home: Coordinator { shared { Home() } }
          var clock: Clock { shared { WallClock() } }
        }
        final class App: Coordinator {
          var childCoordinators: [Coordinator] = []
          var clock: Clock?
          let box = Box()
          func start() { add(child: box.home); clock = box.clock }
        }
        """
    )
    #expect(scanned.edges == ["App child Home"])
  }

  @Test("What a method does whatever it is given is told where it stands, not at each line that calls it")
  func evidence() {
    let scanned = Scanned(
      Scanned.base + Scanned.leaves("Home", "Login") + """
        final class App: Coordinator {
          var childCoordinators: [Coordinator] = []
          func start() {
            open(with: [Home()])
          }
          func open(with others: [Coordinator]) {
            add(child: Login())
            others.forEach { add(child: $0) }
          }
        }
        """
    )
    #expect(scanned.edges == ["App child Home", "App child Login"])
    #expect(scanned.edge("App", "Login")?.evidence.map(\.line) == [17, 7])
  }

  @Test("A variable that only has the name of a parameter fills nothing")
  func shadowed() {
    let scanned = Scanned(
      Scanned.base + Scanned.leaves("Home") + """
        final class App: Coordinator {
          var childCoordinators: [Coordinator] = []
          private var home: Coordinator?
          func start() { open(home); openAll([1], home) }
          func open(_ child: Coordinator?) { var child = child; child = Home(); add(child: child!) }
          func openAll(_ all: [Int], _ child: Coordinator?) { all.forEach { _ in var child = child; child = Home() } }
        }
        """
    )
    #expect(scanned.edges == ["App child Home"])
  }
}
