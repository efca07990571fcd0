import CoordinatorGraph
import CoordinatorLint
import CoordinatorScanner

struct LintedSource: Sendable {
  let facts: [FileFacts]
  let findings: [Finding]
  /// The changes that mend findings, where these are known.
  let changes: [Finding: SourceChange]
  /// The graph of the source, which fixes must not change.
  let graph: Graph?
  /// Types that look like coordinators, if the source has no coordinators; otherwise nil.
  let nearMisses: [NearMiss]?
}

extension SourceScan {
  func lint(withGraph: Bool, reportingTo diagnostics: Diagnostics) -> LintedSource {
    let facts = factsWithWarnings(reportingTo: diagnostics)
    return diagnostics.during("linting \(files.count) files") { linted(facts, withGraph: withGraph) }
  }

  /// Lints facts of its files.
  func linted(_ facts: [FileFacts], withGraph: Bool) -> LintedSource {
    // Source may be nested deeply; workers have the stack for it.
    Workers.map([Program(facts, baseTypes: baseTypes)], jobs: 1) { program in
      let scanned = ScannedProgram(program, for: .lint)
      let (findings, changes) = scanned.lint()
      return LintedSource(
        facts: facts,
        findings: findings,
        changes: changes,
        graph: withGraph ? try? scanned.snapshot().graph : nil,
        nearMisses: scanned.hasCoordinators
          ? nil : scanned.nearMisses(atMost: MissingCoordinators.mostNearMisses)
      )
    }[0]
  }
}
