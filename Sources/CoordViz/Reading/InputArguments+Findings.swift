import CoordinatorAnalysis
import CoordinatorGraph
import CoordinatorScanner

extension InputArguments {
  /// All inputs as one snapshot with all findings, as the configuration judges them: those of lint for source, and those
  /// of the graph.
  func snapshotWithFindings(reportingTo diagnostics: Diagnostics) throws -> Snapshot {
    var snapshot = try snapshot(for: .lint, reportingTo: diagnostics)
    let isLinted = try sources().allSatisfy(Self.isSource)
    let found = diagnostics.during("checking \(snapshot.graph.counts)") {
      snapshot.allFindings(isLinted: isLinted)
    }
    snapshot.findings = try configuration.project()?.judged(found) ?? found
    return snapshot
  }
}

extension Snapshot {
  /// The findings of the input and of the rules, each once.
  ///
  /// - Parameter isLinted: Whether the input is source with the findings of lint. Lint checks some of the rules itself,
  ///   and knows the comments that disable them.
  func allFindings(isLinted: Bool) -> [Finding] {
    let rules = isLinted ? Rule.all.filter { !Self.lintedRules.contains($0.id) } : Rule.all
    var seen: Set<Finding> = []
    return (findings + rules.findings(in: self)).filter { seen.insert($0).inserted }
  }

  private static let lintedRules = Set(SourceRule.all.map(\.id))
}
