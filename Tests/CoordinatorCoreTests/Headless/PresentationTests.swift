import CoordinatorCore
import Testing

@MainActor
@Suite struct PresentationTests {
  private let first = Screen()
  private let second = Screen()
  private let third = Screen()

  @Test func bothSidesKnowEachOther() {
    var completed = false
    first.present(second, animated: true) { completed = true }
    #expect(completed)
    #expect(first.presentedViewController === second)
    #expect(second.presentingViewController === first)
  }

  @Test func aScreenPresentsOneScreen() {
    first.present(second, animated: true)
    first.present(third, animated: true) { Issue.record("it was not presented") }
    #expect(first.presentedViewController === second)
    #expect(third.presentingViewController == nil)
  }

  @Test func whatIsShownAlreadyIsNotPresented() {
    first.present(first, animated: true)
    #expect(first.presentedViewController == nil)
    first.present(second, animated: true)
    second.present(first, animated: true)
    third.present(second, animated: true)
    #expect(second.presentedViewController == nil)
    #expect(second.presentingViewController === first)
    let navigation = NavigationScreen(rootViewController: Screen())
    third.present(navigation.viewControllers[0], animated: true)
    #expect(third.presentedViewController == nil)
  }

  @Test func aContainedScreenPresentsOverItsContainer() {
    let navigation = NavigationScreen(rootViewController: first)
    first.present(second, animated: true)
    #expect(navigation.presentedViewController === second)
    #expect(first.presentedViewController === second)
    #expect(second.presentingViewController === navigation)
  }

  @Test func dismissingFromThePresenterOrThePresentedIsTheSame() {
    for dismissing in [first, second] {
      var completed = false
      first.present(second, animated: true)
      dismissing.dismiss(animated: true) { completed = true }
      #expect(completed)
      #expect(first.presentedViewController == nil)
      #expect(second.presentingViewController == nil)
    }
  }

  @Test func dismissingTakesAwayAllAbove() {
    first.present(second, animated: true)
    second.present(third, animated: true)
    first.dismiss(animated: true)
    #expect(first.presentedViewController == nil)
  }

  @Test func oneInTheMiddleDismissesWhatIsAboveIt() {
    first.present(second, animated: true)
    second.present(third, animated: true)
    second.dismiss(animated: true)
    #expect(first.presentedViewController === second)
    #expect(second.presentedViewController == nil)
  }

  @Test func aScreenOnAPresentedStackDismissesTheStack() {
    let navigation = NavigationScreen(rootViewController: second)
    first.present(navigation, animated: true)
    second.dismiss(animated: true)
    #expect(first.presentedViewController == nil)
    #expect(navigation.viewControllers.count == 1)
  }

  @Test func withNothingToDismissNothingHappens() {
    first.dismiss(animated: true) { Issue.record("there was nothing to dismiss") }
    #expect(first.presentedViewController == nil)
  }

  @Test(arguments: [
    (ModalPresentationStyle.automatic, false, true), (.pageSheet, false, true), (.pageSheet, true, false),
    (.fullScreen, false, false), (.overFullScreen, false, false),
  ])
  func theUserPullsDownWhatIsASheet(style: ModalPresentationStyle, isKept: Bool, goes: Bool) {
    second.modalPresentationStyle = style
    second.isModalInPresentation = isKept
    first.present(second, animated: true)
    second.swipeDown()
    #expect((first.presentedViewController == nil) == goes)
  }
}
