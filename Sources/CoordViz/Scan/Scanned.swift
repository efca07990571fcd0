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

  /// The graph that the source makes.
  func snapshot(telling diagnostics: Diagnostics) throws -> Snapshot {
    switch self {
    case .read(let scan): try scan.snapshot(telling: diagnostics)
    case .kept: try Snapshot(json: json(telling: diagnostics))
    }
  }

  /// The same as it is written.
  func json(telling diagnostics: Diagnostics) throws(CommandError) -> [UInt8] {
    switch self {
    case .read(let scan): return try scan.json(telling: diagnostics)
    case .kept(let result):
      result.tell([], to: diagnostics)
      return result.json
    }
  }
}
