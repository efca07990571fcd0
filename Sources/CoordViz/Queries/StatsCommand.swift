import ArgumentParser
import CoordinatorAnalysis
import CoordinatorGraph

struct StatsCommand: ParsableCommand, ReadsInputs, ReportsMessages {
  static let configuration = CommandConfiguration(
    commandName: "stats",
    abstract:
      "Print statistics of a graph: nodes and edges by kind, roots, leaves, depth, width, cycles, incomplete nodes."
  )

  @OptionGroup var source: InputArguments
  @OptionGroup(title: "Scanning") var scanning: ScanArguments
  @OptionGroup(title: "Configuration") var configuration: ConfigurationArguments

  @Flag(help: "Print JSON for programs.") var json = false

  @OptionGroup(title: "Messages") var messages: MessageArguments

  func run() throws {
    let diagnostics = messages.diagnostics
    let snapshot = try session(reportingTo: diagnostics).snapshot()
    let figures = GraphFigures(of: snapshot.graph)
    var lines = figures.lines.map { (name: $0.name, text: "\($0.figure)", json: JSONValue.number($0.figure)) }
    if let deepest = figures.deepest?.id.rawValue {
      lines.append(("deepest coordinator", deepest, .text(deepest)))
    }
    let text = lines.map { "\($0.name): \($0.text.onOneLine)\n" }.joined()
    let values = lines.reduce(into: [:]) { $0[$1.name] = $1.json }
    let product = try json ? Product(json: .object(values)) : Product(text: text, as: .text)
    try Output.standardOutput.write(product, reportingTo: diagnostics)
  }
}
