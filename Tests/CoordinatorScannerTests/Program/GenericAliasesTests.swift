import CoordinatorGraph
import CoordinatorScanner
import Testing

/// Names for a generic class with its types.
@Suite("Aliases of generic classes")
struct GenericAliasesTests {
  private func coordinators(_ more: String) -> Set<NodeID> {
    let scanned = Scanned(
      Scanned.base + """
        class List<Item>: Coordinator {
          var childCoordinators: [Coordinator] = []
          func start() {}
        }
        struct Book {}
        struct Song {}
        final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
          let app = App()
          func scene() { app.start() }
        }
        final class App: Coordinator {
          var childCoordinators: [Coordinator] = []
          let home = HomeList()
          func start() { home.start() }
        }
        \(more)
        """
    )
    return Set(scanned.snapshot.graph.nodes.filter { $0.kind == .coordinator }.map(\.id))
  }

  @Test("An alias that the app makes is drawn by its name")
  func own() { #expect(coordinators("typealias HomeList = List<Book>") == ["App", "HomeList"]) }

  @Test(
    "An alias stays another name for the class where Swift knows the type by more names",
    arguments: [
      "typealias HomeList = List<Book>; final class Shelf { var books: List<Book>? }",
      "typealias HomeList = List<Book>; typealias Books = List<Book>",
      "typealias HomeList<Item> = List<Item>",
      "private typealias HomeList = List<Book>",
    ]
  )
  func other(more: String) { #expect(coordinators(more) == ["App", "List"]) }

  @Test("An alias that nobody makes is no coordinator")
  func unused() {
    let more = "typealias HomeList = List<Book>; typealias SongList = List<Song>"
    #expect(coordinators(more) == ["App", "HomeList"])
  }

  @Test("Aliases that lead to one another, or have the name of their class, end")
  func circles() {
    let more =
      "typealias A = B<Book>; typealias B = A<Song>; typealias List = List<Book>; typealias HomeList = List<Book>"
    #expect(coordinators(more).contains("App"))
  }
}
