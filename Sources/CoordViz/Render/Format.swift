import ArgumentParser

/// The output formats of a graph.
enum Format: String, CaseIterable, ExpressibleByArgument {
  case mermaid, svg, png, pdf, html, dot, outline, table, tree, agent, json, yaml

  /// The file extensions of this format. Markdown files contain an outline by default.
  var endings: [String] {
    switch self {
    case .mermaid: ["mmd", "mermaid"]
    case .svg, .png, .pdf, .json: [rawValue]
    case .html: ["html", "htm"]
    case .dot: ["dot", "gv"]
    case .outline: ["md", "markdown"]
    case .table, .agent: []
    case .tree: ["txt"]
    case .yaml: ["yml", "yaml"]
    }
  }

  /// All endings that mean a format.
  static let allEndings = allCases.flatMap(\.endings)

  /// Whether a terminal could not show it.
  var isBinary: Bool { self == .png || self == .pdf }

  /// Whether it is a picture as people look at it, without a page to fold and search it.
  var isPicture: Bool { self == .svg || isBinary }

  /// Whether it is for programs, and for coordviz to read again.
  var isForPrograms: Bool { self == .json || self == .yaml }

  /// The format of a file extension; nil for an unknown one.
  init?(path: String) {
    guard let ending = path.ending else { return nil }
    guard let format = Self.allCases.first(where: { $0.endings.contains(ending) }) else { return nil }
    self = format
  }
}
