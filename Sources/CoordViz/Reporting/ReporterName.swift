import CoordinatorAnalysis

/// The output formats of findings.
enum ReporterName: String, OutputFormat {
  case text, xcode
  case gitHub = "github-actions-logging"
  case json, sarif, markdown

  static var usual: ReporterName { .text }

  var endings: [String] {
    switch self {
    case .text: ["txt"]
    case .xcode, .gitHub: []
    case .json, .sarif: [rawValue]
    case .markdown: ["md", "markdown"]
    }
  }

  /// The reporter with this name.
  ///
  /// - Parameter artifact: The place of findings without one.
  func reporter(artifact: String? = nil, isColoured: Bool = false) -> any Reporter {
    switch self {
    case .text: TextReporter(isColoured: isColoured)
    case .xcode: XcodeReporter()
    case .gitHub: GitHubReporter()
    case .json: JSONReporter()
    case .sarif: SARIFReporter(version: Version.current, artifact: artifact)
    case .markdown: MarkdownReporter()
    }
  }

  /// What its text is.
  func content(isColoured: Bool) -> Content {
    switch self {
    case .text: isColoured ? .colouredText : .text
    case .xcode, .markdown: .text
    case .gitHub: .commands
    case .json, .sarif: .json
    }
  }
}
