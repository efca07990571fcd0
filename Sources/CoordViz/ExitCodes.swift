/// What the exit code of the command tells. Wrong usage is 64, which ArgumentParser gives on its own.
enum ExitCodes {
  /// It was done.
  static let done: Int32 = 0
  /// It was done, and something is wrong with the app.
  static let findings: Int32 = 1
  /// It could not be done.
  static let failed: Int32 = 2
}
