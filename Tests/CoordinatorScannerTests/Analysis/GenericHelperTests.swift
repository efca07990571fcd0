import CoordinatorLint
import Testing

/// What generic functions make and find is told by the types that they are asked for.
@Suite("Generic helpers")
struct GenericHelperTests {
  struct Spelling: CustomTestStringConvertible, Sendable {
    let name: String
    let body: String
    var edges = ["App child Home"]
    var testDescription: String { name }
  }

  @Test("What is given by a generic parameter is called by what that has to be")
  func constrained() {
    let scanned = Scanned(
      Scanned.base + Scanned.leaves("Home", "Other") + """
        protocol Builder { func build() -> Coordinator }
        struct HomeBuilder: Builder { func build() -> Coordinator { Home() } }
        struct OtherBuilder: Builder { func build() -> Coordinator { Other() } }
        final class App: Coordinator {
          var childCoordinators: [Coordinator] = []
          func start() { open(HomeBuilder()) }
          private func open<B: Builder>(_ builder: B) { add(child: builder.build()) }
        }
        """
    )
    #expect(scanned.edges == ["App child Home"])
  }

  private func scan(_ body: String) -> Scanned {
    Scanned(
      Scanned.base + Scanned.leaves("Login") + """
        protocol Titled: Coordinator { init(title: String) }
        final class Home: Titled {
          var childCoordinators: [Coordinator] = []
          init(title: String) {}
          func start() {}
        }
        final class Other: Titled {
          var childCoordinators: [Coordinator] = []
          init(title: String) {}
          func start() {}
        }
        final class App: Coordinator {
          var childCoordinators: [Coordinator] = []
          func start() { go() }
          func made<T: Titled>(_ type: T.Type) -> T { T(title: "a") }
          func begun<T: Titled>(_ type: T.Type) -> T { let c = T.init(title: "a"); c.start(); return c }
          func asked<T: Titled>() -> T { T(title: "a") }
          \(body)
        }
        """
    )
  }

  static let spellings = [
    Spelling(name: "a type", body: "func go() { add(child: made(Home.self)) }"),
    Spelling(name: "its initializer", body: "func go() { add(child: begun(Home.self)) }"),
    Spelling(
      name: "a type that is handed on",
      body: """
        func handed<T: Titled>(to kind: T.Type) -> T { made(kind) }
        func again<C: Titled>(_ kind: C.Type) -> C { handed(to: C.self) }
        func go() { add(child: again(Home.self)) }
        """
    ),
    Spelling(name: "a declared variable", body: "func go() { let c: Home = asked(); add(child: c) }"),
    Spelling(
      name: "a declared result",
      body: "func home() -> Home? { return asked() }\nfunc go() { add(child: home()!) }"
    ),
    Spelling(
      name: "a declared parameter",
      body: """
        func makeTitled<T: Titled>() -> T { T(title: "a") }
        func show(_ c: Home) { add(child: c) }
        func go() { show(makeTitled()) }
        """
    ),
    Spelling(
      name: "a declared result that is handed on",
      body: """
        func again<C: Titled>() -> C { made(C.self) }
        func go() { let c: Home = again(); add(child: c) }
        """
    ),
    Spelling(
      name: "one of several",
      body: """
        func find<T>(_ type: T.Type) -> T? { childCoordinators.first { $0 is T } as? T }
        var last: Coordinator?
        func go() { add(child: made(Home.self)); add(child: made(Other.self)); last = find(Other.self) }
        """,
      edges: ["App child Home", "App child Other", "App holds Other"]
    ),
  ]

  @Test("What is made is told by the type that is asked for", arguments: spellings)
  func told(_ spelling: Spelling) {
    #expect(scan(spelling.body).edges == spelling.edges)
  }

  @Test("Where only a protocol is asked for, no type is made up")
  func untold() {
    let scanned = scan("func go() { let c: Titled = asked(); add(child: c) }")
    #expect(scanned.edges.filter { !$0.contains("?") } == [])
  }

