import CoordinatorDiagrams
import CoordinatorGraph
import Testing

@Suite("Registries")
struct RegistryTests {
  static let shelf = """
    final class Shelf {
      static let shared = Shelf()
      private var makers: [String: () -> Any] = [:]
      func register<T>(_ type: T.Type, maker: @escaping () -> T) { makers["\\(type)"] = maker }
      func resolve<T>(_ type: T.Type) -> T? { makers["\\(type)"]?() as? T }
      func resolve<T>() -> T? { resolve(T.self) }
    }
    protocol Store {}
    struct RemoteStore: Store {}
    final class Model { init(store: Store) {} }

    """

  private func scan(_ body: String, outside: String = "") -> Scanned {
    Scanned(
      Scanned.base + Self.shelf + outside + """
        final class App: Coordinator {
          var childCoordinators: [Coordinator] = []
          func start() {
            \(body)
          }
        }
        """
    )
  }

  @Test("What is registered, what its factory asks for, and who resolves it")
  func registersAndResolves() {
    let scanned = scan(
      """
      Shelf.shared.register(Store.self) { RemoteStore() }
      Shelf.shared.register(Model.self) { Model(store: Shelf.shared.resolve(Store.self)!) }
      _ = Shelf.shared.resolve(Model.self)!
      """
    )
    #expect(scanned.lines(of: [.registers]) == ["Shelf registers Model", "Shelf registers Store"])
    #expect(scanned.lines(of: [.requires]) == ["Model requires Store"])
    #expect(scanned.lines(of: [.resolves]) == ["App resolves Model"])
    #expect(scanned.edge("Shelf", "Store")?.label == "RemoteStore")
  }

  @Test("A key that only the declared type tells")
  func declaredKey() {
    let scanned = scan(
      """
      Shelf.shared.register(Store.self) { RemoteStore() }
      let store: Store? = Shelf.shared.resolve()
      """
    )
    #expect(scanned.lines(of: [.resolves]) == ["App resolves Store"])
  }

  @Test("A property wrapper asks for the type of its property")
  func wrapper() {
    let scanned = scan(
      "Shelf.shared.register(Store.self) { RemoteStore() }",
      outside: """
        @propertyWrapper struct Taken<T> {
          var wrappedValue: T { Shelf.shared.resolve(T.self)! }
        }
        final class Home: Coordinator {
          @Taken var store: Store
          var childCoordinators: [Coordinator] = []
          func start() {}
        }

        """
    )
    #expect(scanned.lines(of: [.resolves]) == ["Home resolves Store"])
  }

  @Test("Where a key could not be told, the registry says so, and nothing is called missing or unused")
  func unknown() throws {
    let scanned = scan(
      """
      Shelf.shared.register(Store.self) { RemoteStore() }
      Shelf.shared.register(type(of: keys[0])) { keys[0] }
      _ = Shelf.shared.resolve(Model.self)
      _ = Shelf.shared.resolve(kinds[0])
      """
    )
    let shelf = try #require(scanned.snapshot.graph.nodes.first { $0.id == "Shelf" })
    #expect(shelf.unknown.count == 2)
    #expect(shelf.unknown.first?.hasSuffix("the analysis could not find out what is registered") == true)
  }

  @Test("The container of Swinject, in assemblies, and wrapped")
  func swinject() {
    let assembly = """
      import Swinject
      final class AppAssembly: Assembly {
        func assemble(container: Container) {
          container.register(Store.self) { _ in RemoteStore() }
          container.register(Model.self) { r in Model(store: r.resolve(Store.self)!) }
        }
      }
      """
    let sources = ["A.swift": Scanned.base + Self.types + Scanned.leaves("App"), "B.swift": assembly]
    let scanned = Scanned(sources)
    #expect(scanned.lines(of: [.registers]) == ["Container registers Model", "Container registers Store"])
    #expect(scanned.lines(of: [.requires]) == ["Model requires Store"])
    let wrapper = """
      import Swinject
      final class Parts {
        static let shared = Parts()
        private let container = Container()
        func fill() { container.register(Store.self) { _ in RemoteStore() } }
        func resolve<T>(_ type: T.Type) -> T { container.resolve(type)! }
      }
      """
    let wrapped = Scanned(["A.swift": Scanned.base + Self.types, "B.swift": wrapper])
    #expect(wrapped.lines(of: [.registers]) == ["Parts registers Store"])
    let kept = """
      import Swinject
      final class App: Coordinator {
        private let container = Container()
        var childCoordinators: [Coordinator] = []
        func start() {
          container.register(Store.self) { _ in RemoteStore() }
          _ = container.resolve(Store.self)!
        }
      }
      """
    let owned = Scanned(["A.swift": Scanned.base + Self.types, "B.swift": kept])
    #expect(owned.lines(of: [.registers, .resolves]) == ["App resolves Store", "Container registers Store"])
  }

