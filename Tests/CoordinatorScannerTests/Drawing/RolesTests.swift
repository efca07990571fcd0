import CoordinatorGraph
import Testing

/// Who shows tabs, and whose screen is the first.
@Suite("Roles")
struct RolesTests {
  @Test("Who is handed a tab bar controller of the team's own contains tabs, and not who makes it")
  func tabs() {
    let scanned = Scanned(
      Scanned.base + Scanned.leaves("Home", "Cart", "Gift") + """
        final class ShopBar: UITabBarController {}
        final class Shop: Coordinator {
          var childCoordinators: [Coordinator] = []
          let bar: UIViewController
          init(bar: UIViewController) { self.bar = bar }
          func start() { [Home(), Cart()].forEach { add(child: $0) } }
          func give() { add(child: Gift()) }
        }
        final class App: Coordinator {
          var childCoordinators: [Coordinator] = []
          func start() { add(child: Shop(bar: ShopBar())) }
        }
        """
    )
    let roles = scanned.snapshot.graph.nodes.compactMap { node in node.role.map { "\(node.id) \($0)" } }
    #expect(roles == ["Cart tab", "Home tab", "Shop tabContainer"])
    #expect(scanned.shown == ["Shop ShopBar -"])
  }
}
