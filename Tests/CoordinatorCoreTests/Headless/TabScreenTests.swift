import CoordinatorCore
import Testing

@MainActor
@Suite struct TabScreenTests {
  private let left = Screen()
  private let right = Screen()
  private let tabs = TabScreen()

  @Test func theFirstTabIsSelected() {
    #expect(tabs.viewControllers == nil)
    #expect(tabs.selectedViewController == nil)
    tabs.viewControllers = [left, right, left]
    #expect(tabs.viewControllers?.count == 2)
    #expect(tabs.selectedViewController === left)
  }

  @Test func onlyATabIsSelected() {
    tabs.viewControllers = [left, right]
    tabs.selectedIndex = 1
    tabs.selectedIndex = 2
    tabs.selectedIndex = -1
    tabs.selectedViewController = Screen()
    #expect(tabs.selectedViewController === right)
    tabs.selectedViewController = left
    #expect(tabs.selectedIndex == 0)
  }

  @Test func theSelectedTabStaysSelected() {
    tabs.viewControllers = [left, right]
    tabs.selectedIndex = 1
    tabs.viewControllers = [Screen(), Screen(), right]
    #expect(tabs.selectedIndex == 2)
    tabs.viewControllers = [left]
    #expect(tabs.selectedIndex == 0)
    #expect(right.parent == nil)
  }

  @Test func aTabThatMovesAwayLeavesTheOthers() {
    tabs.viewControllers = [left, right]
    tabs.selectedIndex = 1
    NavigationScreen().pushViewController(left, animated: true)
    #expect(tabs.viewControllers?.count == 1)
    #expect(tabs.selectedViewController === right)
  }
}
