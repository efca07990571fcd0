import ArgumentParser
import CoordinatorGraph

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
      With --check the exit code is 1 if a file is out of date, and the output lists the changes.
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

  @Flag(help: "Change no file: report outdated files.") var check = false

  @OptionGroup(title: "Pages") var pages: PageArguments
  @OptionGroup(title: "Appearance") var images: ThumbnailArguments
  @OptionGroup(title: "Configuration") var configuration: ConfigurationArguments
  @OptionGroup(title: "Messages") var messages: MessageArguments

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
    try report(updates.flatMap { $0.changes() } + folders.flatMap { $0.changes() }, of: places)
  }

  private func report(_ changes: [String], of places: [String]) throws {
    let diagnostics = messages.diagnostics
    let text = changes.map { $0.onOneLine + "\n" }.joined()
    try Output.standardOutput.write(Product(text: text, as: .text), reportingTo: diagnostics)
    guard changes.isEmpty else {
      diagnostics.note("to update: run the same command without --check")
      throw ExitCode(ExitCodes.findings)
    }
    diagnostics.note("\(places.joined(separator: ", ")): up to date")
  }

  static let missing = """
    Missing a file. Name one with the lines \(MarkedDocument.markers),
    or a folder of pages, or list them as 'docs' and 'pages' in .coordviz.yml:
      coordviz docs README.md
      coordviz docs Sources -o docs/app
    """
}

/// The task of `coordviz docs`: from its arguments, or else from the configuration.
struct DocsRequest {
  private let documents: [String]
  private let inputs: [Input]
  private let pages: [PageRequest]
  private let project: Project?
  private let configuration: ConfigurationArguments
  private let thumbnails: ThumbnailFolder?

  init(_ command: DocsCommand, _ project: Project?) throws {
    self.project = project
    configuration = command.configuration
    thumbnails = try command.images.folder(project)
    let hasFolder = command.pages.output != nil
    let isInput = { (path: String) in hasFolder && !["md", "markdown"].contains(path.ending) }
    let isNothingNamed = command.files.isEmpty && !hasFolder
    documents = isNothingNamed ? try project?.docs ?? [] : command.files.filter { !isInput($0) }
    pages = hasFolder || isNothingNamed ? try PageRequest.all(command.pages, project) : []
    let named = command.input + command.files.filter(isInput)
    inputs = named.isEmpty ? try AppSources(of: project).found : named.map(Input.init)
    if documents.isEmpty, pages.isEmpty { throw ValidationError(DocsCommand.missing) }
  }

  func documents(reportingTo diagnostics: Diagnostics) throws -> [DocumentUpdate] {
    let usual = DocumentUpdate.Usual(
      inputs: inputs,
      read: BlockInputs(configuration),
      project: project,
      configuration: configuration,
      thumbnails: thumbnails
    )
    let updates = try documents.map { try DocumentUpdate(path: $0, usual: usual, reportingTo: diagnostics) }
    try Self.warnOfEmpty(updates, reportingTo: diagnostics)
    return updates
  }

  func folders(reportingTo diagnostics: Diagnostics) throws -> [PageUpdate] {
    guard !pages.isEmpty else { return [] }
    let inputs = inputs.isEmpty ? try AppSources(of: project).inputs : inputs
    let request = try InputRequest(inputs, configuration)
    let snapshot = try request.session(reportingTo: diagnostics).snapshotWithFindings()
    let images = try thumbnails?.thumbnails(for: snapshot.graph, reportingTo: diagnostics) ?? [:]
    return try pages.map { request in
      var request = request
      request.options.thumbnails = images
      return try PageUpdate(request, of: snapshot, project, reportingTo: diagnostics)
    }
  }

  /// A named file without a block is probably a mistake. If no file has one, nothing was checked.
  private static func warnOfEmpty(_ updates: [DocumentUpdate], reportingTo diagnostics: Diagnostics) throws {
    let problem = "no block to update; add \(MarkedDocument.markers)"
    let empty = updates.filter { $0.blocks.isEmpty }
    if !empty.isEmpty, empty.count == updates.count {
      throw CommandError(updates.map(\.path).joined(separator: ", "), problem)
    }
    for update in empty { diagnostics.warning("\(update.path): \(problem)") }
  }
}
