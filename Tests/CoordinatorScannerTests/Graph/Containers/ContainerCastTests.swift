import CoordinatorGraph
import Testing

@Suite("Who is a container")
struct ContainerCastTests {
  private func containers(_ source: String) -> [String] {
    Scanned(Scanned.base + source).snapshot.graph.nodes.filter { $0.kind == .container }.map(\.id.rawValue)
  }

  private static func owner(of type: String) -> String {
    """
    final class App: Coordinator {
      var childCoordinators: [Coordinator] = []
      private lazy var things = \(type)()
      func start() { _ = things }
    }

    """
  }

  @Test(
    "Look-alikes",
    arguments: [
      "class Page: UIViewController {}; final class PageContainer: UIViewController { func page() -> Page { Page() } }",
      "extension Page: Container { var view: UIView { UIView() } }; class Page {}",
      "struct CardContainer: View { let store: Store; var body: some View { EmptyView() } }; class Store {}",
      "final class StoreContainer: NSPersistentContainer { let name2 = Thing() }; class Thing {}",
      "final class MockShelfContainer: Container<HomeDependency> {}; protocol HomeDependency {}",
      "struct Box<T> { var value: T }",
      """
      final class Cache {
        private var values: [String: Any] = [:]
        func set<T>(_ value: T, forKey key: String) { values[key] = value }
        func get<T>(_ key: String) -> T? { values[key] as? T }
      }
      """,
      """
      final class Client {
        private var headers: [String: String] = [:]
        func add<T>(_ value: T) {}
        func perform() {}
      }
      """,
      "protocol Container { func resolve<T>(_ type: T.Type) -> T }",
    ]
  )
  func lookAlikes(source: String) {
    #expect(containers(source) == [])
  }

  @Test("A factory of a screen is no container, whatever it keeps")
  func factory() {
    let factory = """
      final class Store {}
      final class Page: UIViewController { init(store: Store) {} }
      struct Screens { let store = Store(); func page() -> Page { Page(store: store) } }

      """
    #expect(containers(factory + Self.owner(of: "Screens")) == [])
  }

  @Test("A type that is named so, makes screens and is kept by a coordinator is one")
  func plain() {
    let plain = """
      final class Store {}
      final class Page: UIViewController { init(store: Store) {} }
      final class ThingsContainer { let store = Store(); func page() -> Page { Page(store: store) } }

      """
    #expect(containers(plain + Self.owner(of: "ThingsContainer")) == ["ThingsContainer"])
    #expect(containers(plain) == [])
    // Its screens are such, too, where the sources extend what they inherit from.
    #expect(
      containers("extension UIViewController {}\n" + plain + Self.owner(of: "ThingsContainer")) == [
        "ThingsContainer"
      ]
    )
    let held = Scanned(Scanned.base + plain + Self.owner(of: "ThingsContainer")).edge(
      "App",
      "ThingsContainer"
    )
    #expect(held?.kind == .holds && held?.via == "things")
  }

  @Test("A container of a package whose base the sources extend")
  func extendedBase() {
    let source = """
      extension Component { var log: Int { 0 } }
      protocol HomeDependency {}
      final class HomeComponent: Component<HomeDependency> {}
      """
    let scanned = Scanned(source)
    #expect(scanned.lines(of: [.requires]) == ["HomeComponent requires HomeDependency"])
  }
}
