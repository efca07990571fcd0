import ArgumentParser

/// `coordviz doctor`: the available parts for pictures.
struct DoctorCommand: ParsableCommand, ReportsMessages {
  static let configuration = CommandConfiguration(
    commandName: "doctor",
    abstract:
      "Check Graphviz, fonts, the terminal and the project here, and show what to do.",
    discussion: "The exit code is 0, or 2 if a part is missing or the app cannot be scanned."
  )

  @OptionGroup(title: "Messages")
  var messages: MessageArguments

  func run() throws {
    let findings = Examination(diagnostics: messages.diagnostics).findings
    let text = findings.map(\.line).joined(separator: "\n") + "\n"
    try Output.standardOutput.write(Product(text: text, as: .text), reportingTo: messages.diagnostics)
    if findings.contains(where: { $0.isMissing }) { throw ExitCode(ExitCodes.failed) }
  }
}
