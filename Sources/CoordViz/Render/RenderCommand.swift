import ArgumentParser
import CoordinatorAnalysis
import CoordinatorGraph

/// `coordviz render`: a graph becomes a diagram.
struct RenderCommand: ParsableCommand, ReportsMessages {
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
    let project = try source.configuration.project()
    let decided = try decided(by: project)
    let commands = decided.isEmpty ? [self] : decided
    // Only pages show findings.
    let (pages, others) = try (
      commands.filter { try $0.chosenFormat() == .html }, commands.filter { try $0.chosenFormat() != .html }
    )
    if !others.isEmpty {
      let snapshot = try source.snapshot(reportingTo: diagnostics)
      let violations = Project.violations(of: project, in: snapshot.graph)
      try others.forEach { try $0.draw(snapshot, violations, project, reportingTo: diagnostics) }
    }
    if !pages.isEmpty {
      let snapshot = try source.snapshotWithFindings(reportingTo: diagnostics)
      let violations = Project.violations(of: project, in: snapshot.graph)
      try pages.forEach { try $0.draw(snapshot, violations, project, reportingTo: diagnostics) }
    }
  }

  private func draw(
    _ snapshot: Snapshot,
    _ violations: [Violation],
    _ project: Project?,
    reportingTo diagnostics: Diagnostics
  ) throws {
    let format = try chosenFormat()
    var snapshot = snapshot
    let usual = images.thumbnails == nil ? format.usualView : .screens
    snapshot.graph = (show ?? usual).part(of: snapshot.graph)
    var drawing = try narrowing.narrowed(snapshot, from: source.place)
    if format.isPicture, self.looks.room.place == .readme { drawing = drawing.forReadme() }
    if let caption = drawing.caption { diagnostics.note(caption) }
    var looks = self.looks.looks(project)
    looks.budget = budget
    looks.options.mark(violations)
    if format.showsThumbnails, place.host == nil, let folder = try images.folder(project) {
      looks.options.thumbnails = try folder.thumbnails(for: drawing.graph, reportingTo: diagnostics)
    }
    if let openIn { looks.options.sourceLink = try openIn.link(for: source.sources().first) }
    if let host = place.host {
      return try show(drawing, on: host, looks, reportingTo: diagnostics)
    }
    try place.decide(output, page: .html).write(source.place, reportingTo: diagnostics) { format in
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
