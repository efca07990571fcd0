import Testing

/// A parameter that takes several arguments is the list of them.
@Suite("Several arguments for one parameter")
struct SeveralArgumentsTests {
  private static func app(_ line: String, _ helper: String) -> Scanned {
    Scanned(
      Scanned.base + Scanned.leaves("Home", "Shop", "Other") + """
        final class App: Coordinator {
          var childCoordinators: [Coordinator] = []
          func start() { \(line) }
          \(helper)
        }
        """
    )
  }

  @Test(
    "All that is given is attached",
    arguments: [
      ("open(Home(), Shop())", "func open(_ all: Coordinator...) { all.forEach { add(child: $0) } }"),
      (
        "open(flows: Home(), Shop(), animated: true)",
        "func open(flows: Coordinator..., animated: Bool) { for flow in flows { add(child: flow) } }"
      ),
      (
        "open(1, flows: Home(), Shop(), last: 2)",
        "func open(_ first: Int, flows: Coordinator..., last: Int) { flows.forEach(add(child:)) }"
      ),
      (
        "open(Home(), Shop()) { }",
        "func open(_ all: Coordinator..., then: () -> Void) { childCoordinators += all }"
      ),
      ("open(.init(), .init()); add(child: Shop())", "func open(_ all: Home...) { childCoordinators = all }"),
      (
        "open({ Home() }, { Shop() })",
        "func open(_ all: (() -> Coordinator)...) { for make in all { add(child: make()) } }"
      ),
      (
        "open(Home()); open(Shop())",
        "func open<Child: Coordinator>(_ all: Child...) { for child in all { childCoordinators.append(child) } }"
      ),
    ]
  )
  func attached(_ line: String, _ helper: String) {
    #expect(Self.app(line, helper).edges == ["App child Home", "App child Shop"])
  }

  @Test("What follows goes to its own parameter")
  func whatFollows() {
    let scanned = Self.app(
      "open(Home(), Shop(), besides: Other())",
      "func open(_ all: Coordinator..., besides: Coordinator) { all.forEach { add(child: $0) }; kept = besides }\n"
        + "var kept: Coordinator?"
    )
    #expect(scanned.edges == ["App child Home", "App child Shop", "App holds Other"])
  }

  @Test("None may be given, and other functions of the name are told from it")
  func none() {
    let scanned = Self.app(
      "open(); open(Home(), animated: true)",
      """
      func open(_ all: Coordinator...) { all.forEach { add(child: $0) }; add(child: Shop()) }
        func open(_ one: Coordinator, animated: Bool) { add(child: one) }
      """
    )
    #expect(scanned.edges == ["App child Home", "App child Shop"])
  }

  @Test(
    "What hands its arguments on to a function of its own name ends, and is followed",
    arguments: [
      "func add(_ all: Coordinator...) { add(all) }\nfunc add(_ all: [Coordinator]) { all.forEach { add(child: $0) } }",
      "func add(_ all: Any...) { add(all) }\nfunc add(_ all: [Any]) { childCoordinators += all as! [Coordinator] }",
      "func add(_ one: Coordinator) { add(child: one) }\nfunc add(_ all: Coordinator...) { add(all) }\n"
        + "func add(_ all: [Coordinator]) { all.forEach { add($0) } }",
    ]
  )
  func handingOn(_ helpers: String) {
    #expect(
      Self.app("add(Home(), Shop())", helpers).lines(of: [.child]) == ["App child Home", "App child Shop"]
    )
    #expect(Self.app("add(Home())", helpers).lines(of: [.child]) == ["App child Home"])
  }

  @Test("What hands its arguments on to itself ends")
  func handingOnToItself() {
    let scanned = Self.app(
      "add(Home(), Shop())",
      "func add(_ all: Any...) { add(all); for one in all { childCoordinators.append(one) } }"
    )
    #expect(scanned.edges == ["App child Home", "App child Shop"])
  }

  @Test("A function that takes one comes before one that takes several")
  func oneBeforeSeveral() {
    let scanned = Self.app(
      "put(Home())",
      """
      var held: Coordinator?
        func put(_ one: Coordinator) { add(child: one) }
        func put(_ all: Coordinator...) { held = all.first }
      """
    )
    #expect(scanned.edges == ["App child Home"])
  }

  @Test("An initializer keeps several")
  func initializers() {
    let scanned = Scanned(
      Scanned.base + Scanned.leaves("Home", "Shop") + """
        final class Tabs: Coordinator {
          var childCoordinators: [Coordinator]
          init(_ tabs: Coordinator...) { childCoordinators = tabs }
          func start() {}
        }
        final class App: Coordinator {
          var childCoordinators: [Coordinator] = []
          func start() { add(child: Tabs(Home(), Shop())) }
        }
        """
    )
    #expect(scanned.lines(of: [.child]) == ["App child Tabs", "Tabs child Home", "Tabs child Shop"])
  }
}
