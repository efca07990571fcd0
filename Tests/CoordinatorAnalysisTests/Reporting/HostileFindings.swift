import CoordinatorAnalysis
import CoordinatorGraph

/// Findings with everything that could break a report.
enum HostileFindings {
  static let findings = [
    Finding(
      rule: "strong-way-up",
      severity: .error,
      message:
        "'Home, <script>alert(1)</script>' keeps 'App|\u{202E}' 100% alive\r\n::error::x; make it `weak`",
      node: "App/Home#2",
      location: SourceLocation(file: "App/My Home:1,2.swift", line: 12),
      advice: "See [this](https://example.org), @team and #12.",
      details: ["App → sinks[\"pay\"]", "  ~~~~ ```` end", "</details>"]
    ),
    Finding(
      rule: "two-parents",
      severity: .warning,
      message: "'홈' has \"two\" \\ parents \u{1F600}",
      node: "홈"
    ),
    Finding(
      rule: "unheard-of",
      severity: .note,
      message: "",
      location: SourceLocation(file: "/a.swift", line: 1)
    ),
  ]

  /// A row of its own for some, two for one, and none for another.
  static let rules = [
    RuleDescription(
      id: "strong-way-up",
      severity: .error,
      summary: "a parent that is kept",
      page: "docs/a.md#b"
    ),
    RuleDescription(id: "cycle", severity: .error, summary: "a rule without findings"),
    RuleDescription(
      id: "two-parents",
      severity: .warning,
      summary: "a child of two",
      advice: "Let one attach it.",
      page: "https://example.org/two"
    ),
    RuleDescription(id: "two-parents", severity: .note, summary: "a second row of a rule"),
  ]
}
