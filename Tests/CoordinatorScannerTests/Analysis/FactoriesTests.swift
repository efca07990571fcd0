import Testing

/// Containers of the package Factory.
@Suite("Factory")
struct FactoriesTests {
  private func scan(_ factory: String, _ members: String, imports: String = "Factory") -> Scanned {
    Scanned(
      "import \(imports)\n" + Scanned.base + Scanned.leaves("Home") + """
        extension Container { \(factory) }
        final class App: Coordinator {
          var childCoordinators: [Coordinator] = []
          \(members)
        }
        """
    )
  }

  private static let start = "func start() { childCoordinators.append(Container.shared.home()) }"

  @Test(
    arguments: [
      ("var home: Factory<Home> { self { Home() } }", start),
      ("var home: Factory<Coordinator> { self { Home() }.singleton }", start),
      ("var home: Factory<Home> { Factory(self) { Home() } }", start),
      ("static let home = Factory { Home() }", "func start() { childCoordinators.append(Container.home()) }"),
      (
        "var home: ParameterFactory<Int, Home> { self { _ in Home() } }",
        "func start() { childCoordinators.append(Container.shared.home(3)) }"
      ),
    ]
  )
  func isFollowed(_ factory: String, _ members: String) {
    #expect(scan(factory, members).edges == ["App child Home"])
  }

  @Test(
    "What is injected is kept in the property",
    arguments: ["Injected", "LazyInjected", "InjectedObject"]
  )
  func isInjected(_ wrapper: String) {
    let scanned = scan(
      "var home: Factory<Home> { self { Home() } }",
      "@\(wrapper)(\\.home) private var home; func start() { home.start() }"
    )
    #expect(scanned.edges == ["App holds Home"])
  }

  @Test("A container of another package is none of these")
  func others() {
    let scanned = scan("var home: Factory<Home> { self { Home() } }", Self.start, imports: "Other")
    #expect(!scanned.edges.contains("App child Home"))
  }
}
