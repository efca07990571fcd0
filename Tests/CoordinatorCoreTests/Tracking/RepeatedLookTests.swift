import CoordinatorGraph
import TestSupport
import Testing

@testable import CoordinatorCore

@MainActor
@Suite("Looks one after another") struct RepeatedLookTests {
  @Test func aLeakThatBecomesOldEnoughIsReportedThoughNothingElseChanged() {
    let (user, time) = (RandomUser(), ManualTime())
    let tracker = CoordinatorTracker.watch(
      user.app,
      rules: TrackingRules(settling: 1000, now: { time.now })
    )
    defer { tracker.stop() }
    user.act(0)
    user.app.navigation.popViewController(animated: false)
    #expect(tracker.check().isEmpty && tracker.check().isEmpty)
    time.now += 1000
    #expect(tracker.check().map(\.verdict) == [.attachedWithoutScreen])
    #expect(tracker.check().map(\.verdict) == [.attachedWithoutScreen])
  }

  @Test func aTreeKeepsItsShapeWhenACoordinatorVanishesFromIt() {
    let app = HandApp()
    let tracker = CoordinatorTracker.watch(app, rules: .immediate)
    defer { tracker.stop() }
    tracker.send(to: .file, run: "") { _ in }
    app.push()
    let vanished = HandChild()
    app.attach(vanished)
    tracker.check()
    app.detach(vanished)
    #expect(tracker.check().map(\.verdict) == [.detachedButAlive])
    let nodes = tracker.recording.snapshots.last?.snapshot.graph.nodes ?? []
    #expect(nodes.contains { $0.id == "HandApp/HandChild" })
  }

  @Test("The ids of some objects are those of all", arguments: Seeds.of(20, atMost: 5))
  func ids(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let user = RandomUser()
    for _ in 0..<20 { user.act(Int.random(in: 0..<10, using: &random)) }
    let walk = LiveWalk(of: user.app)
    let tree = SpanningTree(of: walk, navigation: NavigationPaths(of: walk.record))
    let all = walk.ids
    for number in all.indices {
      #expect(walk.pathIDs(in: tree, meant: [number])[number] == all[number])
    }
    #expect(walk.pathIDs(in: tree, meant: Array(all.indices)) == all)
  }

  @Test func whatALeakHoldsIsItsVictimThoughItIsOlder() {
    let app = HandApp()
    let tracker = CoordinatorTracker.watch(app, rules: .immediate)
    defer { tracker.stop() }
    let (older, newer) = (app.push(), app.push())
    tracker.check()
    app.detach(older)
    newer.childCoordinators.append(older)
    app.navigation.popViewController(animated: false)
    app.navigation.popViewController(animated: false)
    app.detach(newer)
    let leaks = tracker.check()
    #expect(leaks.map(\.victims.count) == [1])
  }

  @Test func aReportStaysWhenItsParentLeaksLater() throws {
    let app = HandApp()
    let tracker = CoordinatorTracker.watch(app, rules: .immediate)
    defer { tracker.stop() }
    let parent = app.push()
    tracker.check()
    for _ in 0..<3 {
      let child = HandChild()
      parent.childCoordinators.append(child)
      app.navigation.pushViewController(child.makeScreen(), animated: false)
      tracker.check()
      app.navigation.popViewController(animated: false)
      tracker.check()
    }
    app.navigation.popViewController(animated: false)
    let leaks = tracker.check()
    #expect(leaks.map(\.verdict) == [.growing, .attachedWithoutScreen])
    #expect(leaks.map(\.victims.count) == [0, 0])
  }
}

/// Somebody who opens, closes and forgets.
@MainActor
private final class RandomUser {
  let app = HandApp()
  private var kept: [HandChild] = []

  func watch() -> CoordinatorTracker { CoordinatorTracker.watch(app, rules: .immediate) }

  func act(_ action: Int) {
    let last = app.childCoordinators.last as? HandChild
    switch action {
    case 0, 1: app.push()
    case 2: app.navigation.popViewController(animated: false)
    case 3: last.map(app.detach)
    case 4: last.map { kept.append($0) }
    case 5: kept = []
    case 6: app.detail = app.detail == nil ? last : nil
    case 7: last?.friend = HandChild()
    case 8: last.map { app.show($0) }
    default: break
    }
  }
}
