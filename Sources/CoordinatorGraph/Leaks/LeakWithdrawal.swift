extension Leak {
  /// Withdraws a leak that was reported before.
  public struct Withdrawal: Hashable, Sendable {
    /// The number of the withdrawn leak.
    public let number: Int

    /// When, in milliseconds since the recording began.
    public let at: Int

    /// Whether the object was released after all, but too late.
    public let isLate: Bool

    /// One sentence that says why.
    public let reason: String

    /// Withdraws the leak with the given number.
    public init(number: Int, at: Int, isLate: Bool, reason: String) {
      self.number = number
      self.at = at
      self.isLate = isLate
      self.reason = reason
    }
  }
}
