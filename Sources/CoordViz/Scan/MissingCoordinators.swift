import CoordinatorGraph
import CoordinatorScanner

/// Source without a coordinator. It is explained, because an empty picture would look like success.
struct MissingCoordinators {
  let place: String
  let fileCount: Int
  let nearMisses: [NearMiss]

  static let mostNearMisses = 3

  /// What to say if the snapshot of a scan has no coordinators.
  static func of(_ snapshot: Snapshot, _ place: String, scan: () throws -> SourceScan) rethrows -> Self? {
    if snapshot.graph.nodes.contains(where: { $0.kind == .coordinator }) { return nil }
    let scan = try scan()
    let program = scan.programWithoutWarnings()
    // Source may be nested deeply; workers have the stack for it.
    let misses = Workers.map([program], jobs: 1) { ScannedProgram($0).nearMisses(atMost: mostNearMisses) }[0]
    return MissingCoordinators(place: place, fileCount: scan.files.count, nearMisses: misses)
  }

  /// For results in which there may be none: one side of a comparison, or an app with containers only.
  func report(to diagnostics: Diagnostics) {
    diagnostics.warning("\(place): \(problem)")
    explain(to: diagnostics)
  }

  /// For results that would be empty.
  func fail(reportingTo diagnostics: Diagnostics) throws -> Never {
    explain(to: diagnostics)
    throw CommandError.noSuchPart(place: place, problem: problem)
  }

  private var problem: String {
    "no coordinators found in \(fileCount == 1 ? "1 file" : "\(fileCount) files"); \(fix)"
  }

  private func explain(to diagnostics: Diagnostics) {
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
