import CoordinatorGraph

/// The input of a scan: the cached result if nothing has changed, or new facts.
enum Scanned {
  case kept(ResultCache)
  case read(SourceScan)

  /// How many Swift files there are.
  var fileCount: Int {
    switch self {
    case .kept(let result): result.fileCount
    case .read(let scan): scan.files.count
    }
  }

  /// The graph of the source.
  func snapshot(reportingTo diagnostics: Diagnostics) throws -> Snapshot {
    switch self {
    case .read(let scan): try scan.snapshot(reportingTo: diagnostics)
    case .kept: try Snapshot(json: json(reportingTo: diagnostics))
    }
  }

  /// The same as JSON.
  func json(reportingTo diagnostics: Diagnostics) throws(CommandError) -> [UInt8] {
    switch self {
    case .read(let scan): return try scan.json(reportingTo: diagnostics)
    case .kept(let result):
      result.tell([], to: diagnostics)
      return result.json
    }
  }
}
