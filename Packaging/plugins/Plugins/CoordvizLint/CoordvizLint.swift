import Foundation
import PackagePlugin

/// Lints the coordinators of a target at each build. The findings appear in Xcode at their lines.
@main
struct CoordvizLint: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) async throws -> [Command] {
    guard let target = target.sourceModule else { return [] }
    return [
      try command(
        for: target.name,
        sources: [target.directoryURL],
        files: Array(target.sourceFiles(withSuffix: "swift").map(\.url)),
        tool: context.tool(named: "coordviz").url,
        cache: context.pluginWorkDirectoryURL
      )
    ]
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension CoordvizLint: XcodeBuildToolPlugin {
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
      let sources = target.inputFiles.map(\.url).filter { $0.pathExtension == "swift" }
      guard !sources.isEmpty else { return [] }
      return [
        try command(
          for: target.displayName,
          sources: sources,
          files: sources,
          tool: context.tool(named: "coordviz").url,
          cache: context.pluginWorkDirectoryURL
        )
      ]
    }
  }
#endif

/// The command runs again when a file of the target changes. Findings do not fail the build, unless they are errors.
///
/// The cache is in the folder of the plugin: the sandbox of macOS allows no other.
private func command(for name: String, sources: [URL], files: [URL], tool: URL, cache: URL) -> Command {
  .buildCommand(
    displayName: "Linting the coordinators of \(name)",
    executable: tool,
    arguments: ["lint", "--quiet", "--reporter", "xcode"] + sources.map(\.path),
    environment: ["XDG_CACHE_HOME": cache.path],
    inputFiles: files
  )
}
