import CoordinatorCore
import CoordinatorGraph

/// The observations while a block ran.
struct LeakOutcome {
  /// The leaks, each with its explanation.
  private(set) var leaks: [String] = []
  /// The unknown cases.
  private(set) var unknown: [String] = []
  /// The number of watched roots, and the number of other coordinators that were seen.
  private(set) var roots = 0
  private(set) var met = 0

  mutating func add(_ root: WatchedRoot) {
    let found = root.tracker.check().filter { leak in !leak.stood(in: root.before) }
    roots += 1
    met += max(0, root.tracker.metCount - 1)
    leaks += found.filter(\.verdict.isDefect).map { String($0.report.dropLast()) }
    unknown += found.filter { $0.verdict == .unknown }.map(\.reason)
    guard root.isToEnd else { return }
    if let object = root.object {
      leaks.append(Self.rootLives(object, root.type))
    } else {
      leaks += root.tracker.survivors.map { "\($0) is alive, although its root \(root.type) was released" }
    }
  }

  private static func rootLives(_ object: AnyObject, _ type: String) -> String {
    let target = RetentionSearch.Target(object)
    let explanation = withExtendedLifetime(object) {
      RetentionSearch(roots: []).explanations(of: [target], status: { _ in .unknown })
    }
    let text = explanation.map(\.text).joined().split(separator: "\n").joined(separator: "\n")
    return "\(type), the root, is alive after the block; do not keep it outside of the block\n\(text)"
  }

  /// Why an expectation fails; nil when it does not.
  func failure(isStrict: Bool) -> String? {
    if roots == 0 { return Self.nothingWatched }
    let found = leaks + (isStrict ? unknown : [])
    if !found.isEmpty { return found.joined(separator: "\n\n") }
    return met == 0 ? Self.onlyRoots : nil
  }

  private static let nothingWatched =
    "No root was watched, so no leak can be found: pass a root with below:, or call watch(root) in the block."
  private static let onlyRoots = """
    No coordinator was seen below the root, so no leak can be found: attach one in the block. If your coordinators do \
    not inherit from Coordinator, call watch.look() while it is attached.
    """
}

extension Leak {
  /// Whether it was there before, as often.
  fileprivate func stood(in others: [Leak]) -> Bool {
    others.contains { $0.signature == signature && $0.count >= count }
  }
}

extension CoordinatorTracker {
  /// The number of coordinators that were seen.
  fileprivate var metCount: Int {
    let met = recording.events.filter { $0.subject.kind == .coordinator }.map(\.subject.token)
    return Set(met).count
  }

  /// The names of the coordinators that were seen and not released.
  fileprivate var survivors: [String] {
    var living: [Int: String] = [:]
    for event in recording.events where event.subject.kind == .coordinator {
      living[event.subject.token] = event.kind == .freed ? nil : event.subject.name
    }
    return living.sorted { $0.key < $1.key }.map(\.value)
  }
}
