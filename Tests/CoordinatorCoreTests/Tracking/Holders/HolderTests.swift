import CoordinatorCore
import CoordinatorGraph
import Foundation
import Testing

/// A child of each dialect, kept by each kind of holder after it was detached: the verdict, the holder and the
/// fix have to be right.
@MainActor
@Suite("Holders of detached coordinators", .serialized, .onBothSystems) struct HolderTests {
  private static let dialects: [(driver: any Driver.Type, make: @MainActor () -> any HolderBearing)] = [
    (GuideDriver.self, { GuideHolder() }),
    (ParentChildDriver.self, { ParentChildHolder() }),
    (RootScreenDriver.self, { RootScreenHolder() }),
    (CompositionRootDriver.self, { CompositionRootHolder() }),
    (BaseClassDriver.self, { BaseClassHolder() }),
  ]

  @Test(arguments: 0..<5, HolderKind.allCases)
  func holderIsNamed(dialect: Int, kind: HolderKind) throws {
    let (driver, make) = Self.dialects[dialect]
    let root = driver.launch()
    let tracker = CoordinatorTracker.watch(root, rules: .immediate)
    defer { tracker.stop() }
    weak let left = attachAndDetach(make(), driver, root, kind, tracker)
    let leaks = tracker.check().filter { $0.subject.type.hasSuffix("Holder") }
    left.map(HolderKind.end)
    let leak = try #require(leaks.first)
    #expect(leaks.count == 1 && leak.verdict == .detachedButAlive)
    #expect(leak.explanation.map(Self.answer) == kind.answer)
    #expect(leak.report.contains(kind.fix(leak.subject.type)), "\(leak.report)")
  }

  /// The same, with what keeps the child ended before it is detached.
  @Test(arguments: 0..<5, HolderKind.allCases.filter(\.letsGoAtOnce))
  func endedHolderIsClean(dialect: Int, kind: HolderKind) {
    let (driver, make) = Self.dialects[dialect]
    let root = driver.launch()
    let tracker = CoordinatorTracker.watch(root, rules: .immediate)
    defer { tracker.stop() }
    let isTask = kind == .task
    weak let left = attachAndDetach(make(), driver, root, kind, tracker, isEnded: true)
    // A cancelled task ends when its thread does.
    for _ in 0..<1000 where isTask && left != nil { usleep(1000) }
    let leaks = tracker.check().filter { $0.subject.type.hasSuffix("Holder") }
    #expect(leaks.isEmpty, "\(leaks.map(\.report))")
  }

  private func attachAndDetach(
    _ child: any HolderBearing,
    _ driver: any Driver.Type,
    _ root: AnyObject,
    _ kind: HolderKind,
    _ tracker: CoordinatorTracker,
    isEnded: Bool = false
  ) -> (any HolderBearing)? {
    let parent = driver.parent(of: root)
    driver.attach(child, to: parent)
    tracker.check()
    kind.plant(child)
    if isEnded { HolderKind.end(child) }
    driver.detach(child, from: parent)
    return child
  }

  private static func answer(_ explanation: Explanation) -> String {
    switch explanation.answer {
    case .held: "held"
    case .closedCycle: "cycle"
    case .outside: "outside"
    case .unknown(let reason): reason
    }
  }
}
