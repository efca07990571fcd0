/// `git`, as a child process that reads and never changes anything.
struct Git: Hashable {
  /// Its path; a name without a slash is looked for in `PATH`.
  var program = "git"
  /// The maximum time without output, in seconds.
  var silence = 30

  /// Git must not prompt, fetch, or take a lock.
  private static let environment = [
    "GIT_TERMINAL_PROMPT": "0", "GIT_NO_LAZY_FETCH": "1", "GIT_OPTIONAL_LOCKS": "0", "LC_ALL": "C",
  ]

  /// A repository may contain another one in its files, with settings that start programs. Git must not use
  /// that one by mistake, nor start programs of the right one.
  private static let settings = [
    "-c", "safe.bareRepository=explicit", "-c", "core.fsmonitor=false", "-c", "core.hooksPath=/dev/null",
  ]

  /// Runs it with the given arguments and the given bytes on its stdin.
  ///
  /// - Parameter limit: The most bytes of its answer.
  func run(_ arguments: [String], input: [UInt8] = [], upTo limit: Int = .max) -> Child.Outcome {
    Child(
      program: program,
      arguments: Self.settings + arguments,
      environment: Self.environment,
      silence: Double(silence),
      mostOutput: limit
    ).run(input: input)
  }
}
