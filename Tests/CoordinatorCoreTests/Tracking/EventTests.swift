import CoordinatorCore
import CoordinatorGraph
import TestSupport
import Testing

private final class LateParent: Coordinator {
  nonisolated(unsafe) var child: Coordinator?

  deinit {
    let this = self
    MainActor.assumeIsolated { this.child.map { this.removeChild($0) } }
  }
}

@MainActor
@Suite("Events of coordinators") struct EventTests {
  @Test func thousandsOfEventsKeepTheirOrder() throws {
    let root = Coordinator()
    let tracker = CoordinatorTracker.watch(root, rules: TrackingRules(settling: 0, eventLimit: 100_000))
    defer { tracker.stop() }
    let child = Coordinator()
    for _ in 0..<5000 {
      root.addChild(child)
      root.removeChild(child)
    }
    let events = tracker.recording.events
    #expect(events.map(\.number) == Array(1...20_001))
    let kinds = events.dropFirst().prefix(4).map(\.kind)
    #expect(kinds == [.attach, .start, .detach, .stop])
    #expect(Set(events.map(\.subject.token)) == [1, 2])
    #expect(tracker.check().map(\.verdict) == [.detachedButAlive])
    withExtendedLifetime(child) {}
  }

  @Test func whatIsGoneBeforeALookIsKeptByNobodyAndFreed() {
    let root = Coordinator()
    let tracker = CoordinatorTracker.watch(root, rules: .immediate)
    defer { tracker.stop() }
    weak var gone: Coordinator?
    for _ in 0..<10 {
      let child = Coordinator()
      gone = child
      root.addChild(child)
      root.removeChild(child)
    }
    #expect(gone == nil)
    #expect(tracker.check() == [])
    let freed = tracker.recording.events.filter { $0.kind == .freed }
    #expect(freed.map(\.subject.token) == Array(2...11) && freed.map(\.subject.ordinal) == Array(2...11))
  }

  @Test func aParentMayLetGoOfAChildInItsDeinit() {
    var parent: LateParent? = LateParent()
    let tracker = CoordinatorTracker.watch(parent!, rules: .immediate)
    defer { tracker.stop() }
    let child = Coordinator()
    parent?.child = child
    parent?.addChild(child)
    parent = nil
    #expect(tracker.recording.events.filter { $0.kind == .detach }.map(\.subject.token) == [2])
    withExtendedLifetime(child) {}
  }

  @Test func twoTrackersAndAnEarlierOneEachHaveTheirOwn() {
    let (first, second, child) = (Coordinator(), Coordinator(), Coordinator())
    let earlier = CoordinatorTracker.watch(first, rules: .immediate)
    first.addChild(child)
    earlier.stop()
    let trackers = [first, second].map { CoordinatorTracker.watch($0, rules: .immediate) }
    defer { trackers.forEach { $0.stop() } }
    first.removeChild(child)
    second.addChild(child)
    second.removeChild(child)
    for tracker in trackers {
      #expect(tracker.check().map(\.verdict) == [.detachedButAlive])
      let events = tracker.recording.events.filter { $0.subject.token != 1 || $0.kind != .met }
      #expect(events.filter { $0.kind == .detach }.count == 1)
    }
    #expect(earlier.recording.events.filter { $0.kind == .detach } == [])
    withExtendedLifetime(child) {}
  }

  @Test func whatIsBelowAStrangerIsKnownOnceTheStrangerIs() {
    let (root, stranger, child) = (Coordinator(), Coordinator(), Coordinator())
    let tracker = CoordinatorTracker.watch(root, rules: .immediate)
    defer { tracker.stop() }
    stranger.addChild(child)
    root.addChild(stranger)
    stranger.removeChild(child)
    #expect(tracker.check().map(\.verdict) == [.detachedButAlive])
    withExtendedLifetime(child) {}
  }

  @Test func namesOfWhatIsGoneStayAsLongAsTheirEvents() {
    let root = Coordinator()
    let tracker = CoordinatorTracker.watch(root, rules: TrackingRules(settling: 0, eventLimit: 50))
    defer { tracker.stop() }
    for _ in 0..<3000 {
      let child = Coordinator()
      root.addChild(child)
      root.removeChild(child)
    }
    tracker.check()
    let events = tracker.recording.events
    #expect(events.count == 50 && tracker.recording.droppedCount == 3000 * 5 + 1 - 50)
    #expect(events.allSatisfy { $0.kind == .freed && $0.parent?.token == 1 })
  }
}
