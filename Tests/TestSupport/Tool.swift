import Foundation

/// The command as it was built beside the tests.
public enum Tool {
  /// Its path.
  public static let path: String = {
    let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
    let folder = bundle?.bundleURL.deletingLastPathComponent() ?? Bundle.main.bundleURL
    return (folder / "coordviz").path
  }()

  /// Runs it with the given arguments, and the given text on stdin.
  public static func run(
    _ arguments: String...,
    input: String = "",
    in folder: URL? = nil
  ) throws -> Command.Outcome {
    var command = Command(path, arguments, in: folder)
    command.input = Data(input.utf8)
    return try command.run()
  }
}

extension Command.Outcome {
  /// The lines on stderr.
  public var lines: [String] { words.split(separator: "\n").map(String.init) }
}
