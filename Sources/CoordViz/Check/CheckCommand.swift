import ArgumentParser
import CoordinatorAnalysis
import CoordinatorGraph

struct CheckCommand: ParsableCommand, ReadsInputs, ReportsMessages {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract:
      "Report problems in a graph, and in its source: missing dependencies, cycles, and what lint reports.",
    discussion: """
      Report each finding as a line on stdout; of source also the findings of coordviz lint:
        coordviz check Sources
      Check a guide and a snapshot as one graph:
        coordviz check --merge GUIDE.md hierarchy.json
      Also report violations of your own rules: see 'forbidden' and 'allowed' in docs/reference/configuration.md.
      Report only new findings, for code scanning:
        coordviz check Sources --baseline known.txt -o findings.sarif
      The exit code is 1 if there is an error, or with --strict any finding; otherwise 0.
      """
  )

  @OptionGroup var source: InputArguments
  @OptionGroup(title: "Scanning") var scanning: ScanArguments
  @OptionGroup(title: "Configuration") var configuration: ConfigurationArguments
  @OptionGroup(title: "Reporting") var reporting: ReportingArguments
  @OptionGroup(title: "Reporting") var format: ReportFormatArguments
  @OptionGroup(title: "Messages") var messages: MessageArguments

  func validate() throws {
    _ = try reporting.chosenReporter()
    try reporting.check(configuration)
  }

  func run() throws {
    let diagnostics = messages.diagnostics
    let session = try session(reportingTo: diagnostics)
    let reporting = try self.reporting.with(format).deciding(session.project)
    let snapshot = try session.snapshotWithFindings()
    session.project?.architecture.reportDoubts(about: snapshot, to: diagnostics)
    let count = try reporting.report(
      snapshot.findings,
      in: session.inputs,
      of: session.project,
      reportingTo: diagnostics
    )
    if count == 0 { reporting.noteNothing(in: session.place, "\(snapshot.graph.counts)", to: diagnostics) }
  }
}

extension Architecture {
  /// Names the nodes where a rule without violations may have missed one: unknown is not clean.
  fileprivate func reportDoubts(about snapshot: Snapshot, to diagnostics: Diagnostics) {
    for doubt in incomplete(in: snapshot.graph, besides: Set(snapshot.findings.map(\.rule))) {
      let names = doubt.nodes.map(\.quoted).listed(atMost: 3)
      diagnostics.note("\(doubt.rule): no violation, but edges of \(names) may be unknown")
    }
  }
}
