import ArgumentParser

struct ConfigurationArguments: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The configuration file (default: .coordviz.yml in this folder or above).",
      valueName: "file"
    ),
    completion: .file(extensions: ["yml", "yaml"])
  )
  var config: String?

  @Flag(help: "Ignore the configuration file.") var noConfig = false

  @Flag(help: "Allow the configuration, documents and links of the repository to use files outside of it.")
  var trustConfig = false

  func validate() throws {
    guard noConfig, config != nil else { return }
    throw ValidationError("--config and --no-config exclude each other. Use one of them.")
  }

  /// The place of the configuration; nil if there is no configuration and none was requested.
  var place: ConfigurationPlace? {
    if noConfig { return nil }
    return config.map { ConfigurationPlace(path: $0, isNamed: true) } ?? ConfigurationSearch.nearest()
  }

  /// The settings of the project; nil without a configuration.
  func project() throws(CommandError) -> Project? {
    guard let place else { return nil }
    return try Project(at: place, isTrusted: trustConfig)
  }

  /// The paths that a document may name.
  func bounds(around folder: String) -> RepositoryBounds {
    RepositoryBounds(around: folder, isTrusted: trustConfig)
  }
}
