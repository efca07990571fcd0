import Foundation

/// The app's sources where a command names none: those of the configuration, else those that a look around finds.
struct AppSources {
  /// Empty if there is no Swift here.
  let found: [Input]
  /// Whether the configuration lists them.
  let isConfigured: Bool

  init(of project: Project?) throws {
    let configured = try project?.sources ?? []
    isConfigured = !configured.isEmpty
    found = isConfigured ? configured : ProjectLook().sources.map(Input.file)
  }

  /// All of them.
  ///
  /// - Throws: ``CommandError`` if there are none.
  var inputs: [Input] {
    get throws {
      if found.isEmpty { throw Self.nothing }
      return found
    }
  }

  /// The folders and files of Swift among them.
  ///
  /// - Throws: ``CommandError`` if there are none.
  var paths: [String] {
    get throws {
      let paths = found.filter(\.isSource).compactMap(\.path)
      if paths.isEmpty { throw Self.nothing }
      return paths
    }
  }

  private static var nothing: CommandError {
    CommandError(
      FileManager.default.currentDirectoryPath,
      "no Swift sources here; name the folder of the app"
    )
  }
}
