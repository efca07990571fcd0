import ArgumentParser

/// The output formats of a diff.
enum DiffFormat: String, OutputFormat {
  case text, mermaid, svg, png, pdf, json, html

  static var usual: DiffFormat { .text }

  var endings: [String] {
    switch self {
    case .text: ["txt"]
    case .mermaid: ["mmd", "mermaid"]
    case .svg, .png, .pdf, .json: [rawValue]
    case .html: ["html", "htm"]
    }
  }

  /// Whether it shows the graph only, without findings.
  var omitsFindings: Bool { self == .mermaid }

  /// Whether it also has output for two equal sides.
  var tellsOfNothing: Bool { self == .json }
}
