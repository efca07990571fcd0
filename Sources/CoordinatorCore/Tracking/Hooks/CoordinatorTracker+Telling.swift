import CoordinatorGraph

/// Calls for apps with their own coordinator classes, from the functions that attach and detach. Without a
/// tracker, each costs one branch.
extension CoordinatorTracker {
  /// A child was attached to a coordinator.
  ///
  /// In your own function, pass on the place of its caller:
  ///
  ///     func attach(_ child: Coordinator, fileID: String = #fileID, line: Int = #line) {
  ///       childCoordinators.append(child)
  ///       CoordinatorTracker.attached(child, to: self, fileID: fileID, line: line)
  ///     }
  public static func attached(
    _ child: AnyObject,
    to parent: AnyObject,
    fileID: String = #fileID,
    line: Int = #line
  ) {
    Tracking.note(.attach, child, parent: parent, at: SourceLocation(file: fileID, line: line))
  }

  /// A child was detached from a coordinator.
  public static func detached(
    _ child: AnyObject,
    from parent: AnyObject,
    fileID: String = #fileID,
    line: Int = #line
  ) {
    Tracking.note(.detach, child, parent: parent, at: SourceLocation(file: fileID, line: line))
  }

  /// Reports that a screen was popped, dismissed or swiped away.
  public static func gone(_ screen: AnyObject) {
    Tracking.noteGone([screen])
  }
}
