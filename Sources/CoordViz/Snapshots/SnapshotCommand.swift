import ArgumentParser
import CoordinatorAnalysis
import CoordinatorDiagrams
import CoordinatorGraph

struct SnapshotCommand: ParsableCommand, ReadsInputs, ReportsMessages {
  static let configuration = CommandConfiguration(
    commandName: "snapshot",
    abstract: "Write the hierarchy as sorted text to commit, or check that the committed file is up to date.",
    discussion: """
      Write one line per node and edge, which is easy to read in git diff:
        coordviz snapshot Sources -o docs/App.hierarchy
      Check the file in continuous integration. This changes no file, and exits with 1 if there are changes:
        coordviz snapshot Sources -o docs/App.hierarchy --check
      """
  )

  @OptionGroup var source: InputArguments
  @OptionGroup(title: "Scanning") var scanning: ScanArguments
  @OptionGroup(title: "Configuration") var configuration: ConfigurationArguments

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("The file to write or check (default: stdout).", valueName: "file"),
    completion: .file(extensions: ["hierarchy"])
  )
  var output: String?

  @Flag(help: "Change no file: report the changes since it was written.") var check = false

  @Option(help: "The kinds of nodes to write.") var show = View.hierarchy

  @OptionGroup(title: "Messages") var messages: MessageArguments

  func validate() throws {
    guard check, output == "-" || output == nil && configuration.place == nil else { return }
    throw ValidationError(Self.noFile)
  }

  func run() throws {
    let diagnostics = messages.diagnostics
    let session = try session(reportingTo: diagnostics)
    var snapshot = try session.snapshot()
    snapshot.graph = show.part(of: snapshot.graph)
    let output = try self.output ?? session.project?.hierarchy
    guard check else {
      let text = snapshot.hierarchyText()
      return try Output(argument: output).write(Product(text: text, as: .text), reportingTo: diagnostics)
    }
    guard let output else { throw ValidationError(Self.noFile) }
    let changes = try changes(of: snapshot, since: Input.file(output))
    guard !changes.isEmpty else { return diagnostics.note("\(output): up to date, \(snapshot.graph.counts)") }
    try Output.standardOutput.write(Product(text: changes.text, as: .text), reportingTo: diagnostics)
    diagnostics.note("\(output): out of date (\(changes.summary)); write it again without --check")
    throw ExitCode(ExitCodes.findings)
  }

  /// The changes since the text was written. Facts that it omits are not compared.
  private func changes(of snapshot: Snapshot, since input: Input) throws -> DiffText {
    let base = try Document(place: input.place, name: input.name, bytes: input.read()).hierarchy()
    let head = try Snapshot(hierarchyText: snapshot.hierarchyText())
    return DiffText(of: try GraphDiff(from: base, to: head))
  }

  private static let noFile =
    "--check needs a file to compare with. Name it with -o, or as 'hierarchy' in .coordviz.yml."
}

extension Document {
  /// The hierarchy whose text it holds.
  func hierarchy() throws(CommandError) -> Snapshot {
    let text = try text()
    do {
      return try Snapshot(hierarchyText: text)
    } catch {
      throw CommandError("\(place):\(error.line)", error.problem)
    }
  }
}
