import CoordinatorDiagrams
import CoordinatorGraph
import Foundation

/// The font that fontconfig takes for a name, as Graphviz asks it to.
struct FontMatch {
  let family: String
  let speaksKorean: Bool

  /// The families that pictures ask for, as they stand in the DOT text.
  static let families: String = {
    let dot = DOTRenderer().render(.empty)
    guard let name = dot.firstMatch(of: /fontname="([^"]*)"/) else { return "sans-serif" }
    return String(name.output.1)
  }()

  /// The match for a pattern; nil where fontconfig has no command to ask.
  init?(_ pattern: String) {
    guard let answer = Self.answer(to: pattern) else { return nil }
    let lines = answer.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.count >= 2 else { return nil }
    family = String(lines[0])
    speaksKorean = lines[1].split(separator: "|").contains { $0 == "ko" || $0.hasPrefix("ko-") }
  }

  private static func answer(to pattern: String) -> String? {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["fc-match", "-f", "%{family[0]}\n%{lang}\n", pattern]
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return nil }
    let answer = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return process.terminationStatus == 0 ? String(decoding: answer, as: UTF8.self) : nil
  }
}
