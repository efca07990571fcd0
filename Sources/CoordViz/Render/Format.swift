import ArgumentParser

/// The output formats of a graph.
enum Format: String, CaseIterable, ExpressibleByArgument {
  case mermaid, svg, png, pdf, html, dot, outline, table, tree, json, yaml

  /// The endings of files that hold this format. Markdown files hold an outline, unless a table is asked for.
  var endings: [String] {
    switch self {
    case .mermaid: ["mmd", "mermaid"]
    case .svg, .png, .pdf, .json: [rawValue]
    case .html: ["html", "htm"]
    case .dot: ["dot", "gv"]
    case .outline: ["md", "markdown"]
    case .table: []
    case .tree: ["txt"]
    case .yaml: ["yml", "yaml"]
    }
  }

  /// All endings that mean a format.
  static let allEndings = allCases.flatMap(\.endings)

  /// Whether a terminal could not show it.
  var isBinary: Bool { self == .png || self == .pdf }

  /// Whether it is for programs, and for coordviz itself, to read again.
  var isForPrograms: Bool { self == .json || self == .yaml }

  /// The format that a path's ending means; nil when it means none.
  init?(path: String) {
    guard let ending = path.ending else { return nil }
    guard let format = Self.allCases.first(where: { $0.endings.contains(ending) }) else { return nil }
    self = format
  }
}
