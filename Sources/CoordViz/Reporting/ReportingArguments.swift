import ArgumentParser
import CoordinatorAnalysis
import CoordinatorGraph

/// The options for reports: which findings to report, in which format, and which ones fail the command.
struct ReportingArguments: ParsableArguments {
  @Option(help: "The format of the report (default: by the extension of the output file, or else text).")
  var reporter: ReporterName?

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("The output file (default: stdout).", valueName: "file"),
    completion: .file(extensions: ReporterName.allEndings)
  )
  var output: String?

  @Flag(help: "Exit with 1 for warnings and notes too, not only for errors.") var strict = false

  @Option(help: ArgumentHelp("Check only these rules; can be repeated.", valueName: "id,id"))
  var rules: [RuleList] = []

  @Option(help: ArgumentHelp("Do not check these rules; can be repeated.", valueName: "id,id"))
  var disable: [RuleList] = []

  @Option(
    help: ArgumentHelp("Report only findings that are not in this file.", valueName: "file"),
    completion: .file()
  )
  var baseline: String?

  @Option(
    help: ArgumentHelp("Write all findings to this file as known ones, without a report.", valueName: "file"),
    completion: .file()
  )
  var writeBaseline: String?

  func validate() throws {
    if baseline != nil, writeBaseline != nil {
      throw ValidationError(
        "--baseline and --write-baseline exclude each other. Use --write-baseline alone: it keeps the reasons in the file."
      )
    }
    if writeBaseline != nil, reporter != nil || output != nil {
      throw ValidationError("--write-baseline writes no report. Remove --reporter and --output.")
    }
  }

  /// Which rules are looked at. Commands call it before they read their input.
  ///
  /// - Parameters:
  ///   - project: The project whose own rules may be named, too.
  ///   - checked: The rules that the command checks; nil for all. A baseline keeps its entries of other rules.
  func selection(of project: Project? = nil, checking checked: Set<String>? = nil) throws -> RuleSelection {
    var only = rules.flatMap(\.ids)
    let all = RuleCatalogue.all(of: project)
    let others = all.map(\.id).filter { checked?.contains($0) == false }
    if let id = only.first(where: others.contains) {
      throw ValidationError("This command does not check '\(id)'. Use coordviz check.")
    }
    // A misspelled rule of the project checks nothing, and that is no clean result.
    let own = Set(project?.architecture.rules.map(\.name) ?? [])
    if !own.isDisjoint(with: only) { only.append(Architecture.unmatched.id) }
    do {
      var selection = try RuleSelection(only: only, disabled: disable.flatMap(\.ids), known: all)
      selection.checked = checked
      return selection
    } catch {
      throw ValidationError("\(error)".capitalizedFirst)
    }
  }

  /// The words for an empty result, which means less if some rules are not checked.
  func nothing(_ things: String) -> String {
    "no \(things)" + (rules.isEmpty && disable.isEmpty ? "" : " of the selected rules")
  }

  /// Says that there are no findings, and in what.
  func noteNothing(in place: String, _ extent: String, to diagnostics: Diagnostics) {
    diagnostics.note("\(place): \(nothing("findings")) in \(extent)")
  }

  /// The requested reporter, by its name or by the extension of the output file.
  func chosenReporter() throws -> ReporterName {
    try reporter ?? (output?.ending == nil ? .text : .decided(by: output, option: "--reporter"))
  }
}

/// Another name of `--reporter`, for commands without other formats.
struct ReportFormatArguments: ParsableArguments {
  @Option(help: ArgumentHelp("The same as --reporter.", valueName: "reporter")) var format: ReporterName?
}

extension ReportingArguments {
  /// The options, with the format under its other name.
  func with(_ format: ReportFormatArguments) -> ReportingArguments {
    var options = self
    options.reporter = reporter ?? format.format
    return options
  }
}

/// Ids of rules, separated by commas.
struct RuleList: ExpressibleByArgument {
  let ids: [String]

  init?(argument: String) {
    ids = argument.split(separator: ",").map { $0.filter { !$0.isWhitespace } }.filter { !$0.isEmpty }
    if ids.isEmpty { return nil }
  }
}

extension String {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}

