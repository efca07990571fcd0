import ArgumentParser
import CoordinatorAnalysis
import CoordinatorGraph

/// `coordviz stats`: figures of a graph.
struct StatsCommand: ParsableCommand, ReadsInputs, ReportsMessages {
  static let configuration = CommandConfiguration(
    commandName: "stats",
    abstract:
      "Print statistics of a graph: nodes and edges by kind, roots, leaves, depth, width, cycles, incomplete nodes."
  )

  @OptionGroup
  var source: InputArguments

  @OptionGroup(title: "Scanning")
  var scanning: ScanArguments

  @OptionGroup(title: "Configuration")
  var configuration: ConfigurationArguments

  @Flag(help: "Print JSON for programs.")
  var json = false

  @OptionGroup(title: "Messages")
  var messages: MessageArguments

  func run() throws {
    let diagnostics = messages.diagnostics
    let snapshot = try session(reportingTo: diagnostics).snapshot()
    let lines = GraphFigures(of: snapshot.graph).lines
    let text = lines.map { "\($0.name): \($0.figure)\n" }.joined()
    let figures = Dictionary(uniqueKeysWithValues: lines.map { ($0.name, $0.figure) })
    let product = try json ? Product(json: figures) : Product(text: text, as: .text)
    try Output.standardOutput.write(product, reportingTo: diagnostics)
  }
}
