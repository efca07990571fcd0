import ArgumentParser
import CoordinatorAnalysis
import CoordinatorGraph

/// `coordviz stats`: figures of a graph.
struct StatsCommand: ParsableCommand, ReportsMessages {
  static let configuration = CommandConfiguration(
    commandName: "stats",
    abstract:
      "Print statistics of a graph: nodes and edges by kind, roots, leaves, depth, width, cycles, incomplete nodes."
  )

  @OptionGroup
  var source: InputArguments

  @OptionGroup(title: "Messages")
  var messages: MessageArguments

  func run() throws {
    let diagnostics = messages.diagnostics
    let snapshot = try source.snapshot(reportingTo: diagnostics)
    let lines = GraphFigures(of: snapshot.graph).lines.map { "\($0.name): \($0.figure)\n" }
    try Output.standardOutput.write(Product(text: lines.joined(), as: .text), reportingTo: diagnostics)
  }
}
