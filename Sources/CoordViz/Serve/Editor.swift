import Foundation

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
