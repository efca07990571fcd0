import ArgumentParser

struct DoctorCommand: ParsableCommand, ReportsMessages {
  static let configuration = CommandConfiguration(
    commandName: "doctor",
    abstract: "Check Graphviz, fonts and the project here, and show what to do.",
    discussion: "The exit code is 0, or 2 if a part is missing or the app cannot be scanned."
  )

  @OptionGroup(title: "Messages") var messages: MessageArguments

  func run() throws {
    let findings = Examination().findings
    let text = findings.map(\.line).joined(separator: "\n") + "\n"
    try Output.standardOutput.write(Product(text: text, as: .text), reportingTo: messages.diagnostics)
    if findings.contains(where: { $0.isMissing }) { throw ExitCode(ExitCodes.failed) }
  }
}

/// One line of the doctor's report.
struct Symptom: Equatable {
  /// The part that was checked: `graphviz`, `png`.
  let name: String
  let found: String
  /// How to install a missing part.
  var remedy: String?
  /// Whether something cannot be done without it.
  var isMissing = false

  /// `missing  png        its plugin is not there; apt-get install graphviz`
  var line: String {
    let state = isMissing ? "missing" : remedy == nil ? "ok" : "note"
    return state.padded(to: 9) + name.padded(to: 11)
      + ([found] + [remedy].compactMap { $0 }).joined(separator: "; ")
  }
}

extension String {
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(1, width - count))
  }
}

/// The commands that install missing parts on this system.
enum Installing {
  #if os(macOS)
    static let graphviz = "brew reinstall graphviz"
    static let fonts = "macOS includes all fonts"
  #else
    static let graphviz = "apt-get install graphviz"
    static let fonts = "apt-get install fonts-liberation fonts-noto-cjk"
  #endif
}
