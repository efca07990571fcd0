/// What the exit code of the command tells. Wrong usage is 64, which ArgumentParser gives on its own.
enum ExitCodes {
  /// It was done.
  static let done: Int32 = 0
  /// It could not be done.
  static let failed: Int32 = 2
}