  static let shelf = """
    final class Shelf {
      static let shared = Shelf()
      private var makers: [ObjectIdentifier: (Shelf) -> Any] = [:]
      func register<T>(_ type: T.Type, maker: @escaping (Shelf) -> T) { makers[ObjectIdentifier(type)] = maker }
      func resolve<T>(_ type: T.Type) -> T { makers[ObjectIdentifier(type)]!(self) as! T }
      func resolve<T>() -> T { resolve(T.self) }
    }
    protocol Store {}
    final class RemoteStore: Store {}
    protocol Paging: Coordinator { func turn() }
    final class Page: Paging {
      var childCoordinators: [Coordinator] = []
      func start() {}
      func turn() {}
    }
    final class Shelves {
      func fill() {
        Shelf.shared.register(Paging.self) { _ in Page() }
        Shelf.shared.register(Store.self) { _ in RemoteStore() }
      }
    }

    """

  static let questions = [
    Spelling(name: "a property", body: "let store: Store = Shelf.shared.resolve(Store.self)\nfunc go() {}"),
    Spelling(
      name: "a lazy property",
      body: "lazy var store = Shelf.shared.resolve(Store.self)\nfunc go() {}"
    ),
    Spelling(
      name: "a property of a declared type",
      body: "let store: Store = Shelf.shared.resolve()\nfunc go() {}"
    ),
    Spelling(
      name: "a parameter",
      body: "struct Model { let store: Store }\nfunc go() { add(Model(store: Shelf.shared.resolve())) }"
    ),
    Spelling(
      name: "a result",
      body: "var store: Store { Shelf.shared.resolve() }; var kept: Any?\nfunc go() { kept = store }"
    ),
  ]

  @Test("A registry gives what it is asked for, and nothing else that it makes", arguments: questions)
  func registries(_ question: Spelling) {
    let scanned = Scanned(
      Scanned.base + Self.shelf + """
        final class App: Coordinator {
          var childCoordinators: [Coordinator] = []
          func start() { go() }
          \(question.body)
        }
        """
    )
    #expect(scanned.edges == [])
    #expect(scanned.lines(of: [.resolves]) == ["App resolves Store"])
  }

  @Test("A type from elsewhere is a key as good as one of the sources")
  func external() {
    let scanned = Scanned(
      Scanned.base + Self.shelf + """
        final class App: Coordinator {
          var childCoordinators: [Coordinator] = []
          let queue: DispatchQueue = Shelf.shared.resolve(DispatchQueue.self)
          func start() {}
        }
        """
    )
    #expect(scanned.edges == [])
  }

  @Test(
    "A method that a registry is filled with belongs to who fills it",
    arguments: ["makePage", "Page.init(shelf:)"]
  )
  func methodReference(_ maker: String) {
    let scanned = Scanned(
      Scanned.base + Self.shelf + """
        extension Page { convenience init(shelf: Shelf) { self.init() } }
        struct Pages {
          func fill() { Shelf.shared.register(Paging.self, maker: \(maker)) }
          private func makePage(_ shelf: Shelf) -> Paging { Page() }
        }
        final class App: Coordinator {
          var childCoordinators: [Coordinator] = []
          var store: Store?
          func start() { store = Shelf.shared.resolve(Store.self) }
        }
        """
    )
    #expect(scanned.edges == [])
    #expect(scanned.lines(of: [.creates]) == [])
    #expect(scanned.edge("Shelf", "Paging")?.label == "Page")
    #expect(scanned.program.lint().map(\.rule) == [])
  }

  @Test("Two services with methods of one name are told apart")
  func sameMember() {
    let scanned = Scanned(
      Scanned.base + Self.shelf + """
        protocol PageFactory { func make(_ title: String) -> Coordinator }
        final class Pages: PageFactory { func make(_ title: String) -> Coordinator { Page() } }
        struct HomeMaker { let make: (String) -> Coordinator }
        final class Home: Coordinator { var childCoordinators: [Coordinator] = []; func start() {} }
        final class App: Coordinator {
          var childCoordinators: [Coordinator] = []
          func start() {
            Shelf.shared.register(PageFactory.self) { _ in Pages() }
            Shelf.shared.register(HomeMaker.self) { _ in HomeMaker(make: { _ in Home() }) }
            add(child: Shelf.shared.resolve(PageFactory.self).make("a"))
          }
        }
        """
    )
    #expect(scanned.edges.filter { $0.contains("child") } == ["App child Page"])
  }
}
