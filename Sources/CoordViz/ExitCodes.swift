/// The exit codes of the command. Wrong usage is 64, which ArgumentParser sets.
enum ExitCodes {
  /// It was done.
  static let done: Int32 = 0
  /// It was done, and something is wrong with the app.
  static let findings: Int32 = 1
  /// It could not be done.
  static let failed: Int32 = 2
}
