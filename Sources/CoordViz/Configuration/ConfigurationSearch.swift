import Foundation

/// Looks for a configuration here, then in the folder above, up to the top of the repository.
enum ConfigurationSearch {
  static let name = ".coordviz.yml"

  /// The configuration that holds where no argument names another: that of the environment, or the nearest.
  static func usual() -> String? {
    if let named = getenv("COORDVIZ_CONFIG"), named.pointee != 0 { return String(cString: named) }
    return nearest()
  }

  /// The nearest configuration; nil where there is none. What is above the repository belongs to others.
  static func nearest() -> String? {
    let depth = FileManager.default.currentDirectoryPath.split(separator: "/").count
    var folder = ""
    for _ in 0...depth {
      if FileStatus(path: folder + name) != nil { return folder + name }
      if FileStatus(path: folder + ".git") != nil { return nil }
      folder += "../"
    }
    return nil
  }
}
