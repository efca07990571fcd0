import CoordinatorGraph

/// The format of an input.
enum InputFormat: String, FileFormat {
  case swift, json, recording, yaml, mermaid, markdown, hierarchy

  var endings: [String] {
    switch self {
    case .swift: ["swift"]
    case .json: ["json"]
    case .recording: ["jsonl"]
    case .yaml: ["yml", "yaml"]
    case .mermaid: ["mmd", "mermaid"]
    case .markdown: ["md", "markdown"]
    case .hierarchy: ["hierarchy"]
    }
  }

  /// The format of a text, judged by its first meaningful line; nil for an unknown format.
  init?(sniffing bytes: [UInt8]) {
    if Recording.looksLike(bytes) { self = .recording; return }
    let text = String(decoding: bytes.prefix(Self.sniffedLength), as: UTF8.self)
    let lines = text.split(whereSeparator: \.isNewline).map {
      $0.drop { $0.isWhitespace || $0 == "\u{FEFF}" }
    }
    if let first = lines.first(where: { !$0.isEmpty })?.first, "{[".contains(first) { self = .json; return }
    if lines.first?.hasPrefix("# coordviz hierarchy ") == true { self = .hierarchy; return }
    if lines.contains(where: { line in Self.diagramStarts.contains { line.hasPrefix($0) } }) {
      self = .markdown
      return
    }
    if lines.contains(where: { Self.mermaidWords.contains($0.firstWord) }) { self = .mermaid; return }
    guard lines.contains(where: { Self.yamlKeys.contains($0.firstWord) }) else { return nil }
    self = .yaml
  }

  /// Enough to reach the first diagram of a guide, and little enough to search quickly.
  private static let sniffedLength = 1 << 20
  private static let diagramStarts = [
    "```mermaid", "``` mermaid", "```{mermaid}", "~~~mermaid", ":::mermaid", "::: mermaid", ":::{mermaid}",
    "<pre class=\"mermaid\"",
  ]
  private static let mermaidWords: Set = ["graph", "flowchart"]
  private static let yamlKeys: Set = [
    "version:", "coordinators:", "screens:", "containers:", "dependencies:", "services:", "modules:", "name:",
    "edges:",
  ]
}

extension Substring {
  /// Up to the first white space.
  fileprivate var firstWord: String { String(prefix { !$0.isWhitespace && $0 != ";" }) }
}

extension String {
  /// The file extension of a path, in lower case.
  var ending: String? {
    // Most folder names have no dot, and a scan calls this for all.
    guard utf8.contains(UInt8(ascii: ".")) else { return nil }
    let name = lastPathName.utf8
    return name.lastIndex(of: UInt8(ascii: ".")).map {
      String(Substring(name[$0...].dropFirst())).lowercased()
    }
  }
}
