import ArgumentParser
import CoordinatorAnalysis
import CoordinatorGraph

/// `coordviz stats`: figures of a graph.
struct StatsCommand: ParsableCommand, Telling {
  static let configuration = CommandConfiguration(
    commandName: "stats",
    abstract:
      "Count a graph: nodes and edges by kind, roots, leaves, depth, width, cycles, what is not fully known."
  )

  @OptionGroup
  var source: InputArguments

  @OptionGroup(title: "Telling")
  var telling: TellingArguments

  func run() throws {
    let diagnostics = telling.diagnostics
    let snapshot = try source.snapshot(telling: diagnostics)
    let lines = GraphFigures(of: snapshot.graph).lines.map { "\($0.name): \($0.figure)\n" }
    try Output.standardOutput.write(Product(lines: lines.joined()).bytes, telling: diagnostics)
  }
}
