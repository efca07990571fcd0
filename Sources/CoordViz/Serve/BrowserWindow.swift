import Foundation

enum BrowserWindow {
  /// Opens a page, where the system has a command for that.
  static func open(_ address: String) {
    #if canImport(Darwin)
      let program = "/usr/bin/open"
    #else
      let program = "/usr/bin/xdg-open"
    #endif
    OtherProgram.start(program, [address])
  }
}

/// A program with a window of its own, which nobody waits for. No shell takes part.
enum OtherProgram {
  /// Starts it; returns whether that worked.
  @discardableResult
  static func start(_ program: String, _ arguments: [String]) -> Bool {
    guard FileManager.default.isExecutableFile(atPath: program) else { return false }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    return (try? process.run()) != nil
  }
}

/// The user's editor: Xcode, else VS Code.
enum Editor {
  /// Opens a file at a line.
  ///
  /// - Returns: Whether there is an editor.
  static func open(_ place: String, line: Int) -> Bool {
    let path = URL(fileURLWithPath: place).standardizedFileURL.path
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    let ways = [("xed", ["--line", "\(line)", path]), ("code", ["--goto", "\(path):\(line)"])]
    return ways.contains { name, arguments in
      folders.contains { OtherProgram.start("\($0)/\(name)", arguments) }
    }
  }
}
