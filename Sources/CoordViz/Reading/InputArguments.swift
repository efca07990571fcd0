import ArgumentParser
import CoordinatorGraph

/// The arguments that say what is read.
struct InputArguments: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "What to draw: folders of Swift source, snapshots, YAML, Mermaid, Markdown; - is stdin.",
      valueName: "input"
    ),
    completion: .file(extensions: InputFormat.allEndings)
  )
  var inputs: [String] = []

  @Option(help: "What the inputs are written in; follows from their endings, else from what they hold.")
  var inputFormat: InputFormat?

  @Option(help: ArgumentHelp("The heading of the Markdown section whose diagram is read.", valueName: "text"))
  var heading: String?

  @Flag(help: "Draw several inputs as one graph, in which equal names are one node, instead of side by side.")
  var merge = false

  @OptionGroup(title: "Scanning")
  var scanning: ScanArguments

  @OptionGroup(title: "Configuration")
  var configuration: ConfigurationArguments

  func validate() throws {
    // The configuration is read later, because an error in it is not wrong usage.
    if inputs.isEmpty, configuration.place == nil { _ = try sources() }
    let inputs = self.inputs.map(Input.init)
    if inputs.count(where: { $0 == .standardInput }) > 1 { throw ValidationError(Self.stdinTwice) }
    let formats = inputs.map { inputFormat ?? $0.format }
    if heading != nil, !inputs.isEmpty, !formats.contains(where: { $0 == nil || $0 == .markdown }) {
      throw ValidationError("--heading chooses a section of a Markdown file, and no input is one.")
    }
  }

  /// The inputs: what was named, or else configured, or stdin when something is piped into it.
  func sources(isTerminal: Bool = Descriptor.standardInput.isTerminal) throws -> [Input] {
    if inputs.isEmpty, let configured = try configuration.project()?.sources, !configured.isEmpty {
      return configured.map(Input.init)
    }
    if inputs.isEmpty && isTerminal { throw ValidationError(Self.missing) }
    return inputs.isEmpty ? [.standardInput] : inputs.map(Input.init)
  }

  /// The name of all inputs together in messages.
  var place: String {
    let inputs = (try? sources(isTerminal: false)) ?? []
    return inputs.map(\.place).joined(separator: ", ")
  }

  private static let missing = """
    Missing what to draw. Name a file, or pipe one in:
      coordviz render hierarchy.json -o docs/hierarchy.svg
      cat hierarchy.json | coordviz render
    """

  private static let stdinTwice =
    "'-' was given twice, and stdin can be read once. Name a file for the other."
}
