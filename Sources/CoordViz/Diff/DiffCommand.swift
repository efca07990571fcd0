import ArgumentParser
import CoordinatorAnalysis
import CoordinatorGraph

struct DiffCommand: ParsableCommand, ReadsInputs, ReportsMessages {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Show the differences between two graphs, as text or as one picture.",
    discussion: """
      Show what this branch changes in the sources of .coordviz.yml since it left main:
        coordviz diff main
      Compare a folder with the commit where this branch left main:
        coordviz diff main...:Sources Sources
      Compare folders, files or revisions by name:
        coordviz diff v1.0:Sources v2.0:Sources
      Write a comment for a pull request, with a diagram:
        coordviz diff main...:Sources Sources --host github-comment
      Draw the changes and their surroundings:
        coordviz diff base.json head.json -o changes.svg
      The exit code is 1 if there are differences, and otherwise 0.
      """
  )

  @OptionGroup var source: InputArguments
  @OptionGroup(title: "Scanning") var scanning: ScanArguments
  @OptionGroup(title: "Configuration") var configuration: ConfigurationArguments
  @OptionGroup var output: OutputArguments<DiffFormat>
  @OptionGroup var place: HostArguments

  @Option(help: "The kinds of nodes to compare.") var show = View.hierarchy

  @Option(help: ArgumentHelp("Draw nodes that are up to n edges away from a change.", valueName: "n"))
  var context = 1

  @Flag(help: "Draw both graphs completely, not only the changes and their surroundings.") var whole = false

  @OptionGroup(title: "Appearance") var looks: DiagramArguments
  @OptionGroup(title: "Messages") var messages: MessageArguments

  func validate() throws {
    if source.inputs.contains(.file("")) {
      throw ValidationError("An input is empty. Name a revision, a file or a folder.")
    }
    guard source.inputs.count == 2 || revision != nil else { throw ValidationError(Self.two) }
    if source.merge {
      throw ValidationError("--merge would join both sides into one graph. Remove it.")
    }
    if context < 0 { throw ValidationError("--context is a number of edges. Use 0 or more.") }
    try place.check(output)
  }

  func run() throws {
    let diagnostics = messages.diagnostics
    let session = try session(reportingTo: diagnostics)
    let sides = try revision.map { try ComparedSides(session, since: $0) } ?? ComparedSides(session)
    let diff = try sides.diff(in: show)
    let reportsNoChange = try place.host == nil && output.chosen().reportsNoChange
    if !diff.isEmpty || reportsNoChange || output.file != nil {
      try write(DiffPicture(diff, within: whole ? nil : context), of: session.place, reportingTo: diagnostics)
    }
    guard diff.isEmpty else { throw ExitCode(ExitCodes.findings) }
  }

  /// The one revision to compare the sources with; a file of that name is none.
  private var revision: String? {
    guard source.inputs.count == 1, let input = source.inputs.first else { return nil }
    switch input {
    case .revision(let revision) where revision.path.isEmpty: return revision.name
    case .file(let name) where !name.contains(":") && FileStatus(path: name) == nil: return name
    default: return nil
    }
  }

  private func write(_ picture: DiffPicture, of place: String, reportingTo diagnostics: Diagnostics) throws {
    if let host = self.place.host {
      let hosted = picture.hosted(looks.looks(nil, usual: .plain).options)
      return try hosted.write(to: output.file, on: host, reportingTo: diagnostics)
    }
    if try output.chosen().omitsFindings {
      for line in DiffText(of: picture.diff).findings { diagnostics.note("not in the picture: \(line)") }
    }
    try output.write(place, reportingTo: diagnostics) {
      try $0.product(of: picture, looks.looks(nil, usual: .plain))
    }
  }

  private static let two = """
    diff needs two inputs, the old and the new version:
      coordviz diff main...:Sources Sources
    """
}
