import ArgumentParser
import CoordinatorAnalysis
import CoordinatorGraph

/// The options for reports: which findings to report, in which format, and which ones fail the command.
struct ReportingArguments: ParsableArguments {
  @Option(help: "What to write findings as; follows from the ending of the output file, else text.")
  var reporter: ReporterName?

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("The file to write; stdout unless given.", valueName: "file"),
    completion: .file(extensions: ReporterName.allEndings)
  )
  var output: String?

  @Flag(help: "Exit with 1 for warnings and notes, too, not for errors only.")
  var strict = false

  @Option(help: ArgumentHelp("Look at these rules only; may be repeated.", valueName: "id,id"))
  var rules: [RuleList] = []

  @Option(help: ArgumentHelp("Leave out these rules; may be repeated.", valueName: "id,id"))
  var disable: [RuleList] = []

  @Option(
    help: ArgumentHelp("Tell only what this file does not know yet.", valueName: "file"),
    completion: .file()
  )
  var baseline: String?

  @Option(
    help: ArgumentHelp("Write what is found to this file, as known, and tell nothing.", valueName: "file"),
    completion: .file()
  )
  var writeBaseline: String?

  func validate() throws {
    do { _ = try selection() } catch { throw ValidationError("\(error)".capitalizedFirst) }
    if baseline != nil, writeBaseline != nil {
      throw ValidationError(
        "--baseline and --write-baseline were given. Choose one: what is written keeps the reasons that are there."
      )
    }
    if writeBaseline != nil, reporter != nil || output != nil {
      throw ValidationError("--write-baseline tells nothing. Leave out --reporter and --output.")
    }
  }

  /// Which rules are looked at.
  func selection() throws(RuleSelection.UnknownRule) -> RuleSelection {
    try RuleSelection(
      only: rules.flatMap(\.ids),
      disabled: disable.flatMap(\.ids),
      known: RuleCatalogue.all
    )
  }

  /// Whether some rules are not looked at, so that finding nothing says less.
  var isPartial: Bool { !rules.isEmpty || !disable.isEmpty }

  /// The reporter that was asked for, by its name or by the ending of the output.
  func chosenReporter() throws -> ReporterName {
    if let reporter { return reporter }
    guard let output, output != "-", output.ending != nil else { return .text }
    guard let name = ReporterName(path: output) else { throw ValidationError(Self.unknownEnding(of: output)) }
    return name
  }

  private static func unknownEnding(of path: String) -> String {
    let endings = ReporterName.allEndings.map { ".\($0)" }.joined(separator: ", ")
    let names = ReporterName.allCases.map(\.rawValue).joined(separator: ", ")
    return
      "The ending of '\(path)' means no reporter. End it in one of \(endings), or add --reporter with one of \(names)."
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