  static let types = """
    protocol Store {}
    struct RemoteStore: Store {}
    final class Model { init(store: Store) {} }

    """

  @Test(
    "What a registry fills itself with counts; what it only hands on does not",
    arguments: [
      "register(Store.self) { RemoteStore() }", "self.register(Store.self) { RemoteStore() }",
      "register(Store.self) { RemoteStore() }; register(Model.self) { Model(store: resolve(Store.self)!) }; _ = resolve(Model.self)",
    ]
  )
  func ownMethods(_ line: String) {
    let scanned = scan(
      "Shelf.shared.fill(); _ = Shelf.shared.resolve(Store.self)",
      outside: """
        protocol Plan { associatedtype Made; func make() -> Made }
        struct Box<T> {}
        extension Shelf {
          func fill() { \(line) }
          func put<T>(_ type: T.Type, _ one: T) { register(type) { one } }
          func put<P: Plan>(_ plan: P) { register(P.Made.self) { plan.make() } }
          func find<T>(_ type: T.Type) -> Box<T> { resolve(Box<T>.self)! }
        }

        """
    )
    #expect(scanned.lines(of: [.registers]).last == "Shelf registers Store")
    #expect(scanned.lines(of: [.registers]).contains("Shelf registers Model") == line.contains("Model"))
    #expect(scanned.lines(of: [.requires]) == (line.contains("Model") ? ["Model requires Store"] : []))
    #expect(scanned.snapshot.graph.node("Shelf")?.unknown == [])
  }

  @Test(
    "A key that only the factory tells: by a cast, by its signature, by what it makes",
    arguments: [
      ("{ RemoteStore() as Store }", "Store"), ("{ () -> Store in RemoteStore() }", "Store"),
      ("{ RemoteStore() }", "RemoteStore"),
    ]
  )
  func factoryKey(_ factory: String, _ key: String) {
    let registry = Self.shelf.replacing("_ type: T.Type, maker:", with: "_ type: T.Type = T.self, maker:")
    let app = """
      final class App: Coordinator {
        var childCoordinators: [Coordinator] = []
        func start() { Shelf.shared.register \(factory); _ = Shelf.shared.resolve(\(key).self) }
      }
      """
    let scanned = Scanned(Scanned.base + registry + app)
    #expect(scanned.lines(of: [.registers]) == ["Shelf registers \(key)"])
    #expect(scanned.edge("Shelf", NodeID(key))?.label == "RemoteStore")
  }

  @Test(
    "Swinject is known where a type is not written, and where another file imports it",
    arguments: [
      (
        "import Swinject", "private let assembler = Assembler([Parts()])",
        "assembler.resolver.resolve(Store.self)!"
      ),
      (
        "import Swinject", "private let resolver = Assembler([Parts()]).resolver",
        "resolver.resolve(Store.self)!"
      ),
      ("", "let resolver: Resolver", "resolver.resolve(Store.self)!"),
    ]
  )
  func inferredSwinject(_ imports: String, _ property: String, _ line: String) {
    let app = """
      \(imports)
      final class App: Coordinator {
        \(property)
        var childCoordinators: [Coordinator] = []
        func start() { _ = \(line) }
      }
      """
    let parts = """
      import Swinject
      final class Parts: Assembly {
        func assemble(container: Container) { container.autoregister(Store.self, initializer: RemoteStore.init) }
      }
      """
    let scanned = Scanned(["A.swift": Scanned.base + Self.types, "B.swift": app, "C.swift": parts])
    #expect(
      scanned.lines(of: [.registers, .resolves]) == ["App resolves Store", "Container registers Store"]
    )
    #expect(scanned.edge("Container", "Store")?.label == "RemoteStore")
  }

  @Test(
    "What other packages call a container or a resolver is none of Swinject",
    arguments: ["Factory", "Resolver"]
  )
  func otherPackages(_ package: String) {
    let app = """
      import \(package)
      final class App: Coordinator {
        let resolver: Resolver
        var childCoordinators: [Coordinator] = []
        func start() { _ = resolver.resolve(Store.self) }
      }
      """
    let parts = "import Swinject; let parts = Container()"
    let scanned = Scanned(["A.swift": Scanned.base + Self.types, "B.swift": app, "C.swift": parts])
    #expect(scanned.lines(of: [.resolves]) == [])
  }
}
