import Foundation

/// The script that draws with the real Mermaid. Mermaid is in the caches of who runs the tests, which other commands do not see.
public enum MermaidScript {
  /// The script with some arguments.
  public static func command(_ arguments: [String]) -> Command {
    var command = Command((projectFolder / "Scripts/check-mermaid.py").path, arguments)
    let environment = ProcessInfo.processInfo.environment
    let usual = (environment["HOME"] ?? "") + "/.cache"
    command.environment["XDG_CACHE_HOME"] = environment["XDG_CACHE_HOME"] ?? usual
    return command
  }

  /// Whether the script has what it needs.
  public static let isInstalled = (try? command(["--installed"]).run())?.status == 0
}
