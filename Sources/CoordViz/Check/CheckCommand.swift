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
      The exit code is 1 where there are findings, and 0 where there are none.
      """
  )

  @OptionGroup
  var source: InputArguments

  @OptionGroup(title: "Telling")
  var telling: TellingArguments

  func run() throws {
    let diagnostics = telling.diagnostics
    let snapshot = try source.snapshot(telling: diagnostics)
    let findings = diagnostics.during("checking \(snapshot.graph.counts)") { Self.findings(in: snapshot) }
    let text = FindingsText().text(of: findings)
    try Output.standardOutput.write(Array(text.utf8), telling: diagnostics)
    guard findings.isEmpty else { throw ExitCode(ExitCodes.findings) }
    diagnostics.note("\(source.place): nothing is wrong with \(snapshot.graph.counts)")
  }

  /// Each finding once, though an input may bring along what is found again.
  private static func findings(in snapshot: Snapshot) -> [Finding] {
    var seen: Set<Finding> = []
    return (snapshot.findings + Rule.all.findings(in: snapshot)).filter { seen.insert($0).inserted }
  }
}
