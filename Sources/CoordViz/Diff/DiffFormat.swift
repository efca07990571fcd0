import ArgumentParser

/// What a diff can be told as.
enum DiffFormat: String, CaseIterable, ExpressibleByArgument {
  case text, markdown, mermaid, svg, json

  /// The endings of files that hold this format.
  var endings: [String] {
    switch self {
    case .text: ["txt"]
    case .markdown: ["md", "markdown"]
    case .mermaid: ["mmd", "mermaid"]
    case .svg, .json: [rawValue]
    }
  }

  /// All endings that mean a format.
  static let allEndings = allCases.flatMap(\.endings)

  /// The format that a path's ending means; nil when it means none.
  init?(path: String) {
    guard let format = Self.allCases.first(where: { $0.endings.contains(path.ending ?? "") }) else {
      return nil
    }
    self = format
  }

  /// Whether it tells of the two sides also where nothing is different.
  var tellsOfNothing: Bool { self == .json }
}
