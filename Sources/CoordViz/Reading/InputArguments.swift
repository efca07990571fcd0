import ArgumentParser
import CoordinatorGraph

/// The arguments for inputs.
struct InputArguments: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "Folders of Swift source, snapshots, or graphs in YAML, Mermaid or Markdown; - is stdin.",
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
    // The configuration is read later, because an error in it is not wrong usage.
    if inputs.isEmpty, configuration.place == nil { _ = try sources() }
    if inputs.count(where: { $0 == .standardInput }) > 1 { throw ValidationError(Self.stdinTwice) }
    let formats = inputs.map { inputFormat ?? $0.format }
    if heading != nil, !inputs.isEmpty, !formats.contains(where: { $0 == nil || $0 == .markdown }) {
      throw ValidationError("--heading needs a Markdown file as input. Add one.")
    }
  }

  /// The inputs: named ones, or else configured ones, or else stdin if it is a pipe.
  func sources(isTerminal: Bool = Descriptor.standardInput.isTerminal) throws -> [Input] {
    if inputs.isEmpty, let configured = try configuration.project()?.sources, !configured.isEmpty {
      return configured
    }
    if inputs.isEmpty && isTerminal { throw ValidationError(Self.missing) }
    return inputs.isEmpty ? [.standardInput] : inputs
  }

  /// The same options for inputs that were decided already: they are not parsed again.
  static func parse(_ options: [String], inputs: [Input]) throws -> InputArguments {
    var arguments = try parse(options + ["--"] + inputs.map(\.place))
    arguments.inputs = inputs
    return arguments
  }

  /// The name of all inputs together in messages.
  var place: String {
    let inputs = (try? sources(isTerminal: false)) ?? []
    return inputs.map(\.place).joined(separator: ", ")
  }

  private static let missing = """
    Missing an input. Name a folder of Swift source or a file, or pipe one in:
      coordviz render Sources -o docs/hierarchy.svg
      cat hierarchy.json | coordviz render
    """

  private static let stdinTwice =
    "'-' was given twice, but stdin can be read only once. Use a file for the other."
}
