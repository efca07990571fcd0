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
    findings.map { lines(of: $0).map { $0 + "\n" }.joined() }.joined()
  }

  private func lines(of finding: Finding) -> [String] {
    guard isColoured else { return finding.lines() }
    return finding.lines {
      $0.colour.around("\($0.rawValue):")
    } further: {
      $0.painted
    }
  }
}
