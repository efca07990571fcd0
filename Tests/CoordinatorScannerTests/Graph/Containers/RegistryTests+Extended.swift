import Testing

/// Registries of packages that an app adds methods to.
extension RegistryTests {
  @Test(
    "Swinject's stays one where the app adds methods to it",
    arguments: [
      ("var isTesting: Bool { false }", "_ = parts.resolve(Store.self)!"),
      (
        "func resolve<T>(_ type: T.Type, name: Int) -> T { resolve(type)! }",
        "_ = parts.resolve(Store.self, name: 1)"
      ),
      ("func resolve<T>() -> T { resolve(T.self)! }", "let store: Store = parts.resolve()"),
      ("func needed<T>(_ type: T.Type) -> T { resolve(type)! }", "_ = parts.needed(Store.self)"),
    ]
  )
  func extended(_ member: String, _ question: String) {
    let source = """
      import Swinject
      extension Resolver { \(member) }
      extension Container { static let shared = Container() }
      final class Parts: Assembly {
        func assemble(container: Container) { container.register(Store.self) { _ in RemoteStore() } }
      }
      final class App: Coordinator {
        private let parts: Resolver
        var childCoordinators: [Coordinator] = []
        init(parts: Resolver) { self.parts = parts }
        func start() { \(question) }
      }
      """
    let scanned = Scanned(["A.swift": Scanned.base + Self.types, "B.swift": source])
    #expect(
      scanned.lines(of: [.registers, .resolves]) == ["App resolves Store", "Container registers Store"]
    )
  }
  @Test("The static registry of the Resolver package is asked by type")
  func resolverPackage() {
    let scanned = Scanned(
      Scanned.base + Scanned.leaves("Cart") + """
        import Resolver
        extension Resolver: ResolverRegistering { static func registerAllServices() { register { Cart() } } }
        final class App: Coordinator {
          var childCoordinators: [Coordinator] = []
          func start() { add(child: Resolver.resolve(Cart.self)) }
        }
        """
    )
    #expect(scanned.edges == ["App child Cart"])
  }
}
