import CoordinatorCore
import CoordinatorGraph
import CoordinatorTesting
import Testing

@MainActor
@Suite("Expected hierarchies")
struct HierarchyTests {
  private let shop = ShopCoordinator()

  @Test func theTreeThatItIs() {
    expectHierarchy(of: shop, matches: "ShopCoordinator")
    _ = shop.open()
    expectHierarchy(
      of: shop,
      matches: """

        ShopCoordinator
        └── PostCoordinator

        """
    )
    expectHierarchy(of: shop, matches: "ShopCoordinator\n`-- PostCoordinator\n")
    expectHierarchy(of: Snapshot(of: shop), matches: "ShopCoordinator  \r\n└── PostCoordinator")
  }

  @Test func anotherTreeFailsAtThisLineWithBoth() {
    _ = shop.open()
    let line = #line + 2
    withKnownIssue {
      expectHierarchy(of: shop, matches: "ShopCoordinator\n├── LogInCoordinator\n└── PostCoordinator")
    } matching: { issue in
      let words = """
        The hierarchy differs (- expected, + actual):
          ShopCoordinator
        - ├── LogInCoordinator
          └── PostCoordinator
        It is:
        ShopCoordinator
        └── PostCoordinator
        """
      return issue.comments.map(\.rawValue) == [words] && issue.sourceLocation?.line == line
    }
  }

  @Test func nothingIsNoTree() {
    withKnownIssue {
      expectHierarchy(of: Snapshot(origin: .init(kind: .live), graph: .empty), matches: "ShopCoordinator")
    } matching: {
      $0.comments.first?.rawValue.hasSuffix("- ShopCoordinator\nIt is:\n(no coordinator)") == true
    }
    withKnownIssue { expectHierarchy(of: shop, matches: "") }
  }
}
