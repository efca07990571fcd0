import CoordinatorGraph
import TestSupport

/// Findings of any text.
enum RandomFindings {
  static func findings(_ count: Int, seed: UInt64) -> [Finding] {
    var random = SeededGenerator(seed: seed)
    return (0..<count).map { _ in
      Finding(
        rule: text(using: &random),
        severity: Finding.Severity.allCases.randomElement(using: &random) ?? .error,
        message: text(using: &random),
        node: Bool.random(using: &random) ? NodeID(text(using: &random)) : nil,
        location: Bool.random(using: &random)
          ? SourceLocation(file: text(using: &random), line: Int.random(in: 1...3, using: &random)) : nil,
        advice: Bool.random(using: &random) ? text(using: &random) : nil,
        fix: Bool.random(using: &random) ? text(using: &random) : nil,
        details: (0..<Int.random(in: 0...2, using: &random)).map { _ in text(using: &random) }
      )
    }
  }

  static func text(using random: inout SeededGenerator) -> String {
    let pieces = [
      "a", "Home", "|", "\\", "'", "#", "#2", " ", "  ", "\n", "\r", "\r\n", "\u{2028}", "\u{301}",
      "\u{202E}", "%",
      ":", ",", "::", "<", "=", ">", "12", "0x1F", "[3]", "홈", "\u{1F468}\u{200D}\u{1F467}", "\u{0}", "u{41}",
      "\u{FEFF}",
    ]
    return (0..<Int.random(in: 0...6, using: &random)).map { _ in pieces.randomElement(using: &random) ?? "" }
      .joined()
  }
}
