import CoordinatorCore
import CoordinatorGraph

/// A running app of one dialect, and a tracker that watches it.
@MainActor
final class Stage {
  let driver: any Driver.Type
  let tracker: CoordinatorTracker
  private(set) var root: AnyObject?
  private let time = ManualTime()

  init(_ driver: any Driver.Type, settling: Int = 0, exemptTypes: Set<String> = []) {
    self.driver = driver
    let root = driver.launch()
    self.root = root
    let time = self.time
    let rules = TrackingRules(settling: settling, exemptTypes: exemptTypes, now: { time.now })
    tracker = CoordinatorTracker.watch(root, rules: rules)
  }

  var parent: AnyObject {
    guard let root else { return self }
    return driver.parent(of: root)
  }

  func open() -> AnyObject? {
    let child = driver.open(parent)
    tracker.check()
    return child
  }

  func close(_ child: AnyObject?) {
    if let child { driver.close(child, of: parent) }
  }

  func swipe() { driver.swipe(parent) }

  func detach(_ child: AnyObject?) {
    if let child { driver.detach(child, from: parent) }
  }

  func attach(_ child: AnyObject?) {
    if let child { driver.attach(child, to: parent) }
  }

  func end() { root = nil }

  func wait(_ milliseconds: Int) { time.now += milliseconds }

  /// What a check says now: verdicts, what they are about, and of how many objects.
  func verdicts() -> [String] {
    let leaks = tracker.check().filter { $0.verdict != .strongWayUp }
    return leaks.map(Self.words)
  }

  static func words(_ leak: Leak) -> String {
    let type = leak.subject.type + (leak.count > 1 ? " x\(leak.count)" : "")
    return "\(leak.verdict.rawValue): \(type)" + (leak.victims.isEmpty ? "" : " +\(leak.victims.count)")
  }

  func stop() { tracker.stop() }
}

/// A time that goes on when it is told to.
final class ManualTime: @unchecked Sendable {
  var now = 0
}
