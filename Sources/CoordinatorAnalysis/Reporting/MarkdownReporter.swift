import CoordinatorDiagrams
import CoordinatorGraph

/// Findings as a list in Markdown, for a comment on a pull request.
package struct MarkdownReporter: Reporter {
  package init() {}

  /// `**1 error, 2 warnings**`, then an item for each finding, with its evidence folded.
  package func report(_ findings: [Finding], rules: [RuleDescription] = []) -> String {
    guard !findings.isEmpty else { return "**No findings.**\n" }
    return "**\(findings.counts)**\n\n" + findings.map(item).joined()
  }

  private func item(of finding: Finding) -> String {
    let place = finding.location.map { " " + "\($0.file):\($0.line)".onOneLine.codeSpan } ?? ""
    let head = "- **\(finding.severity.rawValue)**\(place) \(finding.message.onOneLine.markdown) "
    let advice = finding.changes.isEmpty ? [finding.advice].compactMap(\.self) : finding.changes
    let lines = advice.map { " \\\n  \($0.onOneLine.markdown)" }.joined()
    return head + finding.rule.onOneLine.codeSpan + lines + "\n"
      + fold(finding.details)
  }

  private func fold(_ details: [String]) -> String {
    guard !details.isEmpty else { return "" }
    let lines = details.map(\.onOneLine)
    let fence = String(repeating: "`", count: max(3, 1 + (lines.map(\.longestRunOfBackticks).max() ?? 0)))
    let block =
      ["<details><summary>Evidence</summary>", "", fence + "text"] + lines + [
        fence, "", "</details>",
      ]
    return "\n" + block.map { $0.isEmpty ? "\n" : "  \($0)\n" }.joined() + "\n"
  }
}

extension [Finding] {
  /// `1 error, 2 warnings`: those that there are, worst first.
  package var counts: String {
    Finding.Severity.allCases.compactMap { severity in
      let number = count { $0.severity == severity }
      return number == 0 ? nil : "\(number) \(severity.rawValue)\(number == 1 ? "" : "s")"
    }.joined(separator: ", ")
  }
}

extension String {
  /// The text escaped for GitHub's Markdown: no emphasis, link, tag, mention or reference.
  var markdown: String {
    unicodeScalars.map { scalar in
      switch scalar {
      case "<": "&lt;"
      case "&": "&amp;"
      // A comment separates the sign from the name, so that nobody is mentioned.
      case "@": "@<!-- -->"
      case "#": "#<!-- -->"
      case "\\", "`", "*", "_", "{", "}", "[", "]", ">", "|", "~", "!": "\\\(scalar)"
      // Else "https://" would become a link.
      case ":": "\\:"
      default: String(scalar)
      }
    }.joined().replacing("www.", with: "www\\.")
  }

  /// The text as code, between as many backticks as it needs.
  var codeSpan: String {
    let mark = String(repeating: "`", count: longestRunOfBackticks + 1)
    let needsSpace = hasPrefix("`") || hasSuffix("`") || isEmpty
    return needsSpace ? "\(mark) \(self) \(mark)" : mark + self + mark
  }
}
