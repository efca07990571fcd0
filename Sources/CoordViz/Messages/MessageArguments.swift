import ArgumentParser
import Foundation

struct MessageArguments: ParsableArguments {
  @Flag(name: .shortAndLong, help: "Show only warnings and errors.") var quiet = false

  @Flag(name: .shortAndLong, help: "Show each step and how long it took.") var verbose = false

  @Option(help: "Use colours in text (auto: if the output is a terminal).") var color = ColourChoice.auto

  func validate() throws {
    guard quiet, verbose else { return }
    throw ValidationError("--quiet and --verbose exclude each other. Use one of them.")
  }

  var diagnostics: Diagnostics {
    Diagnostics(level: quiet ? .quiet : verbose ? .verbose : .usual, colour: color)
  }
}

protocol ReportsMessages {
  var messages: MessageArguments { get }
}

/// Whether words on stderr have colours.
enum ColourChoice: String, CaseIterable, ExpressibleByArgument {
  case auto, always, never

  /// Decides in this order: the option, `NO_COLOR`, `FORCE_COLOR`, whether the output is a terminal. The
  /// variables count if they are not empty (https://no-color.org, https://force-color.org).
  func isColoured(
    isTerminal: Bool = Descriptor.standardError.isTerminal,
    in environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> Bool {
    switch self {
    case .always: return true
    case .never: return false
    case .auto:
      if environment.isSet("NO_COLOR") { return false }
      if environment.isSet("FORCE_COLOR") { return environment["FORCE_COLOR"] != "0" }
      return isTerminal && environment["TERM"] != "dumb"
    }
  }
}

extension [String: String] {
  /// Whether a variable is set and not empty.
  func isSet(_ name: String) -> Bool { !(self[name] ?? "").isEmpty }
}
