import ArgumentParser

/// The output formats of a diff.
enum DiffFormat: String, CaseIterable, ExpressibleByArgument {
  case text, markdown, mermaid, svg, png, pdf, json, html

  /// The endings of files that hold this format.
  var endings: [String] {
    switch self {
    case .text: ["txt"]
    case .markdown: ["md", "markdown"]
    case .mermaid: ["mmd", "mermaid"]
    case .svg, .png, .pdf, .json: [rawValue]
    case .html: ["html", "htm"]
    }
  }

  /// All endings that mean a format.
  static let allEndings = allCases.flatMap(\.endings)

  /// The format of a file extension; nil for an unknown one.
  init?(path: String) {
    guard let format = Self.allCases.first(where: { $0.endings.contains(path.ending ?? "") }) else {
      return nil
    }
    self = format
  }

  /// The requested format, by its name or by the extension of the output.
  static func chosen(_ format: DiffFormat?, for output: String?) throws -> DiffFormat {
    if let format {
      guard format.isBinary, Output(argument: output) == .standardOutput,
        Descriptor.standardOutput.isTerminal
      else { return format }
      throw ValidationError(
        "A terminal cannot show \(format.rawValue). Add a file, such as -o changes.\(format.rawValue), or use a pipe."
      )
    }
    guard let output, output != "-" else { return .text }
    guard let format = DiffFormat(path: output) else {
      let endings = allEndings.map { ".\($0)" }.joined(separator: ", ")
      throw ValidationError(
        "The extension of '\(output)' is not a known format. Use one of \(endings), or add --format."
      )
    }
    return format
  }

  /// Whether a terminal could not show it.
  var isBinary: Bool { self == .png || self == .pdf }

  /// Whether it shows the graph only, without findings.
  var omitsFindings: Bool { self == .mermaid }

  /// Whether it also has output for two equal sides.
  var tellsOfNothing: Bool { self == .json }
}
