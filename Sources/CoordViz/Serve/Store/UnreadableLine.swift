import CoordinatorGraph

/// A line that does not belong to a recording.
struct UnreadableLine: Error, CustomStringConvertible {
  /// Its number in the run, from 1.
  let number: Int
  let problem: SnapshotError

  var description: String { "line \(number): \(problem)" }
}
