import ArgumentParser

/// The options for output to stderr.
struct TellingArguments: ParsableArguments {
  @Flag(name: .shortAndLong, help: "Say nothing about files written; warnings and errors are still told.")
  var quiet = false

  @Flag(name: .shortAndLong, help: "Say what was read and drawn, and how long it took.")
  var verbose = false

  @Option(help: "Whether words for people have colours; auto is where a terminal shows them.")
  var color = ColourChoice.auto

  func validate() throws {
    guard quiet, verbose else { return }
    throw ValidationError("--quiet and --verbose were given. Choose one of them.")
  }

  /// Who tells it.
  var diagnostics: Diagnostics {
    Diagnostics(level: quiet ? .quiet : verbose ? .verbose : .usual, colour: color)
  }
}

/// A command that has these options.
protocol Telling {
  var telling: TellingArguments { get }
}
