import ArgumentParser
import CoordinatorAnalysis
import CoordinatorGraph

/// `coordviz drift`: what guide, source and runs of an app do not agree on.
struct DriftCommand: ParsableCommand, Telling {
  static let configuration = CommandConfiguration(
    commandName: "drift",
    abstract: "Say what only the guide has, only the code, only the run; and which edges no run ever took.",
    discussion: """
      Any two sides, or all three:
        coordviz drift --guide docs/GUIDE.md --source App.hierarchy --live run.json
      Many recordings are one run:
        coordviz drift --source App.hierarchy --live one.json --live two.json -o coverage.svg
      The exit code is 1 where sides do not agree. What no run took is no drift: it is told as flow coverage.
      """
  )

  @Option(help: ArgumentHelp("What people wrote down; may be repeated.", valueName: "input"))
  var guide: [String] = []

  @Option(help: ArgumentHelp("What the source says; may be repeated.", valueName: "input"))
  var source: [String] = []

  @Option(help: ArgumentHelp("What ran; may be repeated.", valueName: "input"))
  var live: [String] = []

  @Option(help: ArgumentHelp("The heading of the guide's section whose diagram is read.", valueName: "text"))
  var heading: String?

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

  @OptionGroup(title: "Configuration")
  var project: ConfigurationArguments

  @OptionGroup(title: "Looks")
  var looks: DiagramArguments

  @OptionGroup(title: "Layout")
  var places: LayoutArguments

  @OptionGroup(title: "Telling")
  var telling: TellingArguments

  func validate() throws {
    guard [guide, source, live].filter({ !$0.isEmpty }).count > 1 else {
      throw ValidationError("A drift is between sides. Give two of --guide, --source and --live.")
    }
    if heading != nil, guide.isEmpty {
      throw ValidationError("--heading chooses a section of --guide. Add it.")
    }
    if (guide + source + live).count(where: { $0 == "-" }) > 1 {
      throw ValidationError("'-' was given twice, and stdin can be read once. Name a file for the other.")
    }
    try place.check(format?.rawValue, output)
    if place.host == nil { _ = try chosenFormat() }
  }

  func run() throws {
    let diagnostics = telling.diagnostics
    let drift = try Drift(sides(telling: diagnostics))
    try write(DriftPicture(drift), telling: diagnostics)
    guard drift.isEmpty else { throw ExitCode(ExitCodes.findings) }
    diagnostics.note("the sides agree on \(drift.graph.counts)")
  }

  private func sides(telling diagnostics: Diagnostics) throws -> [Drift.Side: Snapshot] {
    var snapshots: [Drift.Side: Snapshot] = [:]
    let options: [(Drift.Side, [String])] = [(.guide, guide), (.source, source), (.live, live)]
    for (side, paths) in options where !paths.isEmpty {
      let words = side == .guide ? heading.map { ["--heading=\($0)"] } ?? [] : []
      let inputs = try InputArguments.parse(words + ["--merge"] + project.arguments + ["--"] + paths)
      snapshots[side] = try inputs.snapshot(telling: diagnostics)
    }
    return snapshots
  }

  private func write(_ picture: DriftPicture, telling diagnostics: Diagnostics) throws {
    if let host = place.host {
      let hosted = picture.hosted(looks.looks(nil, usual: .plain).options)
      return try hosted.product(on: host, file: HostedProduct.name(of: output), places)
        .write(to: output, telling: diagnostics)
    }
    let product = try draw(picture, as: chosenFormat())
    product.warnings.forEach { diagnostics.warning("drift: \($0)") }
    try Output(argument: output).write(product.bytes, telling: diagnostics)
  }

  private func draw(_ picture: DriftPicture, as format: DiffFormat) throws(CommandError) -> Product {
    do {
      return try picture.product(as: format, looks.looks(nil, usual: .plain), places)
    } catch {
      throw .noDrawing(place: "drift", problem: error.localizedDescription)
    }
  }

  private func chosenFormat() throws -> DiffFormat {
    try DiffFormat.chosen(place.isPage ? .html : format, for: output)
  }
}
