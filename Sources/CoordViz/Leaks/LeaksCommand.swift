import ArgumentParser
import CoordinatorAnalysis
import CoordinatorGraph
import CoordinatorLint
import CoordinatorPages

struct LeaksCommand: ParsableCommand, ReportsMessages {
  static let configuration = CommandConfiguration(
    commandName: "leaks",
    abstract: "Report leaked coordinators of a run: why they are alive, and how to fix it.",
    discussion: """
      Report each leak on stdout, with the references that keep it alive:
        coordviz leaks run.jsonl
      Add the lines of properties and calls from the source of the app:
        coordviz leaks run.jsonl --source Sources
      Draw the tree with its leaks and the paths to them:
        coordviz leaks run.jsonl -o leaks.svg
      Write an interactive page with an explanation for each leak:
        coordviz leaks run.jsonl -o leaks.html
      Report only new leaks in continuous integration:
        coordviz leaks run.jsonl --baseline leaks.txt --reporter github-actions-logging
      The exit code is 1 if there are new leaks, and otherwise 0.
      """
  )

  @Argument(
    help: ArgumentHelp(
      "Recordings or snapshots of a running app, or memory graphs of Xcode; - is stdin.",
      valueName: "input"
    ),
    completion: .file(extensions: ["jsonl", "json", "memgraph", "txt"])
  )
  var inputs: [String] = []

  @Option(
    help: ArgumentHelp(
      "A folder or file of the app's source, to name lines that the run does not know. Repeatable.",
      valueName: "path"
    ),
    completion: .directory
  )
  var source: [String] = []

  @Option(
    help:
      "Draw the tree with its leaks instead of writing a report (default: by the extension of the output file)."
  )
  var format: LeakFormat?

  @Option(help: "The language of a page (en, ko).") var lang = Captions.english

  @OptionGroup(title: "Reporting") var reporting: ReportingArguments
  @OptionGroup(title: "Messages") var messages: MessageArguments

  func validate() throws {
    _ = try sources()
    _ = try reporting.selection()
    if drawing == nil { _ = try reporting.chosenReporter() }
    if format != nil, reporting.reporter != nil || reporting.writeBaseline != nil {
      throw ValidationError(
        "--format cannot be combined with --reporter and --write-baseline. Use one of them."
      )
    }
  }

  func run() throws {
    let diagnostics = messages.diagnostics
    let source =
      try source.isEmpty ? nil : LeakSources(paths: source, ScanOptions(), reportingTo: diagnostics)
    let read = try sources().flatMap { input in
      let read = try diagnostics.during("reading \(input.place)") { try LeakInput.all(input) }
      return source.map { source in read.map { $0.located(by: source) } } ?? read
    }
    for input in read { input.doubts.forEach { diagnostics.warning("\(input.place): \($0)") } }
    guard try report(read, diagnostics) == 0 else { return }
    for input in read { diagnostics.note("\(input.place): \(reporting.nothing("leaks")): \(input.extent)") }
  }

  /// - Returns: How many leaks there are, known or not.
  private func report(_ read: [LeakInput], _ diagnostics: Diagnostics) throws -> Int {
    let findings = try RecordedFiles.located(LeakInput.findings(of: read), below: source)
    guard let drawing else {
      return try reporting.report(findings, in: sources(), reportingTo: diagnostics, isColoured: isColoured)
    }
    try Output(argument: reporting.output).draw(
      read.map(\.place).joined(separator: ", "),
      reportingTo: diagnostics
    ) {
      try drawing.product(of: read, captions: lang)
    }
    return try reporting.judge(findings, reportingTo: diagnostics)
  }

  /// The format of the drawing, by its name or by the extension of the output file; nil for a report.
  private var drawing: LeakFormat? {
    if format != nil || reporting.reporter != nil || reporting.writeBaseline != nil { return format }
    return reporting.output.flatMap(LeakFormat.init(path:))
  }

  private func sources() throws -> [Input] {
    try inputs.map(Input.init).checkOneStdin()
    if inputs.isEmpty { throw ValidationError(Self.missing) }
    return inputs.map(Input.init)
  }

  /// The report is for the terminal that stdout may be.
  private var isColoured: Bool {
    guard Output(argument: reporting.output) == .standardOutput else { return false }
    return messages.color.isColoured(isTerminal: Descriptor.standardOutput.isTerminal)
  }

  private static let missing = """
    Missing an input. Name a recording, or pipe one in:
      coordviz leaks run.jsonl
      cat run.jsonl | coordviz leaks -
    """
}
