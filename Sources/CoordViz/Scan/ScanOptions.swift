import Foundation

/// How source is scanned.
struct ScanOptions {
  /// Where results are kept for the next scan.
  enum Cache {
    case usual, none
    case folder(CacheFolder)
  }

  var leftOut = LeftOut(globs: [], includesTests: false)
  var cache = Cache.usual
  var jobs = ProcessInfo.processInfo.activeProcessorCount

  func cacheFolder(of root: ProjectRoot) -> CacheFolder? {
    switch cache {
    case .usual: .usual(of: root)
    case .none: nil
    case .folder(let folder): folder
    }
  }
}
