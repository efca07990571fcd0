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

  @OptionGroup(title: "Telling")
  var telling: TellingArguments

  func validate() throws {
    if files.isEmpty { throw ValidationError("Missing which files. Name one:\n  coordviz docs README.md") }
    if input.contains("-") {
      throw ValidationError("--input is read once a block, and stdin can be read once. Name a file.")
    }
  }

  func run() throws {
    let diagnostics = telling.diagnostics
    // All are drawn before the first is written: where one cannot be, none is changed.
    let updates = try files.map { try DocumentUpdate(path: $0, usual: input, telling: diagnostics) }
    try warnOfEmpty(updates, telling: diagnostics)
    guard check else { return try updates.forEach { try $0.write(telling: diagnostics) } }
    let changes = updates.flatMap { $0.changes() }
    let text = changes.map { $0.onOneLine + "\n" }.joined()
    try Output.standardOutput.write(Array(text.utf8), telling: diagnostics)
    guard changes.isEmpty else { throw ExitCode(ExitCodes.findings) }
    diagnostics.note("\(files.joined(separator: ", ")): up to date")
  }

  /// A file that was named and has nothing to fill is a slip; where none has, nothing was looked at.
  private func warnOfEmpty(_ updates: [DocumentUpdate], telling diagnostics: Diagnostics) throws {
    let problem = "there is no block to fill; add <!-- coordviz:begin --> and <!-- coordviz:end -->"
    let empty = updates.filter { $0.blocks.isEmpty }
    if empty.count == updates.count {
      throw CommandError.unreadableText(place: files.joined(separator: ", "), problem: problem)
    }
    for update in empty { diagnostics.warning("\(update.path): \(problem)") }
  }
}
