import Foundation

/// The user's editor: Xcode, else VS Code. No shell takes part.
enum Editor {
  /// Opens a file at a line.
  ///
  /// - Returns: Whether there is an editor.
  static func open(_ place: String, line: Int) -> Bool {
    let path = URL(fileURLWithPath: place).standardizedFileURL.path
    let ways = [("xed", ["--line", "\(line)", path]), ("code", ["--goto", "\(path):\(line)"])]
    for (name, arguments) in ways {
      guard let program = program(named: name) else { continue }
      let process = Process()
      process.executableURL = URL(fileURLWithPath: program)
      process.arguments = arguments
      process.standardOutput = FileHandle.nullDevice
      process.standardError = FileHandle.nullDevice
      if (try? process.run()) != nil { return true }
    }
    return false
  }

  private static func program(named name: String) -> String? {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return folders.map { "\($0)/\(name)" }.first(where: FileManager.default.isExecutableFile)
  }
}
