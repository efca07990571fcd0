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

  @Flag(help: "Let the repository's configuration, documents and links name files out of the repository.")
  var trustConfig = false

  func validate() throws {
    guard noConfig, config != nil else { return }
    throw ValidationError("--config and --no-config were given. Choose one of them.")
  }

  /// The place of the configuration; nil if there is no configuration and none was requested.
  var place: ConfigurationPlace? {
    noConfig ? nil : config.map(ConfigurationPlace.argument) ?? ConfigurationSearch.usual()
  }

  /// The settings of the project; nil without a configuration.
  func project() throws(CommandError) -> Project? {
    guard let place else { return nil }
    return try Project(at: place, isTrusted: trustConfig)
  }

  /// The bounds of what a document names.
  func bounds(around folder: String) -> RepositoryBounds {
    RepositoryBounds(around: folder, isTrusted: trustConfig)
  }

  /// The options again, for what is read on behalf of this command.
  var arguments: [String] {
    (config.map { ["--config=\($0)"] } ?? (noConfig ? ["--no-config"] : []))
      + (trustConfig ? ["--trust-config"] : [])
  }
}
