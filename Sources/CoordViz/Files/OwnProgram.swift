import Foundation

/// The program that runs.
enum OwnProgram {
  /// Where it stands; nil where that cannot be told. Foundation's `Bundle` would list all of the folder around it, twice.
  static var path: String? {
    #if os(Linux)
      // What the link leads to is gone where the program was replaced while it runs.
      let link = "/proc/self/exe"
      let target = try? FileManager.default.destinationOfSymbolicLink(atPath: link)
      if let target { return FileStatus(path: target) == nil ? link : target }
    #endif
    return Bundle.main.executablePath
  }
}
