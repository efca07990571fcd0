import CoordinatorCore
import CoordinatorGraph
import Foundation
import TestSupport
import Testing

/// What coordinators tell is taken in later, and nobody sees a difference.
@MainActor
@Suite("Events that are taken in later") struct EventLogTests {
  /// A tracker whose recording is asked for after each step, so that nothing is left for later.
  private func visit(_ root: Coordinator, _ tracker: CoordinatorTracker, asksAlways: Bool) {
    for round in 0..<40 {
      let (child, below) = (Coordinator(), Coordinator())
      root.addChild(child)
      if asksAlways { _ = tracker.recording }
      child.addChild(below)
      if asksAlways { _ = tracker.recording }
      if round.isMultiple(of: 3) { child.removeChild(below) }
      root.removeChild(child)
      if asksAlways { _ = tracker.recording }
    }
  }

  private func recording(asksAlways: Bool, limit: Int) -> Recording {
    let root = Coordinator()
    let rules = TrackingRules(settling: 0, eventLimit: limit)
    let tracker = CoordinatorTracker.watch(root, rules: rules)
    defer { tracker.stop() }
    visit(root, tracker, asksAlways: asksAlways)
    tracker.check()
    return tracker.recording
  }

  @Test("The same as when they are taken in at once", arguments: [0, 7, 10_000])
  func laterIsTheSame(limit: Int) {
    func words(_ recording: Recording) -> [String] {
      recording.events.map {
        "\($0.number) \($0.kind) \($0.subject.name) \($0.parent?.name ?? "") \($0.location?.line ?? 0)"
      }
    }
    let (later, atOnce) = (
      recording(asksAlways: false, limit: limit), recording(asksAlways: true, limit: limit)
    )
    #expect(words(later) == words(atOnce))
    #expect(later.droppedCount == atOnce.droppedCount)
  }

  @Test func moreThanThereIsMemoryForAtOnce() throws {
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

  @Test func whatIsGoneBeforeItIsTakenInIsKeptByNobodyAndFreed() {
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

  @Test func twoTrackersAndAnEarlierOneEachTakeInTheirOwn() {
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
