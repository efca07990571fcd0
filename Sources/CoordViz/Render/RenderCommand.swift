import ArgumentParser
import CoordinatorAnalysis
import CoordinatorDeclarations
import CoordinatorDiagrams
import CoordinatorGraph
import Foundation

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

  @OptionGroup var source: InputArguments
  @OptionGroup(title: "Scanning") var scanning: ScanArguments
  @OptionGroup(title: "Configuration") var configuration: ConfigurationArguments
  @OptionGroup var output: OutputArguments<Format>

  @Flag(help: "Redraw the file whenever an input is saved, until Ctrl-C.") var watch = false

  @OptionGroup var place: HostArguments

  @Option(help: "The kinds of nodes to draw (default: hierarchy; screens for html; all for json and yaml).")
  var show: View?

  @Option(
    help: ArgumentHelp("The maximum size of --format agent.", valueName: "tokens")
  )
  var budget = AgentOutline.usualBudget

  @OptionGroup(title: "Filtering") var narrowing: NarrowingArguments
  @OptionGroup(title: "Appearance") var looks: DiagramArguments
  @OptionGroup(title: "Appearance") var images: ThumbnailArguments
  @OptionGroup(title: "Messages") var messages: MessageArguments

  /// Called before ``run()``, so that errors are shown with the usage of this command.
  func validate() throws {
    try place.check(output)
    if watch { try checkWatching() }
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
    let snapshot = try format == .html ? session.snapshotWithFindings() : session.snapshot()
    let violations = Project.violations(of: session.project, in: snapshot.graph)
    let usual = images.thumbnails == nil ? format.usualView : .screens
    var drawing = try narrowing.narrowed(snapshot, to: show ?? usual, from: session.place)
    if format.isPicture, self.looks.place == .readme { drawing = drawing.forReadme() }
    if let caption = drawing.caption { diagnostics.note(caption) }
    var looks = self.looks.looks(session.project)
    looks.budget = budget
    looks.options.mark(violations)
    if format.showsThumbnails, place.host == nil, let folder = try images.folder(session.project) {
      looks.options.thumbnails = try folder.thumbnails(for: drawing.graph, reportingTo: diagnostics)
    }
    if let host = place.host {
      return try show(drawing, on: host, looks, reportingTo: diagnostics)
    }
    try output.write(session.place, reportingTo: diagnostics) { format in
      try diagnostics.during("drawing \(drawing.graph.counts) as \(format)") {
        try format.product(of: drawing, looks)
      }
    }
  }

  /// The requested format, by its name, the host or the extension of the output.
  private func chosenFormat() throws -> Format {
    if place.host != nil { return .outline }
    return try output.chosen()
  }
}

/// `coordviz render --watch`: redraws the file when an input changes.
extension RenderCommand {
  func checkWatching() throws {
    if output.output == .standardOutput {
      throw ValidationError("--watch needs an output file. Name it with -o.")
    }
    if source.inputs.isEmpty || source.inputs.contains(.standardInput) {
      throw ValidationError("--watch needs files or folders that can change. Name them.")
    }
  }

  /// Draws now, and whenever an input has changed.
  ///
  /// - Throws: ``CommandError`` if the first drawing fails; later failures are warnings.
  func drawAgainAndAgain() throws {
    let session = try session(reportingTo: messages.diagnostics)
    let first = SourceWatch(session.inputs.map(\.place), session.options)
    try drawOnce()
    messages.diagnostics.note("watching \(session.place); press Ctrl-C to stop")
    let command = UncheckedCommand(command: self)
    try Blocking.run {
      var watch = first
      while true {
        try await watch.change()
        command.drawAgain()
      }
    }
  }

  /// Moves the command to another thread; nothing changes it any more.
  private struct UncheckedCommand: @unchecked Sendable {
    let command: RenderCommand

    func drawAgain() {
      do { try command.drawOnce() } catch {
        command.messages.diagnostics.warning(error.localizedDescription)
      }
    }
  }

  /// Writes a graph for a host.
  func show(
    _ drawing: CaptionedGraph,
    on host: MarkdownHost,
    _ looks: Looks,
    reportingTo diagnostics: Diagnostics
  ) throws {
    let graph = drawing.graph
    let title = (looks.options.title ?? drawing.title).onOneLine
    let hosted = HostedGraph(
      heading: host == .docc ? title.withoutMarkup : "**\(title.withoutMarkup)**",
      alternative: "\(title): \(graph.counts)",
      graph: graph,
      narrowing: drawing.caption?.onOneLine,
      words: host == .docc
        ? .list(MarkdownOutline().render(graph).lines)
        : .code(TextTree(ascii: looks.ascii).render(graph).lines, language: "text"),
      options: looks.options
    )
    try hosted.write(to: output.file, on: host, reportingTo: diagnostics)
  }
}

extension String {
  /// The lines, without their ends.
  var lines: [String] { split(separator: "\n", omittingEmptySubsequences: true).map(String.init) }
}

extension RenderCommand {
  /// The pictures of the configuration, for a command without input and output.
  func decided(by project: Project?) throws -> [RenderCommand] {
    guard let project, source.inputs.isEmpty, output.file == nil, output.format == nil, place.host == nil
    else {
      return []
    }
    return try project.configuration.outputs.map { try Self.command(for: $0, of: project) }
  }

  private static func command(for picture: Configuration.Picture, of project: Project) throws -> RenderCommand
  {
    let options = picture.options.flatMap { option in
      option.values.isEmpty ? ["--\(option.name)"] : option.values.map { "--\(option.name)=\($0)" }
    }
    let output = try project.resolved(picture.path)
    do {
      return try RenderCommand.parse(options + ["--output=\(output)"])
    } catch {
      let words = message(for: error).split(whereSeparator: \.isNewline).joined(separator: " ")
      throw CommandError("\(project.path):\(picture.line)", words)
    }
  }
}
