import ArgumentParser

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
    let options = scanning.options(try configuration.project(), configuration)
    let request = ScanRequest(paths: paths, output: output, explained: explain, options: options)
    try request.run(telling: telling.diagnostics)
  }

  private static let missing = """
    Missing what to scan. Name the folder of the app's sources:
      coordviz scan Sources -o hierarchy.json
    """
}
