import Foundation

/// Every word on stderr. Errors and warnings are always told, notes unless the user wants quiet.
struct Diagnostics {
  var isQuiet = false
  var isColoured = Diagnostics.isColourWanted

  func error(_ text: String) { tell("error:", colour: 31, text) }

  func warning(_ text: String) { tell("warning:", colour: 33, text) }

  func note(_ text: String) {
    if !isQuiet { tell(text) }
  }

  private func tell(_ word: String, colour: Int, _ text: String) {
    tell(text, after: isColoured ? "\u{1B}[1;\(colour)m\(word)\u{1B}[0m " : word + " ")
  }

  /// What stands in a name must not break the line, or reach the terminal as a command.
  private func tell(_ text: String, after word: String = "") {
    let line = String(text.map { $0.isNewline ? " " : $0 }.filter(\.isPrintable))
    Descriptor.standardError.tell("\(word)\(line)\n")
  }

  /// Colour is for people: only on a terminal, and never where NO_COLOR is set (https://no-color.org).
  private static var isColourWanted: Bool {
    let environment = ProcessInfo.processInfo.environment
    let isRefused = environment["NO_COLOR"].map { !$0.isEmpty } ?? false
    return !isRefused && environment["TERM"] != "dumb" && Descriptor.standardError.isTerminal
  }
}

extension Character {
  fileprivate var isPrintable: Bool {
    !unicodeScalars.contains { $0.properties.generalCategory == .control }
  }
}
