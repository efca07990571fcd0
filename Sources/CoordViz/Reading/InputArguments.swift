import ArgumentParser
import CoordinatorAnalysis
import CoordinatorDiagrams
import CoordinatorGraph

struct InputArguments: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "Folders of Swift source, snapshots, or graphs in YAML, Mermaid or Markdown; - is stdin (default: the app's sources).",
      valueName: "input"
    ),
    completion: .file(extensions: InputFormat.allEndings)
  )
  var inputs: [Input] = []

  @Option(help: "The format of the inputs (default: by extension, or else by content).")
  var inputFormat: InputFormat?

  @Option(
    help: ArgumentHelp("The heading of the Markdown section with the diagram to read.", valueName: "text")
  )
  var heading: String?

  @Flag(help: "Merge several inputs into one graph, in which equal names are one node.") var merge = false

  func validate() throws {
    try inputs.checkOneStdin()
  }
}

extension [Input] {
  func checkOneStdin() throws {
    guard count(where: { $0 == .standardInput }) > 1 else { return }
    throw ValidationError("'-' was given twice, but stdin can be read only once. Use a file for the other.")
  }
}

/// Several snapshots as one.
struct Combination {
  let snapshots: [Snapshot]
  /// Names for inputs that have none.
  let names: [String]
  /// Whether equal names are one node, instead of standing side by side.
  let isMerged: Bool

  func snapshot() throws -> Snapshot {
    let inputs = zip(snapshots, names).map { NamedGraph($0.origin.name ?? $1, $0.graph) }
    let graph = try isMerged ? Graph.merged(inputs) : Graph.forest(of: inputs)
    return Snapshot(origin: origin, graph: graph, findings: findings(in: graph))
  }

  /// The common kind of the inputs; several kinds together are a declaration.
  private var origin: Snapshot.Origin {
    let kinds = Set(snapshots.map(\.origin.kind))
    let names = zip(snapshots, names).map { $0.origin.name ?? $1 }.joined(separator: " + ")
    return Snapshot.Origin(kind: kinds.count == 1 ? snapshots[0].origin.kind : .declared, name: names)
  }

  /// The findings of the inputs, except those of nodes that several inputs had with the same id, because
  /// these have new ids.
  private func findings(in graph: Graph) -> [Finding] {
    snapshots.flatMap(\.findings).filter { finding in finding.node.map { graph.contains($0) } ?? true }
  }
}
