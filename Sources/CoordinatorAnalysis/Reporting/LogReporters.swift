import CoordinatorGraph

/// Findings as the log commands of GitHub Actions, which shows them next to the lines of a pull request.
package struct GitHubReporter: Reporter {
  package init() {}

  /// `::error file=App/Home.swift,line=12,title=attached-twice::'Home' is attached twice`, one line each.
  package func report(_ findings: [Finding], rules: [RuleDescription] = []) -> String {
    findings.map { line(of: $0) + "\n" }.joined()
  }

  private func line(of finding: Finding) -> String {
    let place = finding.location.map { [("file", $0.file), ("line", String($0.line))] } ?? []
    let properties = (place + [("title", finding.rule)]).map { "\($0)=\($1.escaped(with: Self.property))" }
    let text = ([finding.message] + finding.furtherLines).joined(separator: "\n")
    let words = "\(finding.severity.command) \(properties.joined(separator: ","))"
    return "::\(words)::\(text.escaped(with: Self.data))"
  }

  /// Characters that would end a message, and the escape character.
  private static let data: [Unicode.Scalar: String] = ["%": "%25", "\r": "%0D", "\n": "%0A"]
  /// Characters that would end a property, in addition.
  private static let property = data.merging([":": "%3A", ",": "%2C"]) { $1 }
}

extension Finding.Severity {
  fileprivate var command: String {
    switch self {
    case .error, .warning: rawValue
    case .note: "notice"
    }
  }
}

extension String {
  fileprivate func escaped(with escapes: [Unicode.Scalar: String]) -> String {
    unicodeScalars.map { escapes[$0] ?? ($0.isControl ? "" : String($0)) }.joined()
  }
}

/// Findings in the format of compiler messages, for a build phase of Xcode, which opens absolute paths only.
package struct XcodeReporter: Reporter {
  package init() {}

  /// `App/Home.swift:12:1: error: 'Home' is attached twice [attached-twice]`, then a `note:` for the fix and
  /// for each detail; without a place in front if it is unknown.
  package func report(_ findings: [Finding], rules: [RuleDescription] = []) -> String {
    findings.map { lines(of: $0).map { $0 + "\n" }.joined() }.joined()
  }

  private func lines(of finding: Finding) -> [String] {
    let place = finding.location.map { "\($0.file.onOneLine):\($0.line):1: " } ?? ""
    let line =
      "\(place)\(finding.severity.rawValue): \(finding.message.onOneLine) [\(finding.rule.onOneLine)]"
    return [line] + finding.furtherLines.map { "\(place)note: \($0)" }
  }
}
