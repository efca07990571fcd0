import CoordinatorCore
import CoordinatorGraph
import Foundation
import Testing

/// What must not crash, hang or keep an object alive while it is watched.
@MainActor
@Suite("Attacks on a tracker") struct TrackingAttackTests {
  /// Of an app whose coordinators belong to no actor: each thread has a tree, and tells of it, and watches it.
  nonisolated final class Loose {
    var children: [Loose] = []

    func churn() {
      for round in 0..<50 {
        let child = Loose()
        children.append(child)
        CoordinatorTracker.attached(child, to: self)
        if round.isMultiple(of: 10) { child.churnOnce() }
        children.removeAll { $0 === child }
        CoordinatorTracker.detached(child, from: self)
      }
    }

    private func churnOnce() {
      children = [Loose()]
      CoordinatorTracker.attached(children[0], to: self)
    }
  }

  @Test func fiftyThreadsAttachAndDetach() {
    DispatchQueue.concurrentPerform(iterations: 50) { _ in
      let root = Loose()
      let tracker = CoordinatorTracker.watch(root, rules: TrackingRules(settling: 0, eventLimit: 100))
      root.churn()
      #expect(tracker.check() == [])
      #expect(tracker.recording.droppedCount > 0)
      tracker.stop()
    }
  }

  @Test func fiftyThreadsTellOneTracker() {
    let root = Loose()
    let tracker = CoordinatorTracker.watch(root, rules: .immediate)
    defer { tracker.stop() }
    nonisolated(unsafe) let parent = root
    DispatchQueue.concurrentPerform(iterations: 50) { _ in
      for _ in 0..<50 {
        let child = Loose()
        CoordinatorTracker.attached(child, to: parent)
        CoordinatorTracker.detached(child, from: parent)
      }
    }
    #expect(tracker.check() == [])
    #expect(tracker.recording.events.filter { $0.kind == .detach }.count == 2500)
  }

  @Test func twentyThousandCoordinators() {
    let root = Coordinator()
    let tracker = CoordinatorTracker.watch(root, rules: .immediate)
    defer { tracker.stop() }
    var parents = [root]
    for number in 0..<20_000 {
      let child = Coordinator()
      parents[number / 10].addChild(child)
      parents.append(child)
    }
    #expect(tracker.check() == [])
    #expect(tracker.recording.watchedCount == 20_001)
    parents = []
    for child in root.children.prefix(5) { root.removeChild(child) }
  }

  @Test func aChainDeeperThanAnyStack() {
    let root = Coordinator()
    let tracker = CoordinatorTracker.watch(root, rules: .immediate)
    defer { tracker.stop() }
    var last = root
    for _ in 0..<20_000 {
      let next = Coordinator()
      last.addChild(next)
      last = next
    }
    #expect(tracker.check() == [])
  }

  final class Clinging: Coordinator {
    var next: Coordinator?
    let onEnd: @MainActor (Coordinator) -> Void
    init(onEnd: @escaping @MainActor (Coordinator) -> Void) { self.onEnd = onEnd }
    isolated deinit { onEnd(self) }
  }

  @Test func attachingInDeinitAndCheckingThere() {
    let root = Coordinator()
    let tracker = CoordinatorTracker.watch(root, rules: .immediate)
    defer { tracker.stop() }
    var ended = 0
    for _ in 0..<10 {
      let child = Clinging { dying in
        root.addChild(dying)
        root.addChild(Coordinator())
        tracker.check()
        ended += 1
      }
      root.addChild(child)
      root.removeChild(child)
    }
    #expect(ended == 10)
    #expect(tracker.check() == [])
    #expect(root.children.count == 10)
  }

  final class Stubborn: Coordinator {
    override func stop() {
      addChild(Coordinator())
      super.stop()
      parent?.addChild(self)
    }
  }

  @Test func stoppingThatAttaches() {
    let root = Coordinator()
    let tracker = CoordinatorTracker.watch(root, rules: .immediate)
    defer { tracker.stop() }
    let child = Stubborn()
    root.addChild(child)
    root.removeChild(child)
    root.addChild(child)
    tracker.check()
    root.stop()
    #expect(tracker.check().map(\.verdict) == [.detachedButAlive])
    withExtendedLifetime(child) {}
  }

  final class Dangling: Coordinator {
    unowned var owner: AnyObject
    init(owner: AnyObject) { self.owner = owner }
  }

  @Test func aDanglingUnownedReference() {
    let root = Coordinator()
    let tracker = CoordinatorTracker.watch(root, rules: .immediate)
    defer { tracker.stop() }
    let child: Dangling
    do {
      child = Dangling(owner: Coordinator())
    }
    root.addChild(child)
    tracker.check()
    root.removeChild(child)
    #expect(tracker.check().map(\.verdict) == [.detachedButAlive])
    withExtendedLifetime(child) {}
  }

  actor Router { var children: [AnyObject] = [] }
  final class Generic<Value>: Coordinator { var value: Value?; var more: [Generic<Value>] = [] }

  @Test func actorsGenericsAndWhatIsNoCoordinator() {
    for root in [Router(), Generic<[Int]>(), NSObject(), Generic<Generic<Int>>()] as [AnyObject] {
      let tracker = CoordinatorTracker.watch(root, rules: .immediate)
      tracker.check()
      tracker.mark()
      tracker.stop()
    }
  }

  @Test func aTreeThatChangesWhileItIsAskedForItsChildren() {
    final class Telling: Coordinator, @preconcurrency CoordinatorIntrospectable {
      var introspectedChildren: [AnyObject] {
        addChild(Coordinator())
        return children
      }
    }
    let root = Telling()
    let tracker = CoordinatorTracker.watch(root, rules: .immediate)
    defer { tracker.stop() }
    tracker.check()
    #expect(root.children.count >= 2)
  }

  @Test func manyTrackersAtOnce() {
    let roots = (0..<20).map { _ in Coordinator() }
    let trackers = roots.map { CoordinatorTracker.watch($0, rules: .immediate) }
    for root in roots { root.addChild(Coordinator()) }
    for tracker in trackers {
      tracker.check()
      #expect(tracker.recording.events.filter { $0.kind == .attach }.count == 1)
      tracker.stop()
    }
  }

  @Test func aRootThatIsGone() {
    let tracker = CoordinatorTracker.watch(Coordinator(), rules: .immediate)
    #expect(tracker.check() == [])
    tracker.mark("nothing")
    tracker.stop()
    tracker.stop()
  }
}
