import CoordinatorCore
import CoordinatorDiagrams
import CoordinatorGraph
import Foundation
import TestSupport
import Testing

@MainActor
@Suite("Watching live coordinators", .onBothSystems) struct TrackerTests {
  @Test func aScreenThatIsSwipedBackThreeTimesGrowsAndTheAttachLineIsNamed() throws {
    let app = PlantApp()
    app.start()
    let tracker = CoordinatorTracker.watch(app, rules: .immediate)
    defer { tracker.stop() }
    let home = try #require(app.children.first as? PlantHome)
    var lines: [Int] = []
    for _ in 0..<3 {
      let child = PlantChild(PlantScreen())
      home.addChild(child)
      lines.append(#line - 1)
      home.viewControllerable.pushViewController(child.viewControllerable)
      app.navigation.navigationController.swipeBack()
    }
    let leak = try #require(tracker.check().first)
    #expect(leak.verdict == .growing && leak.count == 3 && leak.confidence == .certain)
    #expect(leak.parent?.type == "PlantHome")
    let place = try #require(leak.evidence.first?.location)
    #expect(place.file.hasSuffix("TrackerTests.swift") && lines.contains(place.line))
    #expect(leak.advice?.contains("removeChild") == true)
    #expect(leak.signature == "attached-without-screen: PlantChild in PlantHome")
  }

  @Test func aFixAlsoClearsThePropertyThatHoldsTheChild() throws {
    final class App: Coordinator {
      let navigation = NavigationControllerable(PlantScreen())
      var detail: (any Coordinating)?
    }
    let app = App()
    let tracker = CoordinatorTracker.watch(app, rules: .immediate)
    defer { tracker.stop() }
    let child = PlantChild(PlantScreen())
    app.addChild(child)
    app.detail = child
    app.navigation.pushViewController(child.viewControllerable)
    tracker.check()
    app.navigation.navigationController.swipeBack()
    let leak = try #require(tracker.check().first)
    #expect(leak.verdict == .attachedWithoutScreen)
    #expect(leak.changes.first?.words.contains("{ self?.removeChild(child) }; self?.detail = nil }`") == true)
  }

  @Test func theSearchForStaticVariablesCountsNoReferenceOfItsOwn() throws {
    let app = PlantApp()
    let tracker = CoordinatorTracker.watch(app, rules: .immediate)
    defer { tracker.stop() }
    let child = Coordinator()
    app.addChild(child)
    app.removeChild(child)
    let leak = try #require(tracker.check().first)
    #expect(leak.explanation?.line == "1 unseen reference → Coordinator")
    withExtendedLifetime(child) {}
  }

  @Test func regularChecksTellWhatIsNewOnceAndEndWithTheTracker() async {
    let app = PlantApp()
    let tracker = CoordinatorTracker.watch(app, rules: .immediate)
    let child = PlantChild(PlantScreen())
    app.addChild(child)
    app.removeChild(child)
    var told: [Leak] = []
    let checks = tracker.checkRegularly(every: 0) { leak in
      told.append(leak)
      // What is told of twice comes before the end.
      Task { @MainActor in
        while tracker.recording.checks.count < 3 { await Task.yield() }
        tracker.stop()
      }
    }
    await checks.value
    #expect(told.map(\.verdict) == [.detachedButAlive])
    withExtendedLifetime(child) {}
  }

  /// Only one of the roots belongs to the main actor, and it is not the first.
  @Test func noRootOfTheMainActorIsReadElsewhere() async {
    final class Plain {}
    let (plain, app) = (Plain(), PlantApp())
    let tracker = CoordinatorTracker.watch(plain, and: [app], rules: .immediate)
    await Task.detached { _ = tracker.check() }.value
    #expect(tracker.recording.checks.isEmpty)
    tracker.check()
    let unknown = tracker.recording.checks.flatMap(\.unknown)
    #expect(unknown.contains("a check ran off the main thread and was left out"))
    withExtendedLifetime((plain, app)) {}
  }

  @Test func nothingOfTheAppIsKept() {
    weak var app: PlantApp?
    let tracker: CoordinatorTracker
    do {
      let living = PlantApp()
      app = living
      living.start()
      tracker = CoordinatorTracker.watch(living, rules: .immediate)
      tracker.check()
    }
    #expect(app == nil)
    #expect(tracker.check() == [])
    #expect(tracker.recording.events.contains { $0.kind == .freed })
    tracker.stop()
  }

  @Test func theTrackerItselfGoes() {
    weak var tracker: CoordinatorTracker?
    do {
      let app = PlantApp()
      let living = CoordinatorTracker.watch(app)
      tracker = living
      living.stop()
    }
    #expect(tracker == nil)
  }

  @Test func aStoppedTrackerHearsNothing() {
    let app = PlantApp()
    let tracker = CoordinatorTracker.watch(app, rules: .immediate)
    tracker.stop()
    let count = tracker.recording.events.count
    app.start()
    #expect(tracker.recording.events.count == count)
    #expect(tracker.recording.isFinished && !tracker.isWatching)
  }

  @Test func eventsBeyondTheLimitAreDroppedAndCounted() throws {
    let app = PlantApp()
    let tracker = CoordinatorTracker.watch(app, rules: TrackingRules(settling: 0, eventLimit: 10))
    defer { tracker.stop() }
    for _ in 0..<20 {
      let child = Coordinator()
      app.addChild(child)
      app.removeChild(child)
    }
    tracker.check()
    let recording = tracker.recording
    #expect(recording.events.count == 10)
    let last = try #require(recording.events.last?.number)
    #expect(recording.events.map(\.number) == Array((last - 9)...last))
    #expect(recording.droppedCount == last - 10)
  }

  @Test func whatIsFreedLaterEnds() throws {
    let time = ManualTime()
    let app = PlantApp()
    let tracker = CoordinatorTracker.watch(app, rules: TrackingRules(settling: 100, now: { time.now }))
    defer { tracker.stop() }
    var child: PlantChild? = PlantChild(PlantScreen())
    if let child {
      app.addChild(child)
      app.removeChild(child)
    }
    #expect(tracker.check() == [])
    time.now = 99
    #expect(tracker.check() == [])
    time.now = 100
    let leak = try #require(tracker.check().first)
    #expect(leak.verdict == .detachedButAlive)
    child = nil
    time.now = 130
    #expect(tracker.check() == [])
    let withdrawal = try #require(tracker.recording.withdrawals.first)
    #expect(withdrawal.isFreed && withdrawal.at == 130 && withdrawal.number == leak.number)
  }

  @Test func theFileIsWhatWasObserved() throws {
    try TemporaryFolder.with { folder in
      let path = (folder / "run.jsonl").path
      let app = PlantApp()
      let tracker = CoordinatorTracker.watch(app, name: "Plants", rules: .immediate)
      try tracker.record(to: path)
      app.start()
      tracker.mark("started")
      app.navigation.setViewControllers([PlantScreen()])
      tracker.check()
      tracker.flush()
      let running = try Recording(jsonLines: Data(contentsOf: URL(fileURLWithPath: path)))
      #expect(!running.isFinished && running.leaks.map(\.verdict) == [.attachedWithoutScreen])
      tracker.stop()
      let read = try Recording(jsonLines: Data(contentsOf: URL(fileURLWithPath: path)))
      var expected = tracker.recording
      expected.run = read.run
      #expect(read == expected)
      #expect(
        read.snapshots.last?.objects.map(\.node) == [
          "PlantApp", "PlantApp/PlantHome", "PlantApp/PlantHome/PlantScreen",
        ]
      )
      let leak = try #require(read.leaks.first)
      #expect(read.snapshots.last?.snapshot.graph.nodes.contains { $0.id == leak.node } == true)
    }
  }

