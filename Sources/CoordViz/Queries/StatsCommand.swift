import ArgumentParser
import CoordinatorAnalysis
import CoordinatorGraph

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
    let figures = GraphFigures(of: snapshot.graph)
    var lines = figures.lines.map { (name: $0.name, value: Value.count($0.figure)) }
    if let deepest = figures.deepest { lines.append(("deepest coordinator", .node(deepest.id.rawValue))) }
    let text = lines.map { "\($0.name): \($0.value.text.onOneLine)\n" }.joined()
    let values = Dictionary(uniqueKeysWithValues: lines.map { ($0.name, $0.value) })
    let product = try json ? Product(json: values) : Product(text: text, as: .text)
    try Output.standardOutput.write(product, reportingTo: diagnostics)
  }
}

/// What a line of the statistics says.
private enum Value: Encodable {
  case count(Int)
  case node(String)

  var text: String {
    switch self {
    case .count(let count): "\(count)"
    case .node(let id): id
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .count(let count): try container.encode(count)
    case .node(let id): try container.encode(id)
    }
  }
}
