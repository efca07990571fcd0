import CoordinatorCore
import CoordinatorGraph
import TestSupport
import Testing

/// What a walk saw once, and does not see any more.
@MainActor
@Suite("What vanished from the walk") struct VanishedTests {
  /// As Combine's: once something observes it, the value moves to where a walk does not look.
  @propertyWrapper struct Published<Value: AnyObject> {
    enum Storage {
      case value(Value?)
      case publisher(UnsafeRawPointer)
    }

    var storage: Storage
    var wrappedValue: Value? {
      get { if case .value(let value) = storage { value } else { nil } }
      set { storage = .value(newValue) }
    }

    init(wrappedValue: Value?) { storage = .value(wrappedValue) }

    mutating func observe() {
      guard case .value(let value?) = storage else { return }
      storage = .publisher(UnsafeRawPointer(Unmanaged.passRetained(value).toOpaque()))
    }
  }

  final class App: HandCoordinator {
    var childCoordinators: [any HandCoordinator] = []
    @Published var detail: HandChild?

    func observe() { _detail.observe() }
  }

  @Test func anObservedPropertyIsUnknownAndNoLeak() {
    let app = App()
    app.detail = HandChild()
    let tracker = CoordinatorTracker.watch(app, rules: .immediate)
    defer { tracker.stop() }
    #expect(tracker.check() == [])
    app.observe()
    #expect(tracker.check().map(\.verdict) == [.unknown])
  }

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
