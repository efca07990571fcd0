import CoordinatorCore
import CoordinatorGraph
import TestSupport
import Testing

/// What a walk saw once, and does not see any more.
@MainActor
@Suite("What vanished from the walk") struct VanishedTests {
  final class Page { weak var coordinator: HandChild? }

  final class Book { var pages: [Page] = [] }

  final class PagedApp: HandCoordinator {
    var childCoordinators: [any HandCoordinator] = []
    let book = Book()
  }

  @Test func aScreenThatIsNotReachedIsNotOnScreen() {
    let app = PagedApp()
    let walk = WalkRules(screenClasses: ["Page"], navigationClasses: ["Book"])
    let tracker = CoordinatorTracker.watch(app, rules: TrackingRules(walk: walk, settling: 0))
    defer { tracker.stop() }
    let page = Page()
    do {
      let child = HandChild()
      page.coordinator = child
      app.childCoordinators = [child]
      app.book.pages = [page]
      tracker.check()
      app.book.pages = []
      app.childCoordinators = []
    }
    #expect(tracker.check() == [])
    withExtendedLifetime(page) {}
  }

  @Test func aListIsNotCheckedForNil() throws {
    let app = HandApp()
    let tracker = CoordinatorTracker.watch(app, rules: .immediate)
    defer { tracker.stop() }
    let child = app.push()
    app.posts[7] = child
    tracker.check()
    app.navigation.popViewController(animated: true)
    app.detach(child)
    let leak = try #require(tracker.check().first)
    #expect(leak.verdict == .heldButNotAttached && leak.reason.hasSuffix("although it is detached"))
  }
}
