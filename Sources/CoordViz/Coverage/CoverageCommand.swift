import ArgumentParser
import CoordinatorAnalysis
import CoordinatorGraph

struct CoverageCommand: ParsableCommand, ReadsInputs, ReportsMessages {
  static let configuration = CommandConfiguration(
    commandName: "coverage",
    abstract: "Show which edges between coordinators recorded runs drove, such as those of UI tests.",
    discussion: """
      A run drives an edge if it has the second coordinator or screen below the first one.
      List what no run drove:
        coordviz coverage Sources --run ui-tests/*.jsonl
      Draw the driven edges over the others, or a badge for a README:
        coordviz coverage Sources --run ui-tests/*.jsonl -o coverage.svg
        coordviz coverage Sources --run ui-tests/*.jsonl --format badge -o badge.svg
      Fail in continuous integration below 60 percent:
        coordviz coverage Sources --run ui-tests/*.jsonl --min 60
      """
  )

  @OptionGroup var source: InputArguments
  @OptionGroup(title: "Scanning") var scanning: ScanArguments
  @OptionGroup(title: "Configuration") var configuration: ConfigurationArguments

  @Option(
    name: .customLong("run"),
    parsing: .upToNextOption,
    help: ArgumentHelp("Recordings, or snapshots of a running app.", valueName: "file"),
    completion: .file(extensions: ["jsonl", "json"])
  )
  var runs: [String] = []

  @Option(help: "The kinds of nodes to count.") var show = View.hierarchy

  @Option(
    help: ArgumentHelp("Exit with 1 below this share of driven edges.", valueName: "percent")
  )
  var min: Int?

  @OptionGroup var output: OutputArguments<CoverageFormat>
  @OptionGroup(title: "Appearance") var looks: DiagramArguments
  @OptionGroup(title: "Messages") var messages: MessageArguments

  func validate() throws {
    if runs.isEmpty { throw ValidationError(missing) }
    if let folder = runs.first(where: { FileStatus(path: $0)?.isFolder == true }) {
      throw ValidationError("'\(folder)' is a folder and no recording. Put inputs before --run.")
    }
    if let min, !(0...100).contains(min) { throw ValidationError("--min is a number from 0 to 100.") }
    _ = try output.chosen()
  }

  func run() throws {
    let diagnostics = messages.diagnostics
    let session = try session(reportingTo: diagnostics)
    var snapshot = try session.snapshot()
    snapshot.graph = show.part(of: snapshot.graph)
    var recorded = try InputRequest(runs.map(Input.init), configuration)
    recorded.isMerged = true
    let coverage = try NavigationCoverage(
      of: snapshot.graph,
      drivenBy: try recorded.session(reportingTo: diagnostics).snapshot().graph
    )
    if coverage.isForeign { throw foreign(to: session.place, coverage) }
    let looks = looks.looks(session.project, usual: .plain)
    try output.write("coverage", reportingTo: diagnostics) { try $0.product(of: coverage, looks.options) }
    try judge(coverage, reportingTo: diagnostics)
  }

  private func foreign(to place: String, _ coverage: NavigationCoverage) -> CommandError {
    let count =
      "\(coverage.foreignCount) of the \(coverage.runCount) coordinators are not declared in \(place)"
    let nothing = "nothing that \(place) declares was opened"
    return CommandError(
      runs.joined(separator: ", "),
      "\(coverage.opensNothing ? nothing : count); name recordings and all sources of one app"
    )
  }

  private var missing: String {
    guard let run = source.inputs.first(where: { $0.format == .recording }) else {
      return "coverage needs recordings of runs. Add --run run.jsonl, which "
        + "CoordinatorTracker.watch(appCoordinator).record(to: \"run.jsonl\") writes (docs/guides/find-leaks.md)."
    }
    return "\(run.place) is a recording. Put it behind --run: coordviz coverage Sources --run \(run.place)"
  }

  private func judge(_ coverage: NavigationCoverage, reportingTo diagnostics: Diagnostics) throws {
    if coverage.strayCount > 0 {
      let edges = counted(coverage.strayCount, "edge")
      diagnostics.note("the runs have \(edges) that the source has not; see 'coordviz drift'")
    }
    if let node = coverage.unopened.first {
      let words = ["coordviz why", node.type] + source.inputs.map(\.place) + ["--paths 1"]
      diagnostics.note("the shortest way to it: \(words.joined(separator: " "))")
    }
    guard let min, coverage.percent < min else { return }
    let unknown =
      coverage.unknown.isEmpty ? "" : "; the \(coverage.unknown.count) unknown count as not driven"
    diagnostics.error(
      "coverage: \(coverage.percent) % of the edges were driven, and --min is \(min)\(unknown)"
    )
    throw ExitCode(ExitCodes.findings)
  }
}
