import Foundation

/// The program that runs.
enum OwnProgram {
  /// Its path, or nil if unknown. Foundation's `Bundle` would list the folder around it twice.
  static var path: String? {
    #if os(Linux)
      // The target of the link is gone if the program was replaced while it runs.
      let link = "/proc/self/exe"
      let target = try? FileManager.default.destinationOfSymbolicLink(atPath: link)
      if let target { return FileStatus(path: target) == nil ? link : target }
    #endif
    return Bundle.main.executablePath
  }
}
