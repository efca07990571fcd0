import ArgumentParser

/// The options that say which configuration holds.
struct ConfigurationArguments: ParsableArguments {
  @Option(
    help: ArgumentHelp("The configuration; .coordviz.yml here or above unless given.", valueName: "file"),
    completion: .file(extensions: ["yml", "yaml"])
  )
  var config: String?

  @Flag(help: "Read no configuration.")
  var noConfig = false

  func validate() throws {
    guard noConfig, config != nil else { return }
    throw ValidationError("--config and --no-config were given. Choose one of them.")
  }

  /// Where the configuration stands; nil where there is none, and none was asked for.
  var path: String? { noConfig ? nil : config ?? ConfigurationSearch.usual() }

  /// What the team has decided; nil where it has decided nothing.
  func project() throws(CommandError) -> Project? {
    guard let path else { return nil }
    return try Project(path: path)
  }

  /// The options again, for what is read on behalf of this command.
  var arguments: [String] { config.map { ["--config=\($0)"] } ?? (noConfig ? ["--no-config"] : []) }
}
