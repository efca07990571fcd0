import ArgumentParser
import CoordinatorAnalysis
import CoordinatorGraph

/// `coordviz render`: a graph becomes a diagram.
struct RenderCommand: ParsableCommand, ReadsInputs, ReportsMessages {
  static let configuration = CommandConfiguration(
    commandName: "render",
    abstract: "Draw the coordinators of an app as a picture, an interactive page, a diagram or a list.",
    discussion: """
      Draw a picture; the file is only written if it changes:
        coordviz render Sources -o docs/hierarchy.svg
      Write an interactive page with search and details of each node:
        coordviz render Sources -o hierarchy.html
      Show the tree in the terminal:
        coordviz render Sources
      Draw the diagram under a heading of a guide:
        coordviz render GUIDE.md --heading Coordinators -o hierarchy.png --scale 2
      Show two levels around one coordinator in the terminal, from a snapshot on stdin:
        cat hierarchy.json | coordviz render - --focus HomeCoordinator --depth 2
      """
  )

  @OptionGroup
  var source: InputArguments

  @OptionGroup(title: "Scanning")
  var scanning: ScanArguments

  @OptionGroup(title: "Configuration")
  var configuration: ConfigurationArguments

  @OptionGroup
  var output: OutputArguments<Format>

  @Flag(help: "Redraw the file whenever an input is saved, until Ctrl-C.")
  var watch = false

  @OptionGroup
  var place: HostArguments

  @Option(help: "The kinds of nodes to draw (default: hierarchy; screens for html; all for json and yaml).")
  var show: View?

  @Option(
    help: ArgumentHelp("The maximum size of --format agent.", valueName: "tokens")
  )
  var budget = AgentOutline.usualBudget

  @Option(help: "Link a picture to source in VS Code or on GitHub.")
  var openIn: SourceViewer?

  @OptionGroup(title: "Filtering")
  var narrowing: NarrowingArguments

  @OptionGroup(title: "Appearance")
  var looks: DiagramArguments

  @OptionGroup(title: "Appearance")
  var images: ThumbnailArguments

  @OptionGroup(title: "Messages")
  var messages: MessageArguments

  /// Called before ``run()``, so that errors are shown with the usage of this command.
  func validate() throws {
    try place.check(output, page: .html)
    if watch { try checkWatching() }
    if openIn != nil, looks.sourceURL != nil {
      throw ValidationError("--source-url and --open-in were given. Choose one of them.")
    }
    guard AgentOutline.budgets.contains(budget) else {
      let (least, most) = (AgentOutline.budgets.lowerBound, AgentOutline.budgets.upperBound)
      throw ValidationError("--budget must be a number from \(least) to \(most).")
    }
    try images.check(chosenFormat())
  }

  func run() throws {
    watch ? try drawAgainAndAgain() : try drawOnce()
  }

  func drawOnce() throws {
    let diagnostics = messages.diagnostics
    let session = try session(reportingTo: diagnostics)
    let decided = try decided(by: session.project)
    let commands = decided.isEmpty ? [self] : decided
    // Pages come first: what was read for their findings serves other formats, too.
    let formats = try commands.map { ($0, isPage: try $0.chosenFormat() == .html) }
    for (command, _) in formats.filter(\.isPage) + formats.filter({ !$0.isPage }) {
      try command.draw(session, reportingTo: diagnostics)
    }
  }

  private func draw(_ session: Session, reportingTo diagnostics: Diagnostics) throws {
    let format = try chosenFormat()
    // Only pages show findings.
    var snapshot = try format == .html ? session.snapshotWithFindings() : session.snapshot()
    let violations = Project.violations(of: session.project, in: snapshot.graph)
    let usual = images.thumbnails == nil ? format.usualView : .screens
    snapshot.graph = (show ?? usual).part(of: snapshot.graph)
    var drawing = try narrowing.narrowed(snapshot, from: session.place)
    if format.isPicture, self.looks.place == .readme { drawing = drawing.forReadme() }
    if let caption = drawing.caption { diagnostics.note(caption) }
    var looks = self.looks.looks(session.project)
    looks.budget = budget
    looks.options.mark(violations)
    if format.showsThumbnails, place.host == nil, let folder = try images.folder(session.project) {
      looks.options.thumbnails = try folder.thumbnails(for: drawing.graph, reportingTo: diagnostics)
    }
    if let openIn { looks.options.sourceLink = try openIn.link(for: session.inputs.first) }
    if let host = place.host {
      return try show(drawing, on: host, looks, reportingTo: diagnostics)
    }
    try place.decide(output, page: .html).write(session.place, reportingTo: diagnostics) { format in
      try diagnostics.during("drawing \(drawing.graph.counts) as \(format)") {
        try format.product(of: drawing, looks)
      }
    }
  }

  /// The requested format, by its name, the host or the extension of the output.
  private func chosenFormat() throws -> Format {
    if place.host != nil { return .outline }
    return try place.decide(output, page: .html).chosen()
  }
}