  @Test func twoRunsSayTheSame() {
    func run() -> [Leak] {
      let stage = Stage(OwnPatternDriver.self)
      defer { stage.stop() }
      for plant in 0..<3 {
        let child = stage.open()
        if plant == 1 { stage.close(child) } else { stage.swipe() }
        Outside.held["two runs \(plant)"] = child
      }
      _ = stage.verdicts()
      return stage.tracker.leaks
    }
    let (first, second) = (run(), run())
    for plant in 0..<3 { Outside.held["two runs \(plant)"] = nil }
    #expect(first == second && first.count == 2)
  }

  @Test func theLineThatAttachedWhatNoTrackerKnewIsTold() throws {
    let (app, home, cart) = (Coordinator(), Coordinator(), Coordinator())
    let tracker = CoordinatorTracker.watch(app, rules: .immediate)
    defer { tracker.stop() }
    home.addChild(cart)
    let line = #line - 1
    app.addChild(home)
    home.removeChild(cart)
    let leak = try #require(tracker.check().first)
    #expect(leak.evidence.map(\.kind) == [.attached, .detached])
    #expect(leak.evidence.first?.location?.line == line)
    withExtendedLifetime(cart) {}
  }

  @Test func anAppOfItsOwnClassesTellsItsLines() throws {
    let app = HandApp()
    let tracker = CoordinatorTracker.watch(app, rules: .immediate)
    defer { tracker.stop() }
    let child = HandChild()
    app.attach(child)
    CoordinatorTracker.attached(child, to: app)
    let line = #line - 1
    tracker.check()
    app.detach(child)
    let leak = try #require(tracker.check().first)
    #expect(leak.evidence.first?.location?.line == line)
    withExtendedLifetime(child) {}
  }
}
