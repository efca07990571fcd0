/// The output formats of a graph.
enum Format: String, OutputFormat {
  case mermaid, svg, png, pdf, html, dot, outline, table, tree, agent, json, yaml

  /// A person sees the tree.
  static var usual: Format { Descriptor.standardOutput.isTerminal ? .tree : .mermaid }

  static var usualWords: String { "tree on a terminal and mermaid elsewhere" }

  /// Markdown files contain an outline by default.
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

  /// Whether it is a picture as people look at it, without a page to fold and search it.
  var isPicture: Bool { self == .svg || isBinary }

  /// Whether it is for programs, and for coordviz to read again.
  var isForPrograms: Bool { self == .json || self == .yaml }
}
