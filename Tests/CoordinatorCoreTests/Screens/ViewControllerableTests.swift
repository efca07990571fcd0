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
    #expect(navigation.navigationController.viewControllers.count == 3)
    third.popViewController()
    #expect(navigation.navigationController.topViewController === second)
    second.setViewControllers([first, second, third])
    navigation.setViewControllers([third, second])
    navigation.popToRoot()
    #expect(navigation.navigationController.viewControllers.first === third)
  }

  @Test func withoutAStackNothingHappens() {
    first.pushViewController(second)
    first.popViewController()
    first.popToRoot()
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
}

private final class Page: Screen, ViewControllerable {}
