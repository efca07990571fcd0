public import CoordinatorCore
import CoordinatorGraph

/// Expects that a round trip leaves no additional coordinators behind, however often it is repeated.
///
///     expectNoGrowth(of: app, times: 5) {
///       app.showPost()
///       app.goBack()
///     }
///
/// The first round trip does not count: it may create objects that are kept on purpose, such as a tab that is
/// created on demand. The test fails at this line, and reports the types that grew and the explanation of
/// each leak.
///
/// - Parameters:
///   - root: A coordinator of any class that stays alive.
///   - times: How often to repeat the round trip after the first one.
///   - rules: When to report a leak. Waiting times in the rules are ignored.
///   - roundTrip: Actions of the app that end where they began. It gets the object that watches the
///     coordinators.
public func expectNoGrowth(
  of root: AnyObject,
  times: Int = 3,
  rules: TrackingRules = .immediate,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  _ roundTrip: (CoordinatorWatch) throws -> Void
) rethrows {
  let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
  try expectNoGrowth(of: root, times, rules, at: place, roundTrip)
}

/// Expects that a round trip leaves no additional coordinators behind, for blocks that do not use the watch.
///
/// See ``expectNoGrowth(of:times:rules:fileID:filePath:line:column:_:)``.
public func expectNoGrowth(
  of root: AnyObject,
  times: Int = 3,
  rules: TrackingRules = .immediate,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  _ roundTrip: () throws -> Void
) rethrows {
  let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
  try expectNoGrowth(of: root, times, rules, at: place) { _ in try roundTrip() }
}

private func expectNoGrowth(
  of root: AnyObject,
  _ times: Int,
  _ rules: TrackingRules,
  at place: TestPlace,
  _ roundTrip: (CoordinatorWatch) throws -> Void
) rethrows {
  let watch = CoordinatorWatch(rules: rules)
  defer { watch.stop() }
  try roundTrip(watch)
  let before = TypeCounts(below: root, rules: rules)
  watch.watch(root, isToEnd: false)
  for _ in 0..<max(1, times) {
    try roundTrip(watch)
    watch.look()
  }
  let growth = TypeCounts(below: root, rules: rules).growth(since: before)
  if let failure = watch.outcome().failure(growth, times: max(1, times)) {
    TestFailure.record(failure, at: place)
  }
}

/// How many coordinators of each type are below a root.
private struct TypeCounts {
  private var counts: [String: Int] = [:]

  init(below root: AnyObject, rules: TrackingRules) {
    let snapshot = Snapshot(of: root, rules: rules.walk)
    for node in snapshot.graph.nodes where node.kind == .coordinator { counts[node.type, default: 0] += 1 }
  }

  /// The types with more objects, one line each.
  func growth(since before: TypeCounts) -> [String] {
    counts.sorted { $0.key < $1.key }.compactMap { type, count in
      let former = before.counts[type, default: 0]
      return count > former ? "\(type): \(former) before, \(count) after" : nil
    }
  }
}

extension LeakOutcome {
  fileprivate func failure(_ growth: [String], times: Int) -> String? {
    let trips = times == 1 ? "1 round trip" : "\(times) round trips"
    let grown = growth.isEmpty ? [] : ["After \(trips) there are more:\n" + growth.joined(separator: "\n")]
    let parts = grown + [failure(isStrict: false)].compactMap { $0 }
    return parts.isEmpty ? nil : parts.joined(separator: "\n\n")
  }
}
