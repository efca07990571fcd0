import ArgumentParser
import CoordinatorAnalysis
import CoordinatorGraph

/// `coordviz check`: what is wrong with a graph.
struct CheckCommand: ParsableCommand, Telling {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract:
      "Say what is wrong with a graph: what is attached twice, required and not provided, kept too long.",
    discussion: """
      Each finding is a line on stdout, with what the inputs bring along before what is found now:
        coordviz check hierarchy.json
      A guide and what ran, as one graph:
        coordviz check --merge GUIDE.md hierarchy.json
      For code scanning, only what is new:
        coordviz check hierarchy.json --baseline known.txt -o findings.sarif
      The exit code is 1 where an error is found, or with --strict anything at all, and else 0.
      """
  )

  @OptionGroup
  var source: InputArguments

  @OptionGroup(title: "Reporting")
  var reporting: ReportingArguments

  @OptionGroup(title: "Telling")
  var telling: TellingArguments

  func validate() throws {
    _ = try reporting.chosenReporter()
  }

  func run() throws {
    let diagnostics = telling.diagnostics
    let snapshot = try source.snapshot(telling: diagnostics)
    let project = try source.configuration.project()
    let found = diagnostics.during("checking \(snapshot.graph.counts)") { snapshot.allFindings }
    let findings = project?.judged(found) ?? found
    let count = try reporting.deciding(project).report(findings, in: source.sources(), telling: diagnostics)
    if count == 0 { diagnostics.note("\(source.place): \(nothing) wrong with \(snapshot.graph.counts)") }
  }

  private var nothing: String {
    reporting.isPartial ? "the rules that were looked at find nothing" : "nothing is"
  }
}
