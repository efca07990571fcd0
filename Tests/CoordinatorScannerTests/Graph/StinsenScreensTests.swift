import CoordinatorGraph
import Testing

/// What routes of Stinsen show, and what only dresses that.
@Suite("Screens of Stinsen")
struct StinsenScreensTests {
  private static func shown(_ members: String, base: String = "NavigationCoordinatable") -> [String] {
    Scanned(
      """
      import Stinsen
      final class DeskCoordinator: \(base) {
        \(members)
      }
      final class MailCoordinator: NavigationCoordinatable {
        let stack = NavigationStack(initial: \\MailCoordinator.start)
        @Root var start = makeStart
        @ViewBuilder func makeStart() -> some View { Letter() }
      }
      struct Letter: View { var body: some View { EmptyView() } }
      struct Tip: View { var body: some View { EmptyView() } }
      struct Frame: View { var body: some View { EmptyView() } }
      """
    ).shown.filter { $0.hasPrefix("Desk") }
  }

  static let ways = [
    ("push", "push"), ("modal", "sheet"), ("modalNonDismissible", "sheet"), ("fullScreen", "present"),
  ]

  @Test("A modal route is a sheet, and one of the whole screen a cover", arguments: ways)
  func way(_ way: String, _ label: String) {
    let shown = Self.shown("@Route(.\(way)) var tip = makeTip; func makeTip() -> some View { Tip() }")
    #expect(shown == ["DeskCoordinator Tip \(label)"])
  }

  @Test("The label of a tab is no screen")
  func tabItem() {
    let shown = Self.shown(
      """
      lazy var child = TabChild(startingItems: [\\DeskCoordinator.tip])
      @Route(tabItem: makeItem) var tip = makeTip
      func makeTip() -> some View { Tip() }
      func makeItem(isActive: Bool) -> some View { Frame() }
      """,
      base: "TabCoordinatable"
    )
    #expect(shown == ["DeskCoordinator Tip tab"])
  }

  @Test("What a wrapper dresses its coordinator with is no screen")
  func wrapper() {
    let shown = Self.shown(
      """
      @Route(.modal) var mail = makeMail
      func makeMail() -> ViewWrapperCoordinator<MailCoordinator, AnyView> {
        ViewWrapperCoordinator(MailCoordinator()) { AnyView(Frame(content: $0)) }
      }
      """
    )
    #expect(shown.isEmpty)
  }

  @Test(
    "A coordinator is a child in whatever its route dresses it with",
    arguments: [
      "func makeMail() -> NavigationViewCoordinator<MailCoordinator> { .init(.init()) }",
      "func makeMail() -> NavigationViewCoordinator<MailCoordinator> { dressed(MailCoordinator()) }",
      "func makeMail() -> PaleCoordinator<MailCoordinator> { PaleCoordinator(MailCoordinator()) }",
    ]
  )
  func dressed(_ make: String) {
    let scanned = Scanned(
      """
      import Stinsen
      final class DeskCoordinator: NavigationCoordinatable {
        let stack = NavigationStack(initial: \\DeskCoordinator.mail)
        @Route(.modal) var mail = makeMail
        \(make)
      }
      final class MailCoordinator: NavigationCoordinatable {
        let stack = NavigationStack(initial: \\MailCoordinator.start)
      }
      final class PaleCoordinator<T: Coordinatable>: ViewWrapperCoordinator<T, AnyView> {
        init(_ child: T) { super.init(child) { AnyView($0) } }
      }
      func dressed<T: Coordinatable>(_ child: T) -> NavigationViewCoordinator<T> { NavigationViewCoordinator(child) }
      """
    )
    #expect(scanned.coordinators == ["DeskCoordinator", "MailCoordinator"])
    #expect(scanned.edges == ["DeskCoordinator child MailCoordinator"])
  }
}
