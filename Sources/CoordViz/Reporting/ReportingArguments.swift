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

  @Flag(help: "Exit with 1 for warnings and notes too, not only for errors.")
  var strict = false

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

  /// Whether some rules are not checked, so that an empty result means less.
  var isPartial: Bool { !rules.isEmpty || !disable.isEmpty }

  /// The requested reporter, by its name or by the extension of the output file.
  func chosenReporter() throws -> ReporterName {
    try reporter ?? (output?.ending == nil ? .text : .decided(by: output, option: "--reporter"))
  }
}

/// Another name of `--reporter`, for commands without other formats.
struct ReportFormatArguments: ParsableArguments {
  @Option(help: ArgumentHelp("The same as --reporter.", valueName: "reporter"))
  var format: ReporterName?
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
