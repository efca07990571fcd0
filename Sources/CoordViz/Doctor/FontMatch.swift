import CoordinatorDiagrams
import CoordinatorGraph
import Foundation

/// The font that fontconfig uses for a name, as Graphviz requests it.
struct FontMatch {
  let family: String
  let speaksKorean: Bool

  /// The font families of pictures, as the DOT text has them.
  static let families: String = {
    let dot = DOTRenderer().render(.empty)
    guard let name = dot.firstMatch(of: /fontname="([^"]*)"/) else { return "sans-serif" }
    return String(name.output.1)
  }()

  /// The match for a pattern; nil without fontconfig's command.
  init?(_ pattern: String) {
    guard let answer = Self.answer(to: pattern) else { return nil }
    let lines = answer.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.count >= 2 else { return nil }
    family = String(lines[0])
    speaksKorean = lines[1].split(separator: "|").contains { $0 == "ko" || $0.hasPrefix("ko-") }
  }

  private static func answer(to pattern: String) -> String? {
    let words = ["-f", "%{family[0]}\n%{lang}\n", pattern]
    let outcome = Child(program: "fc-match", arguments: words, limit: .whole(10)).run()
    return outcome.end == .exited(0) ? String(decoding: outcome.output, as: UTF8.self) : nil
  }
}
