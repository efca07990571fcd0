import CoordinatorCore
import CoordinatorDiagrams
import CoordinatorGraph
import Foundation
import TestSupport
import Testing

/// The documented recipe: watch, then record.
@MainActor
@Suite("A recorded run") struct RecordedRunTests {
  private func read(_ path: String) throws -> Recording {
    try Recording(jsonLines: Data(contentsOf: URL(fileURLWithPath: path)))
  }

  @Test(.timeLimit(.minutes(1))) func recordingChecksByItself() async throws {
    let folder = FileManager.default.temporaryDirectory / "coordviz-\(UUID().uuidString).jsonl"
    defer { try? FileManager.default.removeItem(at: folder) }
    let app = PlantApp()
    app.start()
    let tracker = CoordinatorTracker.watch(app, rules: .immediate)
    try tracker.record(to: folder.path)
    app.navigation.setViewControllers([PlantScreen()])
    while try read(folder.path).leaks.isEmpty { try await Task.sleep(nanoseconds: 20_000_000) }
    #expect(try read(folder.path).leaks.map(\.verdict) == [.attachedWithoutScreen])
    tracker.stop()
    #expect(try read(folder.path).isFinished)
  }

  @Test func aLeakThatALogoutFreesStaysInTheRecordingWithWhatBecameOfIt() throws {
    let time = ManualTime()
    let app = PlantApp()
    app.start()
    let tracker = CoordinatorTracker.watch(app, rules: TrackingRules(settling: 100, now: { time.now }))
    defer { tracker.stop() }
    try visit(#require(app.children.first as? PlantHome))
    app.navigation.navigationController.swipeBack()
    tracker.check()
    time.now = 100
    #expect(tracker.check().map(\.verdict) == [.attachedWithoutScreen])
    time.now = 48_100
    logOut(app)
    #expect(tracker.check() == [])
    let recording = tracker.recording
    #expect(recording.withdrawnLeaks.map(\.verdict) == [.attachedWithoutScreen])
    let withdrawal = try #require(recording.withdrawals.first)
    #expect(withdrawal.isFreed && withdrawal.after == 48_000 && withdrawal.with?.name == "PlantHome")
  }

  @Test func aLogoutThatLeaksHidesNoLeakThatWasReportedBefore() {
    let app = ListCoordinator(showing: nil)
    let home = ListCoordinator(showing: Screen())
    let tracker = CoordinatorTracker.watch(app, rules: .immediate)
    defer { tracker.stop() }
    app.open(home)
    home.open(ListCoordinator(showing: Screen()), on: app.navigation)
    tracker.check()
    app.navigation.swipeBack()
    #expect(tracker.check().map(\.verdict) == [.attachedWithoutScreen])
    app.childCoordinators = []
    app.navigation.setViewControllers([Screen()], animated: false)
    tracker.check()
    #expect(tracker.recording.leaks.map(\.verdict) == [.attachedWithoutScreen, .detachedButAlive])
    withExtendedLifetime(home) {}
  }

  private func visit(_ home: PlantHome) {
    let child = PlantChild(PlantScreen())
    home.addChild(child)
    home.viewControllerable.pushViewController(child.viewControllerable)
  }

  private func logOut(_ app: PlantApp) {
    if let home = app.children.first { app.removeChild(home) }
    app.navigation.setViewControllers([PlantScreen()])
  }

  /// The new root after a sign-out is another object. What the old one leaked is seen all the same.
  @Test func whatOutlivesItsRootIsReported() {
    let tracker: CoordinatorTracker
    var home: (any Coordinating)?
    do {
      let app = PlantApp()
      app.start()
      home = app.children.first
      tracker = CoordinatorTracker.watch(app, rules: .immediate)
      tracker.check()
    }
    #expect(tracker.check().map(\.verdict) == [.detachedButAlive])
    withExtendedLifetime(home) {}
    home = nil
    tracker.stop()
  }

  #if os(Linux)
    @Test func aFullDiskEndsNothing() throws {
      let app = PlantApp()
      let tracker = CoordinatorTracker.watch(app, rules: .immediate)
      try tracker.record(to: "/dev/full")
      app.start()
      tracker.check()
      tracker.stop()
      #expect(!tracker.recording.checks.isEmpty)
    }
  #endif

  @Test func aLargeRecordingStartsAgainWithItsLeaks() throws {
    try TemporaryFolder.with { folder in
      let path = (folder / "run.jsonl").path
      let app = PlantApp()
      app.start()
      let tracker = CoordinatorTracker.watch(app, rules: TrackingRules(settling: 0, eventLimit: 100))
      try tracker.record(to: path, keeping: .megabytes(1))
      app.navigation.setViewControllers([PlantScreen()])
      tracker.check()
      // The file is looked at when the tracker stops, and may be before: both ends are alike.
      for round in 0..<6000 {
        let child = Coordinator()
        app.addChild(child)
        app.removeChild(child)
        if round.isMultiple(of: 1500) { tracker.flush() }
      }
      tracker.stop()
      let size = try FileManager.default.attributesOfItem(atPath: path)[.size] as? Int
      #expect(try #require(size) < 3_500_000)
      let recording = try read(path)
      #expect(recording.droppedCount > 1000 && recording.leaks.map(\.verdict) == [.attachedWithoutScreen])
      #expect(recording.isFinished)
    }
  }
}

/// A coordinator in the style of apps: nothing removes what is below one that is removed.
@MainActor
private final class ListCoordinator {
  var childCoordinators: [ListCoordinator] = []
  let navigation = NavigationScreen()
  let screen: Screen?

  init(showing screen: Screen?) { self.screen = screen }

  func open(_ child: ListCoordinator, on other: NavigationScreen? = nil) {
    childCoordinators.append(child)
    if let screen = child.screen { (other ?? navigation).pushViewController(screen, animated: false) }
  }
}
