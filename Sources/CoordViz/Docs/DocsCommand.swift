import ArgumentParser

/// `coordviz docs`: fills the blocks of Markdown files.
struct DocsCommand: ParsableCommand, Telling {
  static let configuration = CommandConfiguration(
    commandName: "docs",
    abstract: "Draw diagrams into Markdown files, between markers, or check that they are up to date.",
    discussion: """
      A block in a document:
        <!-- coordviz:begin input=../hierarchy.json focus=HomeCoordinator depth=2 -->
        <!-- coordviz:end -->
      Fill the blocks of a document, and in continuous integration only look at them:
        coordviz docs README.md docs/GUIDE.md
        coordviz docs README.md docs/GUIDE.md --check
      --check says what has changed in the graph, changes no file, and ends with 1 where anything is out of date.
      """
  )

  @Argument(
    help: ArgumentHelp("The Markdown files.", valueName: "file"),
    completion: .file(extensions: ["md", "markdown"])
  )
  var files: [String] = []

  @Option(help: ArgumentHelp("What blocks draw that name no input; may be repeated.", valueName: "input"))
  var input: [String] = []

  @Flag(help: "Change nothing: say what is out of date.")
  var check = false

  @OptionGroup(title: "Configuration")
  var configuration: ConfigurationArguments

  @OptionGroup(title: "Telling")
  var telling: TellingArguments

  func validate() throws {
    if files.isEmpty, configuration.path == nil { throw ValidationError(Self.missing) }
    if input.contains("-") {
      throw ValidationError("--input is read once a block, and stdin can be read once. Name a file.")
    }
  }

  func run() throws {
    let diagnostics = telling.diagnostics
    // All are drawn before the first is written: where one cannot be, none is changed.
    let project = try configuration.project()
    let files = self.files.isEmpty ? project?.docs ?? [] : self.files
    if files.isEmpty { throw ValidationError(Self.missing) }
    let inputs = input.isEmpty ? project?.sources ?? [] : input
    let usual = DocumentUpdate.Usual(inputs: inputs, project: project, configuration: configuration)
    let updates = try files.map { try DocumentUpdate(path: $0, usual: usual, telling: diagnostics) }
    try warnOfEmpty(updates, telling: diagnostics)
    guard check else { return try DocumentUpdate.write(updates, telling: diagnostics) }
    try tell(of: updates, telling: diagnostics)
  }

  private func tell(of updates: [DocumentUpdate], telling diagnostics: Diagnostics) throws {
    let changes = updates.flatMap { $0.changes() }
    let text = changes.map { $0.onOneLine + "\n" }.joined()
    try Output.standardOutput.write(Array(text.utf8), telling: diagnostics)
    guard changes.isEmpty else { throw ExitCode(ExitCodes.findings) }
    diagnostics.note("\(updates.map(\.path).joined(separator: ", ")): up to date")
  }

  private static let missing = """
    Missing which files. Name one, or list them as 'docs' in .coordviz.yml:
      coordviz docs README.md
    """

  /// A file that was named and has nothing to fill is a slip; where none has, nothing was looked at.
  private func warnOfEmpty(_ updates: [DocumentUpdate], telling diagnostics: Diagnostics) throws {
    let problem = "there is no block to fill; add <!-- coordviz:begin --> and <!-- coordviz:end -->"
    let empty = updates.filter { $0.blocks.isEmpty }
    if empty.count == updates.count {
      throw CommandError.unreadableText(place: updates.map(\.path).joined(separator: ", "), problem: problem)
    }
    for update in empty { diagnostics.warning("\(update.path): \(problem)") }
  }
}
