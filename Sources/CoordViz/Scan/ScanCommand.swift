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

  @OptionGroup(title: "Scanning") var scanning: ScanArguments
  @OptionGroup(title: "Configuration") var configuration: ConfigurationArguments
  @OptionGroup(title: "Messages") var messages: MessageArguments

  func validate() throws {
    if paths.contains("-") {
      throw ValidationError("scan reads files, not stdin. Name the folders or files to scan.")
    }
  }

  func run() throws {
    let diagnostics = messages.diagnostics
    let project = try configuration.project()
    let options = scanning.options(project, configuration)
    let paths = try paths.isEmpty ? AppSources(of: project).paths : paths
    let product =
      try explain.map { try explanation(of: $0, in: paths, options, reportingTo: diagnostics) }
      ?? snapshot(of: paths, options, reportingTo: diagnostics)
    try Output(argument: output).write(product, reportingTo: diagnostics)
  }

  private func snapshot(of paths: [String], _ options: ScanOptions, reportingTo diagnostics: Diagnostics)
    throws -> Product
  {
    let scanned = try diagnostics.during("reading \(paths.joined(separator: ", "))") {
      try NamedSources(paths: paths, options).scanned(reportingTo: diagnostics)
    }
    return Product(bytes: try scanned.json(reportingTo: diagnostics), as: .json)
  }

  private func explanation(
    of type: String,
    in paths: [String],
    _ options: ScanOptions,
    reportingTo diagnostics: Diagnostics
  ) throws -> Product {
    let place = paths.joined(separator: ", ")
    let scan = try diagnostics.during("reading \(place)") {
      try SourceScan(paths: paths, options, reportingTo: diagnostics)
    }
    let program = scan.program(reportingTo: diagnostics)
    if let text = program.explanation(of: type) { return Product(text: text, as: .text) }
    let near = type.nearest(in: program.typeNames).map { "did you mean \($0.quoted)?" }
    throw CommandError(
      place,
      "no type is named \(type.quoted); \(near ?? "give the name of a class, struct, actor or protocol")"
    )
  }
}
