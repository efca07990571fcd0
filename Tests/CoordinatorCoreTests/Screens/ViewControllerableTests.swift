import CoordinatorCore
import Testing

@MainActor
@Suite struct ViewControllerableTests {
  private let first = Page()
  private let second = Page()
  private let third = Page()

  @Test func whatIsOnAStackRoutesOnIt() {
    let navigation = NavigationControllerable(first)
    first.pushViewController(second)
    second.pushViewController(third)
    #expect(navigation.viewControllerables.count == 3)
    third.popViewController()
    #expect(navigation.navigationController.topViewController === second)
    second.setViewControllers([first, second, third])
    second.popTo(first)
    #expect(navigation.viewControllerables.count == 1)
    first.popTo(third)
    navigation.setViewControllers([third, second])
    navigation.popToRoot()
    #expect(navigation.viewControllerables.first === third)
  }

  @Test func withoutAStackNothingHappens() {
    first.pushViewController(second)
    first.popViewController()
    first.popToRoot()
    first.popTo(second)
    first.setViewControllers([second])
    #expect(first.parent == nil && second.parent == nil)
  }

  @Test func theStyleIsSetOnlyWhereOneIsGiven() {
    let screen: any ViewControllerable = first
    second.modalPresentationStyle = .pageSheet
    screen.present(second)
    #expect(second.modalPresentationStyle == .pageSheet)
    screen.dismiss()
    screen.present(second, modalPresentationStyle: .overFullScreen, animated: true)
    #expect(second.modalPresentationStyle == .overFullScreen)
  }

  @Test func theTopIsWhatShows() {
    let navigation = NavigationControllerable(first)
    let tabs = TabBarControllerable([navigation, second])
    #expect(tabs.topViewControllerable === first)
    tabs.selectTab(1)
    #expect(tabs.topViewControllerable === second)
    second.present(third)
    #expect(tabs.topViewControllerable === third)
    #expect(first.topViewControllerable === third)
  }

  @Test func tabsAreSelectedByNumber() {
    let tabs = TabBarControllerable()
    #expect(tabs.selectedTab == nil)
    tabs.setTabs([first, second])
    tabs.selectTab(1)
    tabs.selectTab(2)
    #expect(tabs.selectedTab == 1)
  }
}

private final class Page: Screen, ViewControllerable {}
