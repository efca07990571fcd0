public import CoordinatorCore

/// Expects that no coordinator leaks while a block runs.
///
///     expectNoLeakedCoordinators(below: app) {
///       app.logIn()
///       app.logOut()
///     }
///
/// The test fails at this line with the explanation of each leak: what keeps it alive, where it was attached, how to mend
/// it. It fails, too, when no coordinator was watched, since nothing would be proved then. What was wrong before the block
/// is not of its doing. There is no delay: what nothing holds is freed at once.
///
/// - Parameters:
///   - root: A coordinator that lives on, of any dialect. Without one the block names what it makes: `watch(root)`.
///   - isStrict: Whether it fails for what cannot be known, too.
///   - rules: What to take for a leak; nothing has to settle, whatever they say.
///   - body: What an app does and undoes. It is handed what watches it.
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
  let watch = CoordinatorWatch(rules: rules)
  defer { watch.stop() }
  if let root { watch.watch(root, isToEnd: false) }
  try body(watch)
  if let failure = watch.outcome().failure(isStrict: isStrict) { TestFailure.record(failure, at: place) }
}

/// Expects that no coordinator leaks while a block runs that needs nothing of what watches it.
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
  try expectNoLeakedCoordinators(
    below: root,
    isStrict: isStrict,
    rules: rules,
    fileID: fileID,
    filePath: filePath,
    line: line,
    column: column
  ) { (_: CoordinatorWatch) in try body() }
}
