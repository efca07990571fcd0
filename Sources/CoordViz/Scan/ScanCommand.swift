import ArgumentParser
import CoordinatorScanner

struct ScanCommand: ParsableCommand, ReportsMessages {
  static let configuration = CommandConfiguration(
    commandName: "scan",
    abstract: "Write a snapshot of the coordinators in Swift source, or explain how a type was read.",
    discussion: """
      Write a snapshot, for other commands or other tools:
        coordviz scan Sources -o hierarchy.json
      Explain why a type is or is not a coordinator, and where its edges come from:
        coordviz scan Sources --explain HomeCoordinator
      You need no snapshot for other commands: they read source, too:
        coordviz render Sources -o docs/hierarchy.svg
      """
  )

  @Argument(
    help: ArgumentHelp(
      "Folders and Swift files of one app (default: the app's sources).",
      valueName: "path"
    ),
    completion: .file(extensions: ["swift"])
  )
  var paths: [String] = []

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("The output file (default: stdout).", valueName: "file"),
    completion: .file(extensions: ["json"])
  )
  var output: String?

  @Option(
    help: ArgumentHelp(
      "Explain why a type is or is not a coordinator, and where its edges come from.",
      valueName: "type"
    ),
    completion: CoordinatorCompletion.kind
  )
  var explain: String?

  @OptionGroup(title: "Scanning")
  var scanning: ScanArguments

  @OptionGroup(title: "Configuration")
  var configuration: ConfigurationArguments

  @OptionGroup(title: "Messages")
  var messages: MessageArguments

  func validate() throws {
    if paths.contains("-") {
      throw ValidationError("scan reads files, not stdin. Name the folders or files to scan.")
    }
  }

  func run() throws {
    let project = try configuration.project()
    let options = scanning.options(project, configuration)
    let paths = try paths.isEmpty ? AppSources(of: project).paths : paths
    let request = ScanRequest(paths: paths, output: output, explained: explain, options: options)
    try request.run(reportingTo: messages.diagnostics)
  }
}

struct ScanRequest {
  var paths: [String]
  /// The file to write; stdout unless given.
  var output: String?
  /// The type to explain instead of writing the snapshot: why it is or is not a coordinator.
  var explained: String?
  var options: ScanOptions

  func run(reportingTo diagnostics: Diagnostics) throws {
    let product = try explained.map { try explanation(of: $0, reportingTo: diagnostics) }
    try Output(argument: output).write(
      product ?? snapshot(reportingTo: diagnostics),
      reportingTo: diagnostics
    )
  }

  private func snapshot(reportingTo diagnostics: Diagnostics) throws -> Product {
    let json = try diagnostics.during(reading) {
      try NamedSources(paths: paths, options).scanned(reportingTo: diagnostics)
    }.json(reportingTo: diagnostics)
    return Product(bytes: json, as: .json)
  }

  private func explanation(of type: String, reportingTo diagnostics: Diagnostics) throws -> Product {
    let scan = try diagnostics.during(reading) {
      try SourceScan(paths: paths, options, reportingTo: diagnostics)
    }
    return Product(text: try explanation(of: type, in: scan.program(reportingTo: diagnostics)), as: .text)
  }

  private func explanation(of type: String, in program: Program) throws -> String {
    if let text = program.explanation(of: type) { return text }
    let near = type.nearest(in: program.typeNames).map { "did you mean \($0.quoted)?" }
    throw CommandError.noSuchPart(
      place: place,
      problem:
        "no type is named \(type.quoted); \(near ?? "give the name of a class, struct, actor or protocol")"
    )
  }

  private var place: String { paths.joined(separator: ", ") }
  private var reading: String { "reading \(place)" }
}
