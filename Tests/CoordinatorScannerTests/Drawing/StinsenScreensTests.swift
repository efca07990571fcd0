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
}
