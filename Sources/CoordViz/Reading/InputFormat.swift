import CoordinatorAnalysis
import CoordinatorDeclarations
import CoordinatorDiagrams
import CoordinatorGraph

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

extension InputFormat {
  /// Reads a graph: the table from format to reader.
  func snapshot(
    of document: Document,
    heading: String?,
    _ options: ScanOptions,
    reportingTo diagnostics: Diagnostics
  ) throws -> Snapshot {
    switch self {
    case .swift:
      try SourceScan(name: document.name, files: [("\(document.name).swift", document.bytes)], options)
        .snapshot(reportingTo: diagnostics)
    case .json: try Snapshot(json: document.bytes)
    case .recording: try document.runs(reportingTo: diagnostics)
    case .yaml:
      // Findings need the lines. Pictures of a declaration show no links to it.
      try Snapshot(
        yaml: document.text(),
        name: document.name,
        file: options.purpose == .lint ? document.file : nil
      )
    case .mermaid: try Snapshot(mermaid: document.text(), name: nil)
    case .markdown: try Snapshot(markdown: document.text(), heading: heading, name: document.name)
    case .hierarchy: try document.hierarchy()
    }
  }
}

extension Document {
  /// Everything that happened in the runs that it holds.
  fileprivate func runs(reportingTo diagnostics: Diagnostics) throws -> Snapshot {
    let runs = try Recording.runs(jsonLines: bytes)
    let dropped = runs.reduce(0) { $0 + $1.droppedCount }
    if dropped > 0 {
      diagnostics.warning("\(place): \(dropped) events are missing, because a recording keeps the last ones")
    }
    let graph = try Graph.merged(runs.map { NamedGraph($0.name ?? name, try $0.wholeRun()) })
    return Snapshot(origin: Snapshot.Origin(kind: .live, name: runs[0].name ?? name), graph: graph)
  }
}
