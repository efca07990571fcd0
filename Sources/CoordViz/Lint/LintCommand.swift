import ArgumentParser
import CoordinatorAnalysis
import CoordinatorGraph

/// `coordviz lint`: what is wrong with the life of coordinators, from Swift source.
struct LintCommand: ParsableCommand, Telling {
  static let configuration = CommandConfiguration(
    commandName: "lint",
    abstract: "Find defects in the life of coordinators: who is never kept, never removed, kept too long.",
    discussion: """
      Each finding is a line on stdout, with its file and line; Swift source is read, not run:
        coordviz lint Sources
      In a build phase of Xcode, and on GitHub:
        coordviz lint Sources --reporter xcode
        coordviz lint Sources --reporter github-actions-logging --strict
      Only what is new:
        coordviz lint Sources --baseline known.txt
      A comment leaves out a finding of the line below:
        // coordviz:disable:next child-never-removed stays as long as the app
      The exit code is 1 where an error is found, or with --strict anything at all, and else 0.
      """
  )

  @Argument(
    help: ArgumentHelp("Folders and Swift files; together they are one app.", valueName: "path"),
    completion: .file(extensions: ["swift"])
  )
  var paths: [String] = []

  @OptionGroup(title: "Scanning")
  var scanning: ScanArguments

  @OptionGroup(title: "Configuration")
  var configuration: ConfigurationArguments

  @OptionGroup(title: "Reporting")
  var reporting: ReportingArguments

  @OptionGroup(title: "Telling")
  var telling: TellingArguments

  func validate() throws {
    if paths.contains("-") {
      throw ValidationError("'-' is no folder and no Swift file. Name the paths to lint.")
    }
  }

  func run() throws {
    let diagnostics = telling.diagnostics
    let project = try configuration.project()
    let paths = try paths(configured: project?.sources ?? [])
    let place = paths.joined(separator: ", ")
    let scan = try diagnostics.during("reading \(place)") {
      try SourceScan(paths: paths, scanning.options(project, configuration), telling: diagnostics)
    }
    let found = scan.findings(telling: diagnostics)
    let findings = project?.judged(found) ?? found
    let count = try reporting.deciding(project).report(
      findings,
      in: paths.map(Input.file),
      telling: diagnostics
    )
    if count == 0 { diagnostics.note("\(place): \(nothing) in \(scan.files.count) files") }
  }

  /// The named paths, or else the source among the inputs of the configuration.
  private func paths(configured: [String]) throws -> [String] {
    let named = paths.isEmpty ? configured.filter { Input.file($0).isSource } : paths
    if named.isEmpty { throw ValidationError(Self.missing) }
    return named
  }

  private var nothing: String {
    reporting.isPartial ? "the rules that were looked at find nothing" : "nothing is found"
  }

  private static let missing = """
    Missing what to lint. Name the folder of the app's sources:
      coordviz lint Sources
    """
}
