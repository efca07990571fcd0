import ArgumentParser

/// `coordviz docs`: fills the blocks of Markdown files, and writes pages.
struct DocsCommand: ParsableCommand, ReportsMessages {
  static let configuration = CommandConfiguration(
    commandName: "docs",
    abstract:
      "Write documentation: diagrams between markers in Markdown files, or a folder with a page for each coordinator.",
    discussion: """
      Write a page for each coordinator, as Markdown, as a website or as a DocC catalog:
        coordviz docs Sources -o docs/app
        coordviz docs Sources -o site --format html --lang ko
        coordviz docs Sources -o docs/App.docc
      Put a diagram into README.md: add these two lines, and run the command below them.
        <!-- coordviz:begin input=Sources focus=HomeCoordinator depth=2 -->
        <!-- coordviz:end -->
        coordviz docs README.md
      The input is a path from the folder of the Markdown file: in docs/GUIDE.md it is input=../Sources.
      Check in continuous integration that the files are up to date; this changes no file:
        coordviz docs README.md docs/GUIDE.md --check
      With --check the exit code is 1 if a file is out of date, and the output lists the changes of the graph.
      """
  )

  @Argument(
    help: ArgumentHelp(
      "Markdown files with blocks to update; with -o, the other inputs are the sources of the pages.",
      valueName: "file"
    ),
    completion: .file(extensions: ["md", "markdown"] + InputFormat.allEndings)
  )
  var files: [String] = []

  @Option(
    help: ArgumentHelp(
      "The input of pages, and of blocks without an input; can be repeated.",
      valueName: "input"
    )
  )
  var input: [String] = []

  @Flag(help: "Change no file: report outdated files.")
  var check = false

  @OptionGroup(title: "Pages")
  var pages: PageArguments

  @OptionGroup(title: "Appearance")
  var images: ThumbnailArguments

  @OptionGroup(title: "Configuration")
  var configuration: ConfigurationArguments

  @OptionGroup(title: "Messages")
  var messages: MessageArguments

  func validate() throws {
    if files.isEmpty, pages.output == nil, configuration.place == nil { throw ValidationError(Self.missing) }
    if (input + files).contains("-") {
      throw ValidationError("--input is read for each block, but stdin can be read only once. Use a file.")
    }
  }

  func run() throws {
    let diagnostics = messages.diagnostics
    let project = try configuration.project()
    // Everything is created before the first file is written: an error changes no file.
    let requested = try DocsRequest(self, project)
    let updates = try requested.documents(reportingTo: diagnostics)
    let folders = try requested.folders(reportingTo: diagnostics)
    guard check else {
      try DocumentUpdate.write(updates, reportingTo: diagnostics)
      return try folders.forEach { try $0.write(reportingTo: diagnostics) }
    }
    let places = updates.map(\.path) + folders.map(\.folder.path)
    try tell(updates.flatMap { $0.changes() } + folders.flatMap { $0.changes() }, of: places)
  }

  private func tell(_ changes: [String], of places: [String]) throws {
    let diagnostics = messages.diagnostics
    let text = changes.map { $0.onOneLine + "\n" }.joined()
    try Output.standardOutput.write(Product(text: text, as: .text), reportingTo: diagnostics)
    guard changes.isEmpty else { throw ExitCode(ExitCodes.findings) }
    diagnostics.note("\(places.joined(separator: ", ")): up to date")
  }

  static let missing = """
    Missing a file. Name one, or a folder of pages, or list them as 'docs' and 'pages' in .coordviz.yml:
      coordviz docs README.md
      coordviz docs Sources -o docs/app
    """
}
