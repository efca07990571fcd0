import CoordinatorGraph
import CoordinatorScanner
import Testing

@Suite("Wrappers and boxes that keep weakly")
struct WeakWrappersTests {
  private static let app = """
    final class App: Coordinator {
      var childCoordinators: [Coordinator] = []
      func start() {
        let home = Home()
        home.parent = wrap(self)
        childCoordinators.append(home)
      }
    }
    """

  /// The ownership of the reference from Home to App.
  private func ownership(_ declaration: String, made: String, _ types: String) -> Ownership? {
    let source =
      Scanned.base + Self.app.replacing("wrap(self)", with: made) + """
        final class Home: Coordinator {
          var childCoordinators: [Coordinator] = []
          \(declaration)
          func start() {}
        }
        \(types)
        """
    let edges = Scanned(["App.swift": source]).snapshot.graph.edges
    return edges.first { $0.kind == .parent && $0.from == "Home" }?.ownership
  }

  @Test(arguments: [
    ("var parent: Box<App>?", "Box(value: self)", "struct Box<T: AnyObject> { weak var value: T? }"),
    (
      "var parent: Box<App>?", "Box(it: self)",
      "struct Box<T: AnyObject> { private(set) weak var it: T?; let id: Int = 0 }"
    ),
    ("var parent: AppBox?", "AppBox(app: self)", "struct AppBox { weak var app: App? }"),
    (
      "@Kept var parent: App?", "self",
      "@propertyWrapper struct Kept<T: AnyObject> { private weak var kept: T?; var wrappedValue: T? { get { kept } set { kept = newValue } } }"
    ),
    ("@Weak var parent: App?", "self", ""),
  ])
  func weak(declaration: String, made: String, types: String) {
    #expect(ownership(declaration, made: made, types) == .weak)
  }

  @Test(arguments: [
    ("var parent: App?", "self", ""),
    ("var parent: Box<App>?", "Box(value: self)", "struct Box<T> { var value: T? }"),
    (
      "var parent: Box<App>?", "Box(value: self)",
      "struct Box<T: AnyObject> { weak var value: T?; var strong: T? = nil }"
    ),
    ("@Kept var parent: App?", "self", "@propertyWrapper struct Kept<T> { var wrappedValue: T? }"),
    ("@Weak var parent: App?", "self", "@propertyWrapper struct Weak<T> { var wrappedValue: T? }"),
  ])
  func strong(declaration: String, made: String, types: String) {
    #expect(ownership(declaration, made: made, types) != .weak)
  }
}
