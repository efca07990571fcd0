import ArgumentParser
import CoordinatorGraph
import CoordinatorScanner

struct LinkCommand: ParsableCommand, ReportsMessages {
  static let configuration = CommandConfiguration(
    commandName: "link",
    abstract:
      "Write the snapshot of an app from summaries of its modules: the same as one scan of all sources.",
    discussion: """
      Link all modules of an app:
        coordviz link *.facts -o hierarchy.json
        coordviz render hierarchy.json -o hierarchy.svg
      """
  )

  @Argument(
    help: ArgumentHelp("Summaries that coordviz summary wrote.", valueName: "file"),
    completion: .file(extensions: ["facts"])
  )
  var files: [String]

  @Option(help: ArgumentHelp("The name of the app (default: that of the first summary).", valueName: "name"))
  var name: String?

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("The output file (default: stdout).", valueName: "file"),
    completion: .file(extensions: ["json"])
  )
  var output: String?

  @OptionGroup(title: "Scanning") var scanning: ScanArguments
  @OptionGroup(title: "Configuration") var configuration: ConfigurationArguments
  @OptionGroup(title: "Messages") var messages: MessageArguments

  func run() throws {
    let diagnostics = messages.diagnostics
    let options = scanning.options(try configuration.project(), configuration)
    let summaries = try files.map { path in
      try Summary(Document(place: path, name: path, bytes: Input.file(path).read()))
    }
    var scan = SourceScan(name: name ?? summaries[0].name)
    (scan.jobs, scan.baseTypes) = (options.jobs, options.baseTypes)
    let facts = try linked(summaries)
    let snapshot = try scan.analysed(facts, reportingTo: diagnostics)
    diagnostics.detail("\(facts.count) files: \(snapshot.graph.counts)")
    try Output(argument: output).write(
      Product(bytes: snapshot.jsonBytes(), as: .json),
      reportingTo: diagnostics
    )
  }

  /// The facts of all files, in the order of their paths. A file of two modules belongs to the first: apps share
  /// files with their extensions. Its content must be the same in both.
  private func linked(_ summaries: [Summary]) throws(CommandError) -> [FileFacts] {
    var known: [[UInt8]: (place: String, facts: FileFacts)] = [:]
    for (place, summary) in zip(files, summaries) {
      for var file in summary.facts {
        let path = Array(file.path.utf8)
        guard let other = known[path] else {
          known[path] = (place, file)
          continue
        }
        file.module = other.facts.module
        guard other.facts != file else { continue }
        throw CommandError(
          place,
          "\(file.path.onOneLine) is different in \(other.place); write both summaries again"
        )
      }
    }
    return known.values.map(\.facts).sorted { $0.path.precedesInBytes($1.path) }
  }
}
