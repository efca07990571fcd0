/// The app's sources where a command names none: those of the configuration, else those that a look around finds.
struct AppSources {
  let paths: [String]
  /// Whether the configuration lists them.
  let isConfigured: Bool

  init() throws {
    let configured = try InputArguments.parse([]).configuration.project()?.sources.compactMap(\.path) ?? []
    isConfigured = !configured.isEmpty
    paths = isConfigured ? configured : Self.found()
  }

  private static func found() -> [String] {
    let look = ProjectLook()
    return look.sources.isEmpty && look.hasSourceHere ? ["."] : look.sources
  }
}
