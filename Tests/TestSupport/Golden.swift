import Foundation

/// What stands in a golden file, and why it differs from what a test made.
///
/// Run the tests with `UPDATE_GOLDENS=1` to write what they make into the files instead; then read the diff.
public enum Golden {
  /// Compares text with `Goldens/name` beside the calling test file.
  ///
  /// - Returns: nil when they are equal, else a message that shows the first line that differs.
  public static func difference(_ text: String, name: String, testFile: String = #filePath) -> String? {
    let folder = URL(fileURLWithPath: testFile).deletingLastPathComponent()
    return difference(text, at: folder.appendingPathComponent("Goldens/\(name)"))
  }

  /// Compares text with a file that is kept up to date as a golden one.
  public static func difference(_ text: String, at file: URL) -> String? {
    if ProcessInfo.processInfo.environment["UPDATE_GOLDENS"] == "1" {
      return write(text, to: file)
    }
    guard let expected = try? String(contentsOf: file, encoding: .utf8) else {
      return "there is no golden file \(file.path); run the tests with UPDATE_GOLDENS=1 to write it"
    }
    return text == expected ? nil : firstDifference(text, expected, name: file.lastPathComponent)
  }

  private static func write(_ text: String, to file: URL) -> String? {
    do {
      let folder = file.deletingLastPathComponent()
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
      return nil
    } catch {
      return "\(file.path): \(error)"
    }
  }

  private static func firstDifference(_ text: String, _ expected: String, name: String) -> String {
    let made = text.split(separator: "\n", omittingEmptySubsequences: false)
    let golden = expected.split(separator: "\n", omittingEmptySubsequences: false)
    let line = zip(made, golden).prefix { $0 == $1 }.count
    func shown(_ lines: [Substring]) -> String { line < lines.count ? "'\(lines[line])'" : "nothing" }
    return "\(name):\(line + 1): expected \(shown(golden)), got \(shown(made))"
  }
}
