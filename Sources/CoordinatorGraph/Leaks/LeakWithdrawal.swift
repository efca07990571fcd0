extension Leak {
  /// The end of a leak that was reported before.
  public struct Withdrawal: Hashable, Sendable {
    /// The number of the leak.
    public let number: Int

    /// When, in milliseconds since the recording began.
    public let at: Int

    /// The time since the leak was first reported, in milliseconds.
    public let after: Int

    /// Whether the objects were freed. It was a leak until then; others were no leak after all.
    public let isFreed: Bool

    /// The coordinator that was freed at the same time, such as the one above it.
    public let with: Subject?

    /// The end of the leak with the given number.
    public init(number: Int, at: Int, after: Int = 0, isFreed: Bool, with: Subject? = nil) {
      (self.number, self.at, self.after) = (number, at, after)
      (self.isFreed, self.with) = (isFreed, with)
    }
  }
}
