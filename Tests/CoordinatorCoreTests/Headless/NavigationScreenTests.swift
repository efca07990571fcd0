import CoordinatorCore
import TestSupport
import Testing

@MainActor
@Suite struct NavigationScreenTests {
  private let screens = (0..<4).map { _ in Screen() }

  private func stack(_ count: Int) -> NavigationScreen {
    let navigation = NavigationScreen()
    navigation.setViewControllers(Array(screens[..<count]), animated: false)
    return navigation
  }

  @Test func pushedScreensKnowTheirStack() {
    let navigation = stack(2)
    #expect(navigation.topViewController === screens[1])
    #expect(screens[0].navigationController === navigation)
    #expect(screens[1].parent === navigation)
  }

  @Test func theLastScreenIsNotPopped() {
    let navigation = stack(1)
    #expect(navigation.popViewController(animated: true) == nil)
    navigation.swipeBack()
    #expect(navigation.viewControllers.count == 1)
    #expect(NavigationScreen().popViewController(animated: true) == nil)
    #expect(NavigationScreen().popToRootViewController(animated: true) == nil)
  }

  @Test func poppingGivesBackWhatWent() {
    let navigation = stack(4)
    #expect(navigation.popViewController(animated: true) === screens[3])
    #expect(navigation.popToViewController(screens[1], animated: true)?.count == 1)
    #expect(navigation.popToViewController(screens[3], animated: true) == nil)
    #expect(navigation.popToRootViewController(animated: true)?.first === screens[1])
    #expect(screens[1].navigationController == nil)
  }

  @Test func whatMayNotBePushedIsNot() {
    let navigation = stack(2)
    let (presenter, presented) = (Screen(), Screen())
    presenter.present(presented, animated: true)
    for screen in [screens[0], presented, NavigationScreen(), navigation] {
      navigation.pushViewController(screen, animated: true)
    }
    #expect(navigation.viewControllers.count == 2)
  }

  @Test func aScreenIsOnOneStack() {
    let (one, other) = (stack(2), NavigationScreen())
    var gone = 0
    let screen = Shown()
    screen.onGone { gone += 1 }
    one.pushViewController(screen, animated: true)
    other.pushViewController(screen, animated: true)
    #expect(one.viewControllers.count == 2)
    #expect(screen.navigationController === other)
    #expect(gone == 0)
  }

  @Test func tabsOfAStackCannotHoldTheStack() {
    let (navigation, tabs) = (NavigationScreen(), TabScreen())
    navigation.pushViewController(tabs, animated: true)
    tabs.setViewControllers([navigation], animated: true)
    #expect(tabs.viewControllers == nil)
    #expect(navigation.parent == nil)
  }

  /// Random calls against an array.
  @Test(arguments: Seeds.of(50))
  func anyOrderOfCallsDoesWhatAnArrayDoes(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let navigation = NavigationScreen()
    let all = (0..<6).map { Numbered($0) }
    var (model, gone, expected) = ([Int](), [Int](), [Int]())
    for screen in all { screen.onGone { [unowned screen] in gone.append(screen.number) } }
    for _ in 0..<50 {
      let number = Int.random(in: 0..<all.count, using: &random)
      let before = model
      switch Int.random(in: 0..<6, using: &random) {
      case 0...2:
        if !model.contains(number) { model.append(number) }
        navigation.pushViewController(all[number], animated: true)
      case 3:
        if model.count > 1 { model.removeLast() }
        navigation.popViewController(animated: true)
      case 4:
        if let index = model.firstIndex(of: number) { model = Array(model[...index]) }
        navigation.popToViewController(all[number], animated: true)
      default:
        model = Array(0..<number)
        navigation.setViewControllers(model.map { all[$0] }, animated: true)
      }
      expected += before.filter { !model.contains($0) }.reversed()
      #expect(navigation.viewControllers.map { ($0 as? Numbered)?.number } == model)
      #expect(all.filter { $0.parent != nil }.map(\.number) == model.sorted())
      #expect(gone == expected)
    }
  }
}

private final class Shown: Screen, ViewControllerable {}

private final class Numbered: Screen, ViewControllerable {
  let number: Int
  init(_ number: Int) { self.number = number }
}
