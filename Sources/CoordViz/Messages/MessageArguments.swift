import ArgumentParser

/// The options for output to stderr.
struct MessageArguments: ParsableArguments {
  @Flag(name: .shortAndLong, help: "Show only warnings and errors.")
  var quiet = false

  @Flag(name: .shortAndLong, help: "Show each step and how long it took.")
  var verbose = false

  @Option(help: "Use colours in text (auto: if the output is a terminal).")
  var color = ColourChoice.auto

  func validate() throws {
    guard quiet, verbose else { return }
    throw ValidationError("--quiet and --verbose exclude each other. Use one of them.")
  }

  /// The diagnostics with these options.
  var diagnostics: Diagnostics {
    Diagnostics(level: quiet ? .quiet : verbose ? .verbose : .usual, colour: color)
  }
}

/// A command that has these options.
protocol ReportsMessages {
  var messages: MessageArguments { get }
}
