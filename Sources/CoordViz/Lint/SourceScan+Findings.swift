import CoordinatorGraph
import CoordinatorScanner

extension SourceScan {
  /// The findings in the scanned source.
  func findings(telling diagnostics: Diagnostics) -> [Finding] {
    let program = program(telling: diagnostics)
    let together = Workers.together(jobs: jobs)
    return diagnostics.during("looking at \(files.count) files") {
      // Source may be nested deeply; workers have the stack for it.
      Workers.map([program], jobs: 1) { $0.lint(together: together) }[0]
    }
  }
}
