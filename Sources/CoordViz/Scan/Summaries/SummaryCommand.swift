import ArgumentParser

/// `coordviz summary`: the facts of one module, for `coordviz link`.
struct SummaryCommand: ParsableCommand, ReportsMessages {
  static let configuration = CommandConfiguration(
    commandName: "summary",
    abstract: "Write a summary of one module's source, which coordviz link reads instead of the source.",
    discussion: """
      A summary needs no other module, so a build system can write all of them in parallel and cache them:
        coordviz summary --module Home Modules/Home -o Home.facts
        coordviz link Home.facts App.facts -o hierarchy.json
      """
  )

  @Argument(
    help: ArgumentHelp("Folders and Swift files of the module.", valueName: "path"),
    completion: .file(extensions: ["swift"])
  )
  var paths: [String]

  @Option(help: ArgumentHelp("The module of the files (default: as its manifests say).", valueName: "name"))
  var module: String?

  @Option(
    help: ArgumentHelp(
      "The folder that paths in the result start from; links are not resolved (default: the checkout).",
      valueName: "folder"
    ),
    completion: .directory
  )
  var root: String?

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("The output file.", valueName: "file"),
    completion: .file(extensions: ["facts"])
  )
  var output: String

  @OptionGroup(title: "Scanning")
  var scanning: ScanArguments

  @OptionGroup(title: "Configuration")
  var configuration: ConfigurationArguments

  @OptionGroup(title: "Messages")
  var messages: MessageArguments

  func run() throws {
    let diagnostics = messages.diagnostics
    var options = scanning.options(try configuration.project(), configuration)
    options.root = root.map(ProjectRoot.init(keepingLinksIn:))
    var scan = try SourceScan(paths: paths, options, reportingTo: diagnostics)
    scan.module = module
    let summary = Summary(name: scan.name, facts: scan.toldFacts(reportingTo: diagnostics))
    try Output(argument: output).write(Product(bytes: summary.bytes, as: .bytes), reportingTo: diagnostics)
  }
}
