import ArgumentParser
import CoordinatorGraph

/// The arguments for inputs.
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

  @Flag(help: "Merge several inputs into one graph, in which equal names are one node.")
  var merge = false

  @OptionGroup(title: "Scanning")
  var scanning: ScanArguments

  @OptionGroup(title: "Configuration")
  var configuration: ConfigurationArguments

  func validate() throws {
    if inputs.count(where: { $0 == .standardInput }) > 1 { throw ValidationError(Self.stdinTwice) }
    let formats = inputs.map { inputFormat ?? $0.format }
    if heading != nil, !inputs.isEmpty, !formats.contains(where: { $0 == nil || $0 == .markdown }) {
      throw ValidationError("--heading needs a Markdown file as input. Add one.")
    }
  }

  /// What these arguments mean in this run.
  func session(reportingTo diagnostics: Diagnostics) throws -> Session {
    try Session(self, reportingTo: diagnostics)
  }

  /// The same options for inputs that were decided already: they are not parsed again.
  static func parse(_ options: [String], inputs: [Input]) throws -> InputArguments {
    var arguments = try parse(options + ["--"] + inputs.map(\.place))
    arguments.inputs = inputs
    return arguments
  }

  /// The names of the inputs that were named.
  var place: String { inputs.map(\.place).joined(separator: ", ") }

  private static let stdinTwice =
    "'-' was given twice, but stdin can be read only once. Use a file for the other."
}
