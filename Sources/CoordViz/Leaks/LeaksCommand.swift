import ArgumentParser
import CoordinatorAnalysis
import CoordinatorGraph
import CoordinatorPages

/// `coordviz leaks`: what lives longer than it should, and why.
struct LeaksCommand: ParsableCommand, Telling {
  static let configuration = CommandConfiguration(
    commandName: "leaks",
    abstract: "Say what leaked during a run of an app, why it lives, and how to mend it.",
    discussion: """
      Each leak on stdout, with the way of references that keeps it alive:
        coordviz leaks run.jsonl
      The tree with what leaked in it, and the way to it:
        coordviz leaks run.jsonl --format svg -o leaks.svg
      The same as a page to move about in, with why each of them lives:
        coordviz leaks run.jsonl --format html -o leaks.html
      In continuous integration, only what is new:
        coordviz leaks run.jsonl --baseline leaks.txt --reporter github-actions-logging
      The exit code is 1 where something new leaked, and else 0.
      """
  )

  @Argument(
    help: ArgumentHelp("Recordings, or snapshots of a running app; - is stdin.", valueName: "input"),
    completion: .file(extensions: ["jsonl", "json"])
  )
  var inputs: [String] = []

  @Option(help: "Draw the tree with what leaked in it, instead of a report.")
  var format: LeakFormat?

  @OptionGroup
  var place: HostArguments

  @Option(help: "The language of a page (en, ko).")
  var lang = Captions.english

  @OptionGroup(title: "Reporting")
  var reporting: ReportingArguments

  @OptionGroup(title: "Telling")
  var telling: TellingArguments

  func validate() throws {
    _ = try sources()
    try place.check(format?.rawValue, reporting.output)
    if !isDrawn { _ = try reporting.chosenReporter() }
    if isDrawn, reporting.reporter != nil || reporting.writeBaseline != nil {
      throw ValidationError(
        "--format and --host draw, and --reporter and --write-baseline do not. Choose one of them."
      )
    }
  }

  func run() throws {
    let diagnostics = telling.diagnostics
    let read = try sources().map { input in
      try diagnostics.during("reading \(input.place)") { try LeakInput(input) }
    }
    for input in read { input.doubts.forEach { diagnostics.warning("\(input.place): \($0)") } }
    guard try tell(read, diagnostics) == 0 else { return }
    let nothing = reporting.isPartial ? "nothing of the rules that were looked at leaked" : "nothing leaked"
    for input in read { diagnostics.note("\(input.place): \(nothing): \(input.extent)") }
  }

  /// - Returns: How many leaks there are, known or not.
  private func tell(_ read: [LeakInput], _ diagnostics: Diagnostics) throws -> Int {
    let findings = read.flatMap(\.findings)
    if let host = place.host { return try show(read, on: host, telling: diagnostics) }
    guard let format = place.isPage ? .html : format else {
      return try reporting.report(findings, in: sources(), telling: diagnostics, isColoured: isColoured)
    }
    let product = try draw(read, as: format)
    product.warnings.forEach { diagnostics.warning($0) }
    try Output(argument: reporting.output).write(product.bytes, telling: diagnostics)
    return try reporting.judge(findings, telling: diagnostics)
  }
}

extension LeaksCommand {
  /// Whether a picture is asked for, and not a report.
  private var isDrawn: Bool { format != nil || place.choice != nil }

  private func sources() throws -> [Input] {
    if inputs.count(where: { $0 == "-" }) > 1 {
      throw ValidationError("'-' was given twice, and stdin can be read once. Name a file for the other.")
    }
    if inputs.isEmpty, Descriptor.standardInput.isTerminal { throw ValidationError(Self.missing) }
    return inputs.isEmpty ? [.standardInput] : inputs.map(Input.init)
  }

  /// The report is for the terminal that stdout may be.
  private var isColoured: Bool {
    guard Output(argument: reporting.output) == .standardOutput else { return false }
    return telling.color.isColoured(isTerminal: Descriptor.standardOutput.isTerminal)
  }

  private func draw(_ read: [LeakInput], as format: LeakFormat) throws(CommandError) -> Product {
    let place = read.map(\.place).joined(separator: ", ")
    do {
      return try format.product(of: read, captions: lang)
    } catch {
      throw .noDrawing(place: place, problem: error.localizedDescription)
    }
  }

  private static let missing = """
    Missing what to look at. Name a recording, or pipe one in:
      coordviz leaks run.jsonl
      cat run.jsonl | coordviz leaks
    """
}
