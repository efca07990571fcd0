import ArgumentParser
import CoordinatorAnalysis

/// The output formats of findings.
enum ReporterName: String, CaseIterable, ExpressibleByArgument {
  case text, xcode
  case gitHub = "github-actions-logging"
  case json, sarif, markdown

  /// The endings of files that hold this format.
  var endings: [String] {
    switch self {
    case .text: ["txt"]
    case .xcode, .gitHub: []
    case .json, .sarif: [rawValue]
    case .markdown: ["md", "markdown"]
    }
  }

  /// All endings that mean a reporter.
  static let allEndings = allCases.flatMap(\.endings)

  /// The reporter of a file extension; nil for an unknown one.
  init?(path: String) {
    guard let ending = path.ending else { return nil }
    guard let name = Self.allCases.first(where: { $0.endings.contains(ending) }) else { return nil }
    self = name
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
