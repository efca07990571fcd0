import CoordinatorAnalysis
import CoordinatorDeclarations
import CoordinatorGraph

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
