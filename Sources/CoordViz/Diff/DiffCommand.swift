import ArgumentParser
import CoordinatorAnalysis
import CoordinatorGraph

/// `coordviz diff`: what is different between two graphs.
struct DiffCommand: ParsableCommand, Telling {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Say what is different between two graphs, or draw it as one picture.",
    discussion: """
      What a branch does to a guide, as git has it on main and as it is here:
        coordviz diff main:docs/GUIDE.md docs/GUIDE.md
      For a comment on a pull request, with a diagram:
        coordviz diff base.json head.json --format markdown
      A picture of what has changed, and of what is around it:
        coordviz diff base.json head.json -o changes.svg
      The exit code is 1 where something is different, and 0 where nothing is.
      """
  )

  @OptionGroup
  var source: InputArguments

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("The file to write; stdout unless given.", valueName: "file"),
    completion: .file(extensions: DiffFormat.allEndings)
  )
  var output: String?

  @Option(help: "How to tell it; follows from the ending of the output file, else text.")
  var format: DiffFormat?

  @OptionGroup
  var place: HostArguments

  @Option(help: "Which part is compared.")
  var show = View.hierarchy

  @Option(help: ArgumentHelp("How many edges around a change are drawn.", valueName: "n"))
  var context = 1

  @Flag(help: "Draw all of both graphs, not only what is around a change.")
  var whole = false

  @OptionGroup(title: "Looks")
  var looks: DiagramArguments

  @OptionGroup(title: "Layout")
  var places: LayoutArguments

  @OptionGroup(title: "Telling")
  var telling: TellingArguments

  func validate() throws {
    guard source.inputs.count == 2 else { throw ValidationError(Self.two) }
    if source.merge {
      throw ValidationError("--merge makes one graph of two, and there would be nothing to compare.")
    }
    if context < 0 { throw ValidationError("--context counts edges. Use 0 or more.") }
    try place.check(format?.rawValue, output)
    if place.host == nil { _ = try chosenFormat() }
  }

  func run() throws {
    let diagnostics = telling.diagnostics
    let sides = try source.readings(telling: diagnostics)
    let diff = try ComparedViews(sides[0], sides[1], show, source.configuration.project()).diff(
      telling: diagnostics
    )
    let tellsOfNothing = try place.host == nil && chosenFormat().tellsOfNothing
    if !diff.isEmpty || tellsOfNothing || output != nil {
      try write(DiffPicture(diff, within: whole ? nil : context), telling: diagnostics)
    }
    guard diff.isEmpty else { throw ExitCode(ExitCodes.findings) }
  }

  private func write(_ picture: DiffPicture, telling diagnostics: Diagnostics) throws {
    if let host = place.host {
      let hosted = picture.hosted(looks.looks(nil, usual: .plain).options)
      return try hosted.product(on: host, file: HostedProduct.name(of: output), places)
        .write(to: output, telling: diagnostics)
    }
    let product = try draw(picture, as: chosenFormat())
    product.warnings.forEach { diagnostics.warning("\(source.place): \($0)") }
    try Output(argument: output).write(product.bytes, telling: diagnostics)
  }

  private func draw(_ picture: DiffPicture, as format: DiffFormat) throws(CommandError) -> Product {
    do {
      return try format.product(of: picture, looks.looks(nil, usual: .plain), places)
    } catch {
      throw .noDrawing(place: source.place, problem: error.localizedDescription)
    }
  }

  private func chosenFormat() throws -> DiffFormat {
    try DiffFormat.chosen(place.isPage ? .html : format, for: output)
  }

  private static let two = """
    A diff has two sides, the base and the head:
      coordviz diff main:docs/GUIDE.md docs/GUIDE.md
    """
}
