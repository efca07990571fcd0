import CoordinatorAnalysis
import CoordinatorGraph
import CoordinatorLint

extension InputArguments {
  /// All inputs as one snapshot with all findings, as the configuration judges them: those of lint for source, and those
  /// of the graph.
  func snapshotWithFindings(reportingTo diagnostics: Diagnostics) throws -> Snapshot {
    var snapshot = try snapshot(for: .lint, reportingTo: diagnostics)
    let isLinted = try sources().allSatisfy(Self.isSource)
    let project = try configuration.project()
    snapshot.findings = diagnostics.during("checking \(snapshot.graph.counts)") {
      snapshot.judgedFindings(isLinted: isLinted, by: project)
    }
    return snapshot
  }
}

extension Snapshot {
  /// All findings and the violations of the project's own rules, as its configuration judges them.
  func judgedFindings(isLinted: Bool, by project: Project?) -> [Finding] {
    let found = allFindings(isLinted: isLinted)
    guard let project else { return found }
    let architecture = project.architecture
    let own = architecture.violations(in: graph).map(\.finding) + architecture.unmatched(in: graph)
    return project.judged(found + own)
  }

  /// The findings of the input and of the rules, each once.
  ///
  /// - Parameter isLinted: Whether the input is source with the findings of lint. Lint checks some of the rules itself,
  ///   and knows the comments that disable them.
  private func allFindings(isLinted: Bool) -> [Finding] {
    let rules = isLinted ? Rule.all.filter { !Self.lintedRules.contains($0.id) } : Rule.all
    var seen: Set<Finding> = []
    return (findings + rules.findings(in: self)).filter { seen.insert($0).inserted }
  }

  private static let lintedRules = Set(LintRule.all.map(\.id))
}
