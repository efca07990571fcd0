import CoordinatorDiagrams
import CoordinatorGraph
import Testing

@testable import CoordinatorScanner

/// Expressions are told apart by their ids, not by their lines.
@Suite("Several calls on one line")
struct OneLineTests {
  @Test("Every expression of a file has an id of its own")
  func ids() {
    let text = "func go() { add(Home()); add(Home()); run { add(Cart()) } }"
    let facts = SourceFile(path: "a.swift", text: Array(text.utf8)).facts()
    let ids = SiteReader.sites(of: facts.functions[0].body ?? []).map(\.expression.id)
    #expect(ids.count > 8)
    #expect(Set(ids).count == ids.count)
    #expect(Set(ids.map(\.line)) == [1])
  }

  @Test("What a closure does later is not what stands beside it")
  func later() {
    let scanned = Scanned(
      Scanned.base + Scanned.leaves("Home", "Gift") + """
        final class Shop: Coordinator {
          var childCoordinators: [Coordinator] = []
          let bar = UITabBarController()
          var onGift: () -> Void = {}
          func start() { onGift = { self.add(child: Gift()) }; add(child: Home()) }
        }
        """
    )
    let roles = scanned.snapshot.graph.nodes.compactMap { node in node.role.map { "\(node.id) \($0)" } }
    #expect(roles == ["Home tab", "Shop tabContainer"])
  }
}
