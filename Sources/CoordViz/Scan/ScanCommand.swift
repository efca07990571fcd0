import ArgumentParser
import CoordinatorScanner

/// `coordviz scan`: Swift source becomes a snapshot.
struct ScanCommand: ParsableCommand, Telling {
  static let configuration = CommandConfiguration(
    commandName: "scan",
    abstract: "Read the coordinators from Swift source, without running it.",
    discussion: """
      The snapshot of an app, for other commands and for a checkout:
        coordviz scan Sources -o hierarchy.json
      Why a type is a coordinator or is none, and where its edges come from:
        coordviz scan Sources --explain HomeCoordinator
      Every other command takes a folder of source as well:
        coordviz render Sources -o docs/hierarchy.svg
      """
  )

  @Argument(
    help: ArgumentHelp("Folders and Swift files; together they are one app.", valueName: "path"),
    completion: .file(extensions: ["swift"])
  )
  var paths: [String] = []

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("The file to write; stdout unless given.", valueName: "file"),
    completion: .file(extensions: ["json"])
  )
  var output: String?

  @Option(
    help: ArgumentHelp(
      "Say why a type is a coordinator or is none, and why it has its edges.",
      valueName: "type"
    )
  )
  var explain: String?

  @OptionGroup(title: "Scanning")
  var scanning: ScanArguments

  @OptionGroup(title: "Configuration")
  var configuration: ConfigurationArguments

  @OptionGroup(title: "Telling")
  var telling: TellingArguments

  func validate() throws {
    if paths.isEmpty { throw ValidationError(Self.missing) }
    if paths.contains("-") {
      throw ValidationError("'-' is no folder and no Swift file. Name the paths to scan.")
    }
  }

  func run() throws {
    let diagnostics = telling.diagnostics
    let scan = try diagnostics.during("reading \(paths.joined(separator: ", "))") {
      try SourceScan(paths: paths, scanning.options(configuration.project()), telling: diagnostics)
    }
    let product: [UInt8]
    if let explain {
      product = Array(try explanation(of: explain, in: scan.program(telling: diagnostics)).utf8)
    } else {
      product = scan.json(telling: diagnostics)
    }
    try Output(argument: output).write(product, telling: diagnostics)
  }

  private func explanation(of type: String, in program: Program) throws -> String {
    if let text = program.explanation(of: type) { return text }
    let place = paths.joined(separator: ", ")
    let near = type.nearest(in: program.typeNames).map { "did you mean \($0.quoted)?" }
    throw CommandError.noSuchPart(
      place: place,
      problem:
        "no type is called \(type.quoted); \(near ?? "give the name of a class, struct, actor or protocol")"
    )
  }

  private static let missing = """
    Missing what to scan. Name the folder of the app's sources:
      coordviz scan Sources -o hierarchy.json
    """
}
