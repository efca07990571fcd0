import ArgumentParser
import CoordinatorScanner

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

  @OptionGroup(title: "Scanning") var scanning: ScanArguments
  @OptionGroup(title: "Configuration") var configuration: ConfigurationArguments
  @OptionGroup(title: "Messages") var messages: MessageArguments

  func run() throws {
    let diagnostics = messages.diagnostics
    var options = scanning.options(try configuration.project(), configuration)
    options.root = root.map(ProjectRoot.init(keepingLinksIn:))
    var scan = try SourceScan(paths: paths, options, reportingTo: diagnostics)
    scan.module = module
    let summary = Summary(name: scan.name, facts: scan.factsWithWarnings(reportingTo: diagnostics))
    try Output(argument: output).write(Product(bytes: summary.bytes, as: .bytes), reportingTo: diagnostics)
  }
}

/// The facts of a module's files, in a file: what a scan needs instead of the source.
struct Summary {
  /// The name of the scan, for the snapshot.
  var name: String
  var facts: [FileFacts]

  private static let mark = "coordviz summary "

  /// The file's bytes: the same for the same source.
  var bytes: [UInt8] {
    var bytes: [UInt8] = []
    bytes.append(Self.mark + Version.current)
    bytes.append(name)
    bytes.append(UInt64(facts.count))
    for file in facts {
      let content = file.bytes
      bytes.append(UInt64(content.count))
      bytes += content
    }
    return bytes
  }

  init(name: String, facts: [FileFacts]) { (self.name, self.facts) = (name, facts) }

  /// Reads a file.
  ///
  /// - Throws: ``CommandError`` if the file is no summary, is damaged, or is of another version.
  init(_ document: Document) throws(CommandError) {
    var reader = ByteReader(document.bytes)
    guard let mark = reader.text(), mark.hasPrefix(Self.mark) else {
      throw CommandError(document.place, "this is no summary; write one with 'coordviz summary'")
    }
    guard mark == Self.mark + Version.current else {
      throw CommandError(
        document.place,
        "another version of coordviz wrote this summary; write it again with this one"
      )
    }
    let read = reader.text().flatMap { name in
      reader.list { $0.content().flatMap { FileFacts(bytes: $0) } }.map { (name, $0) }
    }
    guard let read else {
      throw CommandError(document.place, "the summary is damaged; write it again")
    }
    self.init(name: read.0, facts: read.1)
  }
}
