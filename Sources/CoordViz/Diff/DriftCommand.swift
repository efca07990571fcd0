import ArgumentParser
import CoordinatorAnalysis
import CoordinatorGraph

struct DriftCommand: ParsableCommand, ReportsMessages {
  static let configuration = CommandConfiguration(
    commandName: "drift",
    abstract: "Compare a guide, the source and runs of an app.",
    discussion: """
      Compare two of them, or all three:
        coordviz drift --guide docs/GUIDE.md --source Sources --live run.json
      The exit code is 1 if they differ. Edges that no run used are no difference; see 'coordviz coverage'.
      """
  )

  @Option(
    help: ArgumentHelp(
      "The documented graph: Markdown, Mermaid or YAML; can be repeated.",
      valueName: "input"
    )
  )
  var guide: [String] = []

  @Option(help: ArgumentHelp("Swift source, or a snapshot of it; can be repeated.", valueName: "input"))
  var source: [String] = []

  @Option(
    help: ArgumentHelp("A snapshot or recording of a running app; can be repeated.", valueName: "input")
  )
  var live: [String] = []

  @Option(
    help: ArgumentHelp("The heading of the guide's section with the diagram to read.", valueName: "text")
  )
  var heading: String?

  @OptionGroup(title: "Configuration") var project: ConfigurationArguments
  @OptionGroup(title: "Messages") var messages: MessageArguments

  func validate() throws {
    guard [guide, source, live].filter({ !$0.isEmpty }).count > 1 else {
      throw ValidationError("drift compares two or three sides. Use two of --guide, --source and --live.")
    }
    if heading != nil, guide.isEmpty {
      throw ValidationError("--heading needs --guide. Add it.")
    }
    try (guide + source + live).map(Input.init).checkOneStdin()
  }

  func run() throws {
    let diagnostics = messages.diagnostics
    let drift = try Drift(sides(reportingTo: diagnostics))
    let text = DriftText(of: drift).lines.map { $0 + "\n" }.joined()
    try Output.standardOutput.write(Product(text: text, as: .text), reportingTo: diagnostics)
    guard drift.isEmpty else { throw ExitCode(ExitCodes.findings) }
    diagnostics.note("no differences in \(drift.graph.counts)")
  }

  private func sides(reportingTo diagnostics: Diagnostics) throws -> [Drift.Side: Snapshot] {
    var snapshots: [Drift.Side: Snapshot] = [:]
    let options: [(Drift.Side, [String])] = [(.guide, guide), (.source, source), (.live, live)]
    for (side, paths) in options where !paths.isEmpty {
      var request = try InputRequest(paths.map(Input.init), project)
      (request.heading, request.isMerged) = (side == .guide ? heading : nil, true)
      snapshots[side] = try request.session(reportingTo: diagnostics).snapshot()
    }
    return snapshots
  }
}
