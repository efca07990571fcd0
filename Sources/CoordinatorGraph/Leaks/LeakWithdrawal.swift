extension Leak {
  /// Takes back a leak that was told of before.
  public struct Withdrawal: Hashable, Sendable {
    /// The number of the leak that no longer stands.
    public let number: Int

    /// When, in milliseconds since the recording began.
    public let at: Int

    /// Whether the object was freed after all, later than it should have been.
    public let isLate: Bool

    /// One sentence that says why.
    public let reason: String

    /// Takes back the leak of the given number.
    public init(number: Int, at: Int, isLate: Bool, reason: String) {
      self.number = number
      self.at = at
      self.isLate = isLate
      self.reason = reason
    }
  }
}
