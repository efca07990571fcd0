public import CoordinatorCore

/// Expects that no coordinator leaks while an asynchronous block runs.
///
/// - Parameters:
///   - root: A coordinator of any class that stays alive. Without it, the block passes the coordinators that
///     it creates: `watch(root)`.
///   - turns: How often other tasks of the caller's actor may run before a living object counts as leaked. It
///     is a number of turns and not a time, so that a slow machine changes nothing.
///   - isStrict: Whether unknown cases fail the test, too.
///   - rules: When to report a leak. Waiting times in the rules are ignored.
///   - isolation: The actor that owns the coordinators: the caller's.
///   - body: Actions of the app that end where they began. It gets the object that watches the coordinators.
public func expectNoLeakedCoordinators(
  below root: AnyObject? = nil,
  turns: Int = 0,
  isStrict: Bool = false,
  rules: TrackingRules = .immediate,
  isolation: isolated (any Actor)? = #isolation,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  _ body: (CoordinatorWatch) async throws -> Void
) async rethrows {
  let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
  let watch = CoordinatorWatch(rules: rules)
  defer { watch.stop() }
  if let root { watch.watch(root, isToEnd: false) }
  try await body(watch)
  var failure = watch.outcome().failure(isStrict: isStrict)
  for _ in 0..<max(0, turns) where failure != nil {
    await Task.yield()
    failure = watch.outcome().failure(isStrict: isStrict)
  }
  if let failure { TestFailure.record(failure, at: place) }
}
