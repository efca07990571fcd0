import Foundation

/// How source is scanned.
struct ScanOptions {
  /// Where results are kept for the next scan.
  enum Cache {
    case usual, none
    case folder(CacheFolder)
  }

  var leftOut = LeftOut(globs: [], includesTests: false)
  /// Types that make coordinators of what inherits from them, by decision.
  var baseTypes: Set<String> = []
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
