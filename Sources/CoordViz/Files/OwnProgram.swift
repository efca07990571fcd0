import Foundation

/// The program that runs.
enum OwnProgram {
  /// Where it stands; nil where that cannot be told. Foundation's `Bundle` would list all of the folder around it, twice.
  static var path: String? {
    #if os(Linux)
      try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    #else
      Bundle.main.executablePath
    #endif
  }
}
