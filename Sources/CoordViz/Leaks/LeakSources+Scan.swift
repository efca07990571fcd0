import CoordinatorGraph
import CoordinatorLint
import CoordinatorScanner

extension LeakSources {
  /// Scans the source of the app whose run was recorded.
  init(paths: [String], _ options: ScanOptions, reportingTo diagnostics: Diagnostics) throws {
    let place = paths.joined(separator: ", ")
    let scan = try diagnostics.during("reading \(place)") {
      try SourceScan(paths: paths, options, reportingTo: diagnostics)
    }
    let snapshot = try scan.snapshot(reportingTo: diagnostics)
    if snapshot.graph.nodes.isEmpty {
      diagnostics.warning("\(place): no coordinators were found, so no line can be added to the leaks")
    }
    self.init(snapshot, source: SourceLookup(scan.programWithoutWarnings()))
  }
}
