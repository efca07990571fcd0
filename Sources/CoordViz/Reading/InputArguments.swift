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

  func validate() throws {
    try inputs.checkOneStdin()
    try inputs.check(heading: heading, in: inputFormat)
  }
}

extension [Input] {
  func checkOneStdin() throws {
    guard count(where: { $0 == .standardInput }) > 1 else { return }
    throw ValidationError("'-' was given twice, but stdin can be read only once. Use a file for the other.")
  }

  /// Only Markdown has headings.
  func check(heading: String?, in format: InputFormat?) throws {
    let formats = map { format ?? $0.format }
    guard heading != nil, !isEmpty, !formats.contains(where: { $0 == nil || $0 == .markdown }) else { return }
    throw ValidationError("--heading needs a Markdown file as input. Add one.")
  }
}
