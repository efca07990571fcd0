import CoordinatorGraph

/// Findings in the format of compiler messages, for a build phase of Xcode, which opens absolute paths only.
public struct XcodeReporter: Reporter {
  /// A reporter without options.
  public init() {}

  /// `App/Home.swift:12:1: error: 'Home' is attached twice [attached-twice]`, then a `note:` for the fix and
  /// for each detail; without a place in front if it is unknown.
  public func report(_ findings: [Finding], rules: [RuleDescription] = []) -> String {
    findings.map { lines(of: $0).map { $0 + "\n" }.joined() }.joined()
  }

  private func lines(of finding: Finding) -> [String] {
    let place = finding.location.map { "\($0.file.onOneLine):\($0.line):1: " } ?? ""
    let line =
      "\(place)\(finding.severity.rawValue): \(finding.message.onOneLine) [\(finding.rule.onOneLine)]"
    return [line] + finding.furtherLines.map { "\(place)note: \($0)" }
  }
}
