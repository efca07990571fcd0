import ArgumentParser

/// `coordviz doctor`: what is there of all that pictures need.
struct DoctorCommand: ParsableCommand, Telling {
  static let configuration = CommandConfiguration(
    commandName: "doctor",
    abstract:
      "Say what was found of Graphviz, of fonts and of the terminal, and how to install what is missing.",
    discussion: "The exit code is 0 where every format can be drawn, and 2 where something is missing."
  )

  @OptionGroup(title: "Telling")
  var telling: TellingArguments

  func run() throws {
    let findings = Examination(diagnostics: telling.diagnostics).findings
    let text = findings.map(\.line).joined(separator: "\n") + "\n"
    try Output.standardOutput.write(Array(text.utf8), telling: telling.diagnostics)
    if findings.contains(where: { $0.isMissing }) { throw ExitCode(ExitCodes.failed) }
  }
}