extension ReportingArguments {
  /// Checks the names of rules, so that the error comes with the usage of the command.
  func check(_ configuration: ConfigurationArguments, checking checked: Set<String>? = nil) throws {
    let project: Project?
    // What is wrong with a configuration is said when the command runs.
    do { project = try configuration.project() } catch { return }
    _ = try selection(of: project, checking: checked)
  }

  /// The options, with the configured baseline if none was given.
  func deciding(_ project: Project?) throws(CommandError) -> ReportingArguments {
    var options = self
    if writeBaseline == nil, baseline == nil { options.baseline = try project?.baseline }
    return options
  }

  /// Tells findings, or writes them down as known.
  ///
  /// - Parameters:
  ///   - project: The project whose own rules may be among them.
  ///   - checked: The rules that the command checks; nil for all.
  ///   - closing: A last line about the reported findings, on stderr.
  /// - Returns: The number of findings, including those that the baseline knows.
  /// - Throws: `ExitCode` 1 if a reported finding fails the command.
  @discardableResult
  func report(
    _ found: [Finding],
    in inputs: [Input],
    of project: Project? = nil,
    checking checked: Set<String>? = nil,
    reportingTo diagnostics: Diagnostics,
    isColoured: Bool = false,
    closing: ([Finding]) -> String? = { _ in nil }
  ) throws -> Int {
    let selection = try selection(of: project, checking: checked)
    let findings = found.filter { selection.contains($0.rule) }
    if let writeBaseline {
      try BaselineFile(path: writeBaseline).write(findings, of: selection, reportingTo: diagnostics)
      return findings.count
    }
    let new = try newOnes(of: findings, selection, reportingTo: diagnostics)
    let (name, paths) = (try chosenReporter(), ReportedPaths(inputs))
    let reporter = name.reporter(artifact: paths.artifact(of: inputs), isColoured: isColoured)
    let text = reporter.report(new.map { paths.placed($0, for: name) }, rules: RuleCatalogue.all(of: project))
    try Output(argument: output).write(
      Product(text: text, as: name.content(isColoured: isColoured)),
      reportingTo: diagnostics
    )
    if !new.isEmpty, let line = closing(new) { diagnostics.note(line) }
    guard !fails(new) else { throw ExitCode(ExitCodes.findings) }
    return findings.count
  }

  /// The same, without a report.
  func judge(_ found: [Finding], reportingTo diagnostics: Diagnostics) throws -> Int {
    let selection = try selection()
    let findings = found.filter { selection.contains($0.rule) }
    let new = try newOnes(of: findings, selection, reportingTo: diagnostics)
    guard !fails(new) else { throw ExitCode(ExitCodes.findings) }
    return findings.count
  }

  /// The findings that are not in the baseline; all findings without a baseline.
  func newOnes(
    of findings: [Finding],
    _ selection: RuleSelection,
    reportingTo diagnostics: Diagnostics
  ) throws(CommandError) -> [Finding] {
    guard let baseline else { return findings }
    let comparison = try BaselineFile(path: baseline).read().compared(with: findings, of: selection)
    diagnostics.note("\(baseline): \(comparison.counts)")
    for entry in comparison.gone { diagnostics.detail("\(baseline): gone: \(entry.fingerprint)") }
    return comparison.new
  }

  private func fails(_ findings: [Finding]) -> Bool {
    findings.contains { strict || $0.severity == .error }
  }
}

enum ReporterName: String, OutputFormat {
  case text, xcode
  case gitHub = "github-actions-logging"
  case json, sarif, markdown

  static var usual: ReporterName { .text }

  var endings: [String] {
    switch self {
    case .text: ["txt"]
    case .xcode, .gitHub: []
    case .json, .sarif: [rawValue]
    case .markdown: ["md", "markdown"]
    }
  }

  /// The reporter with this name.
  ///
  /// - Parameter artifact: The place of findings without one.
  func reporter(artifact: String? = nil, isColoured: Bool = false) -> any Reporter {
    switch self {
    case .text: TextReporter(isColoured: isColoured)
    case .xcode: XcodeReporter()
    case .gitHub: GitHubReporter()
    case .json: JSONReporter()
    case .sarif: SARIFReporter(version: Version.current, artifact: artifact)
    case .markdown: MarkdownReporter()
    }
  }

  func content(isColoured: Bool) -> Content {
    switch self {
    case .text: isColoured ? .colouredText : .text
    case .xcode, .markdown: .text
    case .gitHub: .commands
    case .json, .sarif: .json
    }
  }
}
