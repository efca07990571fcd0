import Foundation
import PackagePlugin

/// `swift package coordviz …` runs coordviz in the folder of the package.
///
/// `--target NAME` stands for the sources of a target. All other arguments are those of coordviz.
@main
struct CoordvizCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    var extractor = ArgumentExtractor(arguments)
    let names = extractor.extractOption(named: "target")
    let targets = try context.package.targets(named: names).compactMap(\.sourceModule)
    let tool = try context.tool(named: "coordviz").url
    let words = extractor.remainingArguments + targets.map(\.directoryURL.path)
    try run(tool, words, in: context.package.directoryURL, cache: context.pluginWorkDirectoryURL)
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension CoordvizCommand: XcodeCommandPlugin {
    /// Xcode adds `--target NAME` for each target that the user selects. A project has no folder for a target, so the whole
    /// project is read unless the arguments name a folder.
    func performCommand(context: XcodePluginContext, arguments: [String]) throws {
      var extractor = ArgumentExtractor(arguments)
      _ = extractor.extractOption(named: "target")
      let tool = try context.tool(named: "coordviz").url
      try run(
        tool,
        extractor.remainingArguments,
        in: context.xcodeProject.directoryURL,
        cache: context.pluginWorkDirectoryURL
      )
    }
  }
#endif

/// Runs the command to its end. A failure of the command is a failure of the plugin.
///
/// The cache is in the folder of the plugin: the sandbox of macOS allows no other.
private func run(_ tool: URL, _ arguments: [String], in folder: URL, cache: URL) throws {
  let process = Process()
  process.executableURL = tool
  process.arguments = arguments
  process.currentDirectoryURL = folder
  process.environment = ProcessInfo.processInfo.environment.merging(["XDG_CACHE_HOME": cache.path]) { $1 }
  try process.run()
  process.waitUntilExit()
  if process.terminationReason != .exit || process.terminationStatus != 0 {
    throw Failure(status: process.terminationStatus)
  }
}

/// The command reported findings, or could not do its work.
private struct Failure: Error, CustomStringConvertible {
  let status: Int32

  var description: String { "coordviz ended with exit code \(status)" }
}
