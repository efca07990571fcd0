import ArgumentParser

/// What a graph can be drawn as.
enum Format: String, CaseIterable, ExpressibleByArgument {
  case mermaid, svg, dot, outline, tree, json

  /// The endings of files that hold this format.
  var endings: [String] {
    switch self {
    case .mermaid: ["mmd", "mermaid"]
    case .svg: ["svg"]
    case .dot: ["dot", "gv"]
    case .outline: ["md", "markdown"]
    case .tree: ["txt"]
    case .json: ["json"]
    }
  }

  /// All endings that mean a format.
  static let allEndings = allCases.flatMap(\.endings)

  /// The format that a path's ending means; nil when it means none.
  init?(path: String) {
    let name = path.split(separator: "/").last ?? ""
    guard let dot = name.lastIndex(of: ".") else { return nil }
    let ending = name[name.index(after: dot)...].lowercased()
    guard let format = Self.allCases.first(where: { $0.endings.contains(ending) }) else { return nil }
    self = format
  }
}
