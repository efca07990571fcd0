import ArgumentParser
import CoordinatorDiagrams
import CoordinatorGraph

/// `coordviz render`: a snapshot becomes a diagram.
struct RenderCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "render",
    abstract: "Draw a snapshot as Mermaid, SVG, DOT, a Markdown outline, a text tree or JSON.",
    discussion: """
      Mermaid on stdout:
        coordviz render hierarchy.json
      A picture, written only if it changes:
        coordviz render hierarchy.json -o docs/hierarchy.svg
      From stdin, for the terminal:
        cat hierarchy.json | coordviz --format tree
      """
  )

  @Argument(
    help: ArgumentHelp("The snapshot to draw; - is stdin.", valueName: "input"),
    completion: .file(extensions: ["json"])
  )
  var inputs: [String] = []

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("The file to write; stdout unless given.", valueName: "file"),
    completion: .file(extensions: Format.allEndings)
  )
  var output: String?

  @Option(help: "What to draw; follows from the ending of the output file, else mermaid.")
  var format: Format?

  @Option(help: "Which part to draw; hierarchy unless given, and all for json.")
  var show: View?

  @OptionGroup(title: "Looks")
  var looks: DiagramArguments

  @OptionGroup(title: "Layout")
  var places: LayoutArguments

  @Flag(name: .shortAndLong, help: "Say nothing about files written; warnings and errors are still told.")
  var quiet = false

  /// Asked before ``run()``, so that what was wrong is told with the usage of this command.
  func validate() throws {
    _ = try Input(arguments: inputs)
    _ = try chosenFormat()
  }

  func run() throws {
    let input = try Input(arguments: inputs)
    let format = try chosenFormat()
    let diagnostics = Diagnostics(isQuiet: quiet)
    var snapshot = try input.snapshot()
    snapshot.graph = (show ?? format.usualView).part(of: snapshot.graph)
    let product = try draw(snapshot, as: format, from: input)
    product.warnings.forEach { diagnostics.warning("\(input.place): \($0)") }
    try Output(argument: output).write(product.text, telling: diagnostics)
  }

  /// The format that was asked for, by its name or by the ending of the output.
  private func chosenFormat() throws -> Format {
    if let format { return format }
    guard let output, output != "-" else { return .mermaid }
    guard let format = Format(path: output) else { throw ValidationError(Self.unknownEnding(of: output)) }
    return format
  }

  private func draw(_ snapshot: Snapshot, as format: Format, from input: Input) throws(CommandError)
    -> Product
  {
    do {
      return try format.draw(snapshot, looks.options, places)
    } catch {
      throw .noDrawing(place: input.place, problem: error.localizedDescription)
    }
  }

  private static func unknownEnding(of path: String) -> String {
    let endings = Format.allEndings.map { ".\($0)" }.joined(separator: ", ")
    let formats = Format.allCases.map(\.rawValue).joined(separator: ", ")
    return
      "The ending of '\(path)' means no format. End it in one of \(endings), or add --format with one of \(formats)."
  }
}
