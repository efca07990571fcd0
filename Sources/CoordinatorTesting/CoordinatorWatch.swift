import CoordinatorCore
import CoordinatorGraph

// A block that waits is handed it across; it runs on the caller's actor all the same, as the coordinators do.

/// What watches coordinators while the block of an expectation runs.
///
/// It belongs on the thread that the coordinators belong to, for most apps the main thread.
public final class CoordinatorWatch: @unchecked Sendable {
  private var trackers: [CoordinatorTracker] = []
  private var roots: [WatchedRoot] = []
  private var rules: TrackingRules

  init(rules: TrackingRules) {
    self.rules = rules
    // Nothing has to settle: what nothing holds is freed at once.
    self.rules.settling = 0
  }

  /// Watches a coordinator that the block has made, and everything below it. It is expected to be gone, with all below
  /// it, when the block has ended.
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

  /// Looks at the tree now. Coordinators that do not tell of it themselves, since they are not on `Coordinator`, have to
  /// be looked at while they are attached: what comes and goes in between was never seen.
  public func look() {
    for tracker in trackers { tracker.observe() }
  }

  func watch(_ root: AnyObject, isToEnd: Bool) {
    let tracker = CoordinatorTracker.watch(root, name: "test", rules: rules)
    trackers.append(tracker)
    roots.append(WatchedRoot(root, tracker: tracker, isToEnd: isToEnd))
    // What is wrong already is not of the block's doing.
    if !isToEnd { roots[roots.count - 1].before = tracker.check() }
  }

  /// What is wrong after the block.
  func outcome() -> LeakOutcome {
    var outcome = LeakOutcome()
    for root in roots { outcome.add(root) }
    return outcome
  }

  func stop() {
    for tracker in trackers { tracker.stop() }
  }
}

/// A root that is watched, and not kept alive.
struct WatchedRoot {
  weak var object: AnyObject?
  let type: String
  let tracker: CoordinatorTracker
  let isToEnd: Bool
  var before: [Leak] = []

  init(_ object: AnyObject, tracker: CoordinatorTracker, isToEnd: Bool) {
    self.object = object
    type = "\(Swift.type(of: object))"
    self.tracker = tracker
    self.isToEnd = isToEnd
  }
}
