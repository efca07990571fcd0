import CoordinatorCore
import CoordinatorGraph

// An asynchronous block receives it across isolation domains, but runs on the caller's actor like the
// coordinators.

/// Watches coordinators while the block of an expectation runs.
///
/// Use it on the thread that owns the coordinators, usually the main thread.
public final class CoordinatorWatch: @unchecked Sendable {
  private var trackers: [CoordinatorTracker] = []
  private var roots: [WatchedRoot] = []
  private var rules: TrackingRules

  init(rules: TrackingRules) {
    self.rules = rules
    // No waiting time: an object without owners is released at once.
    self.rules.settling = 0
  }

  /// Watches a coordinator that the block has created, and everything below it. All of them must be released
  /// when the block has ended.
  ///
  ///     expectNoLeakedCoordinators { watch in
  ///       let app = watch(AppCoordinator())
  ///       app.start()
  ///     }
  @discardableResult
  public func callAsFunction<Root: AnyObject>(_ root: Root) -> Root {
    watch(root, isToEnd: true)
    return root
  }

  /// Reads the tree now. Coordinators that do not inherit from `Coordinator` send no events. Call this while
  /// they are attached, because changes between two calls are not seen.
  public func look() {
    for tracker in trackers { tracker.observe() }
  }

  func watch(_ root: AnyObject, isToEnd: Bool) {
    let tracker = CoordinatorTracker.watch(root, name: "test", rules: rules)
    trackers.append(tracker)
    roots.append(WatchedRoot(root, tracker: tracker, isToEnd: isToEnd))
    // Earlier problems are not caused by the block.
    if !isToEnd { roots[roots.count - 1].before = tracker.check() }
  }

  /// The problems after the block.
  func outcome() -> LeakOutcome {
    var outcome = LeakOutcome()
    for index in roots.indices { roots[index].letGo() }
    for root in roots { outcome.add(root) }
    return outcome
  }

  func stop() {
    for tracker in trackers { tracker.stop() }
  }
}

/// A watched root. One that the block has created is kept until the block ends, so that its tree can be read then.
struct WatchedRoot {
  weak var object: AnyObject?
  private var kept: AnyObject?
  let type: String
  let tracker: CoordinatorTracker
  let isToEnd: Bool
  var before: [Leak] = []

  init(_ object: AnyObject, tracker: CoordinatorTracker, isToEnd: Bool) {
    self.object = object
    kept = isToEnd ? object : nil
    type = "\(Swift.type(of: object))"
    self.tracker = tracker
    self.isToEnd = isToEnd
  }

  /// Reads the tree a last time, and lets the root go.
  mutating func letGo() {
    guard kept != nil else { return }
    tracker.observe()
    kept = nil
  }
}
