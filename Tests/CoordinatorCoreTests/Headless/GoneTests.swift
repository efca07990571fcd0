import CoordinatorCore
import Testing

@MainActor
@Suite struct GoneTests {
  private let log = Log()

  private func screen(_ name: String) -> Named {
    let screen = Named()
    screen.onGone { [log] in log.lines.append(name) }
    return screen
  }

  @Test func coveringIsNotGoing() {
    let (first, second) = (screen("first"), screen("second"))
    let navigation = NavigationScreen(rootViewController: first)
    let tabs = TabScreen()
    tabs.setViewControllers([navigation, Screen()], animated: false)
    navigation.pushViewController(second, animated: true)
    first.present(Screen(), animated: true)
    tabs.selectedIndex = 1
    #expect(log.lines.isEmpty)
  }

  @Test func allThatArePoppedGoFromTheTopDown() {
    let navigation = NavigationScreen()
    navigation.viewControllers = ["a", "b", "c"].map { screen($0) }
    navigation.popToRootViewController(animated: true)
    #expect(log.lines == ["c", "b"])
  }

  @Test func whatIsInOrAboveADismissedScreenGoesAlong() {
    let (root, above) = (Screen(), screen("above"))
    let tabs = TabScreen()
    tabs.setViewControllers(
      [NavigationScreen(rootViewController: screen("left")), screen("right")],
      animated: true
    )
    root.present(tabs, animated: true)
    tabs.present(above, animated: true)
    root.dismiss(animated: true)
    #expect(log.lines == ["above", "right", "left"])
  }

  @Test func aReplacedTabGoes() {
    let (kept, lost) = (screen("kept"), screen("lost"))
    let tabs = TabScreen()
    tabs.viewControllers = [lost, kept]
    tabs.viewControllers = [kept, Screen()]
    #expect(log.lines == ["lost"])
  }

  @Test func itGoesAsOftenAsItComes() {
    let (root, sheet) = (Screen(), screen("sheet"))
    for _ in 0..<3 {
      root.present(sheet, animated: true)
      sheet.swipeDown()
    }
    #expect(log.lines == ["sheet", "sheet", "sheet"])
  }

  @Test func whatGoesMayShowTheNext() {
    let (root, sheet, next) = (Screen(), Named(), Screen())
    sheet.onGone { root.present(next, animated: true) }
    root.present(sheet, animated: true)
    root.dismiss(animated: true)
    #expect(root.presentedViewController === next)
  }

  @Test func aSwipeBackDetachesTheCoordinatorThatAskedForIt() {
    let navigation = NavigationControllerable(Named())
    let (parent, child) = (Coordinator(), ViewableCoordinator<Named>(viewControllerable: Named()))
    parent.addChild(child)
    navigation.pushViewController(child.viewControllerable)
    child.viewControllerable.onGone { [weak parent, weak child] in
      if let child { parent?.removeChild(child) }
    }
    navigation.navigationController.swipeBack()
    #expect(parent.children.isEmpty)
  }

  @Test func screensAreFreedWithWhatHeldThem() {
    var root: Screen? = Screen()
    weak var shown: Screen?
    do {
      let navigation = NavigationScreen(rootViewController: screen("a"))
      shown = navigation
      root?.present(navigation, animated: true)
    }
    #expect(shown != nil)
    root = nil
    #expect(shown == nil)
  }
}

private final class Named: Screen, ViewControllerable {}
