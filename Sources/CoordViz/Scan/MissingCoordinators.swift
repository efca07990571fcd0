import CoordinatorGraph
import CoordinatorScanner

/// Source without a coordinator. A warning explains it, because an empty picture would look like success.
struct MissingCoordinators {
  let place: String
  let fileCount: Int
  let nearMisses: [NearMiss]

  static let mostNearMisses = 3

  /// Warns if the snapshot of a scan has no coordinators.
  static func check(
    _ snapshot: Snapshot,
    _ place: String,
    reportingTo diagnostics: Diagnostics,
    scan: () throws -> SourceScan
  ) rethrows {
    if snapshot.graph.nodes.contains(where: { $0.kind == .coordinator }) { return }
    let scan = try scan()
    let program = scan.programWithoutWarnings()
    // Source may be nested deeply; workers have the stack for it.
    let misses = Workers.map([program], jobs: 1) { ScannedProgram($0).nearMisses(atMost: mostNearMisses) }[0]
    MissingCoordinators(place: place, fileCount: scan.files.count, nearMisses: misses).report(to: diagnostics)
  }

  func report(to diagnostics: Diagnostics) {
    let files = fileCount == 1 ? "1 file" : "\(fileCount) files"
    diagnostics.warning("\(place): no coordinators found in \(files); \(fix)")
    for miss in nearMisses { diagnostics.warning(miss.explanation) }
    if let miss = nearMisses.first {
      diagnostics.note("for details run 'coordviz scan \(place) --explain \(miss.name)'")
    }
  }

  private var fix: String {
    nearMisses.contains(where: \.isView)
      ? "\(Self.usualFix); coordinators that are views need --base-type View, and --only '*Coordinator' to draw no other views"
      : Self.usualFix
  }

  private static let usualFix =
    "name the base class or protocol of your coordinators with --base-type, or use other folders"
}
