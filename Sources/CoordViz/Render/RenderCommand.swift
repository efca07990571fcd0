import ArgumentParser
import CoordinatorGraph

/// `coordviz render`: a graph becomes a diagram.
struct RenderCommand: ParsableCommand, Telling {
  static let configuration = CommandConfiguration(
    commandName: "render",
    abstract: "Draw a snapshot or a declared graph as a picture, a diagram, a list or a file to read again.",
    discussion: """
      Mermaid on stdout:
        coordviz render hierarchy.json
      A picture, written only if it changes:
        coordviz render hierarchy.json -o docs/hierarchy.svg
      A page to move about in, with search and all that is known of each node:
        coordviz render Sources -o hierarchy.html
      What a guide draws under a heading, as a picture:
        coordviz render GUIDE.md --heading Coordinators -o hierarchy.png --scale 2
      From stdin, for the terminal, two levels around one coordinator:
        cat hierarchy.json | coordviz --format tree --focus HomeCoordinator --depth 2
      """
  )

  @OptionGroup
  var source: InputArguments

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("The file to write; stdout unless given.", valueName: "file"),
    completion: .file(extensions: Format.allEndings)
  )
  var output: String?

  @Option(help: "What to draw; follows from the ending of the output file, else mermaid.")
  var format: Format?

  @Flag(help: "Draw the file again whenever an input is saved, until Ctrl-C.")
  var watch = false

  @OptionGroup
  var place: HostArguments

  @Option(help: "Which part to draw; hierarchy unless given, screens for html, and all for json and yaml.")
  var show: View?

  @OptionGroup(title: "Narrowing")
  var narrowing: NarrowingArguments

  @OptionGroup(title: "Looks")
  var looks: DiagramArguments

  @OptionGroup(title: "Telling")
  var telling: TellingArguments

  @OptionGroup(title: "Layout")
  var places: LayoutArguments

  /// Called before ``run()``, so that errors are shown with the usage of this command.
  func validate() throws {
    try place.check(format?.rawValue, output)
    if watch { try checkWatching() }
    let format = try chosenFormat()
    if format.isBinary, Output(argument: output) == .standardOutput, Descriptor.standardOutput.isTerminal {
      throw ValidationError(Self.binary(format))
    }
  }

  func run() throws {
    watch ? try drawAgainAndAgain() : try drawOnce()
  }

  func drawOnce() throws {
    let diagnostics = telling.diagnostics
    let project = try source.configuration.project()
    let decided = try decided(by: project)
    let snapshot = try source.snapshot(telling: diagnostics)
    for command in decided.isEmpty ? [self] : decided {
      try command.draw(snapshot, project, telling: diagnostics)
    }
  }

  private func draw(_ snapshot: Snapshot, _ project: Project?, telling diagnostics: Diagnostics) throws {
    let format = try chosenFormat()
    var snapshot = snapshot
    // Findings come from the whole graph, even if only a part is drawn.
    if format == .html { snapshot.findings = project?.judged(snapshot.allFindings) ?? snapshot.allFindings }
    snapshot.graph = (show ?? format.usualView).part(of: snapshot.graph)
    let drawing = try narrowing.narrowed(snapshot, from: source.place)
    if let caption = drawing.caption { diagnostics.note(caption) }
    if let host = place.host {
      return try show(drawing, on: host, looks.looks(project), telling: diagnostics)
    }
    let product = try diagnostics.during("drawing \(drawing.graph.counts) as \(format)") {
      try draw(drawing, as: format, looks.looks(project))
    }
    product.warnings.forEach { diagnostics.warning("\(source.place): \($0)") }
    try Output(argument: output).write(product.bytes, telling: diagnostics)
  }

  private func draw(_ drawing: CaptionedGraph, as format: Format, _ looks: Looks) throws(CommandError)
    -> Product
  {
    do {
      return try format.product(of: drawing, looks, places)
    } catch {
      throw .noDrawing(place: source.place, problem: error.localizedDescription)
    }
  }
}

extension RenderCommand {
  /// The format that was asked for, by its name or by the ending of the output.
  private func chosenFormat() throws -> Format {
    if let format { return format }
    if let choice = place.choice { return choice == .html ? .html : .outline }
    guard let output, output != "-" else { return .mermaid }
    guard let format = Format(path: output) else { throw ValidationError(Self.unknownEnding(of: output)) }
    return format
  }

  private static func unknownEnding(of path: String) -> String {
    let endings = Format.allEndings.map { ".\($0)" }.joined(separator: ", ")
    let formats = Format.allCases.map(\.rawValue).joined(separator: ", ")
    return
      "The ending of '\(path)' means no format. End it in one of \(endings), or add --format with one of \(formats)."
  }

  private static func binary(_ format: Format) -> String {
    "A terminal cannot show \(format.rawValue). Name a file, such as -o diagram.\(format.rawValue), or pipe it on."
  }
}
