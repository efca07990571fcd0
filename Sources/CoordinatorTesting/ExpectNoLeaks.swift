public import CoordinatorCore

/// Expects that no coordinator leaks while a block runs.
///
///     expectNoLeakedCoordinators(below: app) {
///       app.logIn()
///       app.logOut()
///     }
///
/// The test fails at this line with the explanation of each leak: what keeps the object alive, where it was
/// attached, and how to fix it. It also fails if no coordinator was watched, because it would then prove
/// nothing. Problems from before the block are ignored. There is no delay: an object without owners is
/// released at once.
///
/// - Parameters:
///   - root: A coordinator of any class that stays alive. Without it, the block passes the coordinators that
///     it creates: `watch(root)`.
///   - isStrict: Whether unknown cases fail the test, too.
///   - rules: When to report a leak. Waiting times in the rules are ignored.
///   - body: Actions of the app that end where they began. It gets the object that watches the coordinators.
public func expectNoLeakedCoordinators(
  below root: AnyObject? = nil,
  isStrict: Bool = false,
  rules: TrackingRules = .immediate,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  _ body: (CoordinatorWatch) throws -> Void
) rethrows {
  let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
  try expectNoLeaks(below: root, isStrict, rules, at: place, body)
}

/// Expects that no coordinator leaks while a block runs, for blocks that do not use the watch.
///
/// See ``expectNoLeakedCoordinators(below:isStrict:rules:fileID:filePath:line:column:_:)``.
public func expectNoLeakedCoordinators(
  below root: AnyObject? = nil,
  isStrict: Bool = false,
  rules: TrackingRules = .immediate,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  _ body: () throws -> Void
) rethrows {
  let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
  try expectNoLeaks(below: root, isStrict, rules, at: place) { _ in try body() }
}

private func expectNoLeaks(
  below root: AnyObject?,
  _ isStrict: Bool,
  _ rules: TrackingRules,
  at place: TestPlace,
  _ body: (CoordinatorWatch) throws -> Void
) rethrows {
  let watch = CoordinatorWatch(rules: rules)
  defer { watch.stop() }
  if let root { watch.watch(root, isToEnd: false) }
  try body(watch)
  if let failure = watch.outcome().failure(isStrict: isStrict) { TestFailure.record(failure, at: place) }
}

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
