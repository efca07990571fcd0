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

  var longestRunOfBackticks: Int {
    var (longest, run) = (0, 0)
    for scalar in unicodeScalars {
      run = scalar == "`" ? run + 1 : 0
      longest = max(longest, run)
    }
    return longest
  }
}
