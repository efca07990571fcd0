import CoordinatorGraph
import CoordinatorLint
import CoordinatorScanner

/// The result of linting source.
struct LintedSource: Sendable {
  let findings: [Finding]
  /// Types that look like coordinators, if the source has no coordinators; otherwise nil.
  let nearMisses: [NearMiss]?
}

extension SourceScan {
  /// Lints the scanned source.
  func lint(reportingTo diagnostics: Diagnostics) -> LintedSource {
    let program = program(reportingTo: diagnostics)
    return diagnostics.during("linting \(files.count) files") {
      // Source may be nested deeply; workers have the stack for it.
      Workers.map([program], jobs: 1) { program in
        let scanned = ScannedProgram(program, for: .lint)
        let limit = MissingCoordinators.mostNearMisses
        return LintedSource(
          findings: scanned.findings(),
          nearMisses: scanned.hasCoordinators ? nil : scanned.nearMisses(atMost: limit)
        )
      }[0]
    }
  }
}
