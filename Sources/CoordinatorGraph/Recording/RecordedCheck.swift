/// One look at everything that is watched.
public struct RecordedCheck: Hashable, Sendable {
  /// When, in milliseconds since the recording began.
  public let at: Int

  /// The number of living coordinators that were checked; with zero, nothing was checked.
  public let watched: Int

  /// How many events were dropped since the recording began, because there was no more room.
  public let dropped: Int

  /// Reasons why the check may have missed something. Reasons about single objects are in leaks with the
  /// verdict ``Leak/Verdict/unknown``.
  public let unknown: [String]

  /// One look.
  public init(at: Int, watched: Int, dropped: Int = 0, unknown: [String] = []) {
    self.at = at
    self.watched = watched
    self.dropped = dropped
    self.unknown = unknown
  }
}
