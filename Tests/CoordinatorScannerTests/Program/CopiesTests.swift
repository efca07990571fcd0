import CoordinatorDiagrams
import CoordinatorGraph
import CoordinatorScanner
import Testing

/// Apps that were made from one another stand beside each other in one project.
@Suite("Copies")
struct CopiesTests {
  @Test("Copies of an app are as many graphs as one", arguments: FixtureApp.all)
  func copies(_ app: FixtureApp) throws {
    let files = try app.files()
    let one = try app.scanned().snapshot.graph
    let copies = ["A", "B", "C"].flatMap { (copy: String) -> [FileFacts] in
      files.map { SourceFile(path: "\(copy)/\($0.path)", module: copy, text: $0.text).facts() }
    }
    let three = try Program(copies).snapshot().graph
    // What stands elsewhere is one node for all.
    let isOwn: (Node) -> Bool = { $0.location != nil }
    #expect(three.nodes.count(where: isOwn) == 3 * one.nodes.count(where: isOwn))
    #expect(three.edges.count == 3 * one.edges.count)
    let strangers = three.edges.filter { Set($0.evidence.map { $0.file.first }).count > 1 }
    #expect(strangers.isEmpty)
  }

  @Test func anExtensionOfATypeFromElsewhereIsThatOfTheOwnApp() {
    let source =
      Scanned.base + Scanned.leaves("Home") + """
        extension UINavigationController { func home() -> Home { Home() } }
        extension UINavigationController { func begin(_ parent: App) { let child = home(); parent.add(child: child) } }
        final class App: Coordinator {
          var childCoordinators: [Coordinator] = []
          let navigation = UINavigationController()
          func start() { navigation.begin(self) }
        }
        """
    let scanned = Scanned(["A/App.swift": source, "B/App.swift": source])
    #expect(scanned.edges.count == 2)
    let files = scanned.snapshot.graph.edges.filter { $0.kind == .child }.map { Set($0.evidence.map(\.file)) }
    #expect(files == [["A/App.swift"], ["B/App.swift"]])
  }

  /// A recursion that each turn may take in several ways would be told in more ways than there are lines.
  @Test func turnsOfARecursionAreToldOnce() throws {
    let scanned = Scanned(
      Scanned.base + Scanned.leaves("Home") + """
        final class App: Coordinator {
          var childCoordinators: [Coordinator] = []
          func start() { show(3, in: self) }
          func show(_ count: Int, in parent: App) {
            parent.add(child: Home())
            show(count - 1, in: parent)
            show(count - 2, in: parent)
          }
        }
        """
    )
    #expect(scanned.edges == ["App child Home"])
    let lines = try #require(scanned.edge("App", "Home")).evidence.map(\.line)
    #expect(Set(lines).count == lines.count)
  }
}
