import Foundation

/// The command as it was built beside the tests.
public enum Tool {
  /// Its path.
  public static let path: String = {
    let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
    let folder = bundle?.bundleURL.deletingLastPathComponent() ?? Bundle.main.bundleURL
    return (folder / "coordviz").path
  }()
}

extension Command.Outcome {
  /// The lines on stderr.
  public var lines: [String] { words.split(separator: "\n").map(String.init) }
}
