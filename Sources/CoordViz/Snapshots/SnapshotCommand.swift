import ArgumentParser
import CoordinatorAnalysis
import CoordinatorGraph

/// `coordviz snapshot`: the hierarchy as text that is committed with the code.
struct SnapshotCommand: ParsableCommand, Telling {
  static let configuration = CommandConfiguration(
    commandName: "snapshot",
    abstract:
      "Write the hierarchy as sorted text to be committed, or check that the committed one is up to date.",
    discussion: """
      A line a node and an edge, made to be read in git diff:
        coordviz snapshot hierarchy.json -o docs/App.hierarchy
      In continuous integration: says what has changed and ends with 1, and changes no file:
        coordviz snapshot hierarchy.json -o docs/App.hierarchy --check
      """
  )

  @OptionGroup
  var source: InputArguments

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("The file to write or check; stdout unless given.", valueName: "file"),
    completion: .file(extensions: ["hierarchy"])
  )
  var output: String?

  @Flag(help: "Change nothing: say what has changed since the file was written.")
  var check = false

  @Option(help: "Which part to write.")
  var show = View.hierarchy

  @OptionGroup(title: "Telling")
  var telling: TellingArguments

  func validate() throws {
    guard check, output == "-" || output == nil && source.configuration.place == nil else { return }
    throw ValidationError(Self.noFile)
  }

  func run() throws {
    let diagnostics = telling.diagnostics
    var snapshot = try source.snapshot(telling: diagnostics)
    snapshot.graph = show.part(of: snapshot.graph)
    let output = try self.output ?? source.configuration.project()?.hierarchy
    guard check else {
      let text = snapshot.hierarchyText()
      return try Output(argument: output).write(Array(text.utf8), telling: diagnostics)
    }
    guard let output else { throw ValidationError(Self.noFile) }
    let changes = try CommittedHierarchy(path: output).changes(to: snapshot)
    guard !changes.isEmpty else { return diagnostics.note("\(output): up to date, \(snapshot.graph.counts)") }
    try Output.standardOutput.write(Product(lines: changes.text).bytes, telling: diagnostics)
    diagnostics.note("\(output): out of date (\(changes.summary)); write it again without --check")
    throw ExitCode(ExitCodes.findings)
  }

  private static let noFile =
    "--check compares with a file, and none is named. Name it with -o, or as 'hierarchy' in .coordviz.yml."
}
