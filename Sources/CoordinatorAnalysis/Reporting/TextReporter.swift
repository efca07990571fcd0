import CoordinatorGraph

/// Findings as readable text, one line each.
public struct TextReporter: Reporter {
  private let isColoured: Bool

  /// A reporter; colours are for terminals.
  public init(isColoured: Bool = false) {
    self.isColoured = isColoured
  }

  /// `error: 'Home' is attached to 'App' 2 times, so one detach does not remove it; attach it once
  /// [attached-twice]`, with `App/Home.swift:12: ` in front if the line is known. Empty without findings.
  ///
  /// The next lines are indented: the advice and the details, or the details and the fix if that is known.
  public func report(_ findings: [Finding], rules: [RuleDescription] = []) -> String {
    findings.map { lines(of: $0).map { $0 + "\n" }.joined() }.joined().withoutCommands
  }

  private func lines(of finding: Finding) -> [String] {
    let place = finding.location.map { "\($0.file.onOneLine):\($0.line): " } ?? ""
    let severity = "\(finding.severity.rawValue):"
    let word = isColoured ? finding.severity.colour.around(severity) : severity
    let line = "\(place)\(word) \(finding.message.onOneLine) [\(finding.rule.onOneLine)]"
    return [line] + finding.furtherLines.map { "  " + (isColoured ? $0.painted : $0) }
  }
}
