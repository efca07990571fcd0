import Testing

/// What is told of properties late is known early, however many calls lie between.
@Suite("Rounds")
struct RoundsTests {
  @Test func whatALaterFileTellsIsKnownInAnEarlierOne() {
    let scanned = Scanned([
      "A.swift": Scanned.base + """
        final class App: Coordinator {
          var childCoordinators: [Coordinator] = []
          let shelf = Shelf()
          func start() { show() }
          func show() { add(child: picked()) }
          func picked() -> Coordinator { shelf.next }
        }
        """,
      "Z.swift": "final class Shelf { var next: Coordinator; init() { next = Home() } }\n"
        + Scanned.leaves("Home", "Other", "Third"),
    ])
    #expect(scanned.edges == ["App child Home"])
  }

  /// Each property is told of by what another file tells of the next: as many rounds as there are files.
  @Test func aChainOfPropertiesIsFollowed() {
    let scanned = Scanned([
      "A.swift": Scanned.base + """
        final class App: Coordinator {
          var childCoordinators: [Coordinator] = []
          let first = First()
          func start() { add(child: first.get()) }
        }
        """,
      "B.swift":
        "final class First { var made: Coordinator; init(s: Second) { made = s.get() }; func get() -> Coordinator { made } }",
      "C.swift":
        "final class Second { var made: Coordinator; init() { made = Home() }; func get() -> Coordinator { made } }\n"
        + Scanned.leaves("Home", "Other", "Third"),
    ])
    // What `First` was told in the first round, when nothing was known of `Second`, is forgotten.
    #expect(scanned.edges == ["App child Home"])
  }

  @Test(
    "What services make is known by the one that is set, whichever file is read first",
    arguments: ["A.swift", "Z.swift"]
  )
  func servicesThatAreSet(in file: String) {
    let scanned = Scanned([
      file: """
      final class App: Coordinator {
        let holder = Holder()
        override func start() { holder.service = RealService() }
        func show() { if let child = holder.child { children.append(child) } }
      }
      """,
      "M.swift": """
      class Coordinator { var children: [Coordinator] = []; func start() {} }
      protocol Service { func make() -> Coordinator }
      final class Home: Coordinator {}
      final class Other: Coordinator {}
      final class RealService: Service { func make() -> Coordinator { Home() } }
      final class OldService: Service { func make() -> Coordinator { Other() } }
      final class Holder {
        var service: Service?
        var child: Coordinator?
        func go() { child = service?.make() }
      }
      """,
    ])
    #expect(scanned.edges == ["App child Home"])
  }

  @Test(
    "A property that is put into itself ends, and what is in it is found",
    arguments: [
      "query = .and(query, query); query = .or(query, .of(Home()))",
      "query = .and(.or(query, query), .and(query, query)); if let old = query { query = .and(old, .of(Home())) }",
      "query = .and(.of(Home()), query)",
    ]
  )
  func holdsItself(_ body: String) {
    let scanned = Scanned(
      Scanned.base + """
        indirect enum Query { case all, and(Query?, Query?), or(Query?, Query?), of(Coordinator) }
        final class App: Coordinator {
          var childCoordinators: [Coordinator] = []
          var query: Query?
          func start() { \(body) }
          func more() { \(body) }
          func negate() { query = .or(query, query) }
        }

        """ + Scanned.leaves("Home", "Other")
    )
    #expect(scanned.edges == ["App holds Home"])
  }

  @Test("Where what is known goes back and forth, all of it is drawn")
  func backAndForth() {
    let scanned = Scanned(
      """
      class Coordinator { var children: [Coordinator] = []; func start() {} }
      final class Home: Coordinator {}
      final class Other: Coordinator {}
      final class App: Coordinator {
        let owner = Owner()
        override func start() { if let next = owner.now?.coordinator { children.append(next) } }
      }
      protocol Plan: AnyObject { var coordinator: Coordinator { get }; func fill(_ owner: Owner) }
      protocol LatePlan: Plan {}
      final class First: Plan {
        let coordinator: Coordinator = Home()
        let source = Source()
        func fill(_ owner: Owner) { owner.later = source.plan }
      }
      final class Second: LatePlan { let coordinator: Coordinator = Other(); func fill(_ owner: Owner) {} }
      final class Source { var plan: LatePlan? }
      final class Owner {
        var now: Plan?
        var next: Plan?
        var later: Plan?
        func fill() { now?.fill(self) }
        func take() { now = next }
        func move() { next = later }
      }
      """
    )
    #expect(scanned.edges == ["App child Home", "App child Other"])
  }

  /// Signing out leads back to signing in: what is read while that is read is not all there is to say of it.
  @Test(
    "What a call leads back to is read whole",
    arguments: ["main() } else { login()", "login() } else { main()"]
  )
  func circles(branches: String) {
    let scanned = Scanned(
      """
      class Coordinator {
        var children: [Coordinator] = []
        func start() {}
        func attach(_ child: Coordinator) { children.append(child); child.start() }
      }
      protocol MainListener: AnyObject { func didSignOut() }
      final class App: Coordinator, MainListener {
        override func start() { if isSignedIn { \(branches) } }
        func main() { let main = Main(); main.listener = self; attach(main) }
        func login() { attach(Login()) }
        func didSignOut() { login() }
      }
      final class Login: Coordinator {}
      final class Main: Coordinator {
        weak var listener: MainListener?
        override func start() { _ = MainView(onSignOut: { [weak self] in self?.listener?.didSignOut() }) }
      }
      """
    )
    #expect(scanned.edges == ["App child Login", "App child Main"])
  }

  @Test func callsThatComeBackToThemselvesEnd() {
    let scanned = Scanned(
      Scanned.base + """
        final class App: Coordinator {
          var childCoordinators: [Coordinator] = []
          var next: Coordinator?
          func start() { ping(2) }
          func ping(_ count: Int) { pong(count - 1) ; next = Home() }
          func pong(_ count: Int) { if let next { add(child: next) } else { ping(count) } }
        }

        """ + Scanned.leaves("Home", "Other")
    )
    #expect(scanned.edges == ["App child Home", "App holds Home"])
  }
}
