import CoordinatorGraph
import Testing

/// Screens that bases of XCoordinator are made with.
@Suite("Screens of routes")
struct RouteScreensTests {
  static let bases = [
    ("PageCoordinator", "super.init(pages: [Leaf()], set: nil, direction: .forward)", "Leaf root"),
    ("ViewCoordinator", "let leaf = Leaf(); super.init(rootViewController: leaf)", "Leaf root"),
    ("SplitCoordinator", "super.init(master: Leaf(), detail: nil)", "Leaf root"),
    ("NavigationCoordinator", "super.init(root: Leaf())", "Leaf root"),
    ("TabBarCoordinator", "super.init(tabs: [Leaf()])", "Leaf tab"),
    ("ViewCoordinator", "super.init(rootViewController: host); keep(Leaf())", "Leaf -"),
  ]

  @Test("What the base is made with is its root, or a tab", arguments: bases)
  func start(_ base: String, _ making: String, _ shown: String) {
    let scanned = Scanned(
      """
      import XCoordinator
      enum TreeRoute: Route { case leaf }
      final class Leaf: UIViewController {}
      final class TreeCoordinator: \(base)<TreeRoute> {
        init(host: UIViewController) { \(making) }
      }
      """
    )
    #expect(scanned.shown == ["TreeCoordinator \(shown)"])
  }
}
