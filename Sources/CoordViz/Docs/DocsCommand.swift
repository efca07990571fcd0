import ArgumentParser

/// `coordviz docs`: fills the blocks of Markdown files, and writes pages.
struct DocsCommand: ParsableCommand, Telling {
  static let configuration = CommandConfiguration(
    commandName: "docs",
    abstract:
      "Write documentation: diagrams into Markdown files, between markers, or pages into a folder; or check them.",
    discussion: """
      A block in a document:
        <!-- coordviz:begin input=../hierarchy.json focus=HomeCoordinator depth=2 -->
        <!-- coordviz:end -->
      Fill the blocks of a document, and in continuous integration only look at them:
        coordviz docs README.md docs/GUIDE.md
        coordviz docs README.md docs/GUIDE.md --check
      A page a coordinator, as Markdown, as a site or as a catalog of DocC:
        coordviz docs Sources -o docs/app
        coordviz docs Sources -o site --format html --lang ko
        coordviz docs Sources -o docs/App.docc
      --check says what has changed in the graph, changes no file, and ends with 1 where anything is out of date.
      """
  )

  @Argument(
    help: ArgumentHelp(
      "Markdown files whose blocks are filled; with -o, all else is what the pages are about.",
      valueName: "file"
    ),
    completion: .file(extensions: ["md", "markdown"] + InputFormat.allEndings)
  )
  var files: [String] = []

  @Option(
    help: ArgumentHelp(
      "What pages are about, and blocks that name no input; may be repeated.",
      valueName: "input"
    )
  )
  var input: [String] = []

  @Flag(help: "Change nothing: say what is out of date.")
  var check = false

  @OptionGroup(title: "Pages")
  var pages: PageArguments

  @OptionGroup(title: "Configuration")
  var configuration: ConfigurationArguments

  @OptionGroup(title: "Telling")
  var telling: TellingArguments

  func validate() throws {
    if files.isEmpty, pages.output == nil, configuration.place == nil { throw ValidationError(Self.missing) }
    if (input + files).contains("-") {
      throw ValidationError("--input is read once a block, and stdin can be read once. Name a file.")
    }
  }

  func run() throws {
    let diagnostics = telling.diagnostics
    let project = try configuration.project()
    // All are made before the first is written: where one cannot be, none is changed.
    let requested = try DocsRequest(self, project)
    let updates = try requested.documents(telling: diagnostics)
    let folders = try requested.folders(telling: diagnostics)
    guard check else {
      try DocumentUpdate.write(updates, telling: diagnostics)
      return try folders.forEach { try $0.write(telling: diagnostics) }
    }
    let places = updates.map(\.path) + folders.map(\.folder.path)
    try tell(updates.flatMap { $0.changes() } + folders.flatMap { $0.changes() }, of: places)
  }

  private func tell(_ changes: [String], of places: [String]) throws {
    let diagnostics = telling.diagnostics
    let text = changes.map { $0.onOneLine + "\n" }.joined()
    try Output.standardOutput.write(Product(lines: text).bytes, telling: diagnostics)
    guard changes.isEmpty else { throw ExitCode(ExitCodes.findings) }
    diagnostics.note("\(places.joined(separator: ", ")): up to date")
  }

  static let missing = """
    Missing which files. Name one, or a folder of pages, or list them as 'docs' and 'pages' in .coordviz.yml:
      coordviz docs README.md
      coordviz docs Sources -o docs/app
    """
}
