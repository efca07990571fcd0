import CoordinatorAnalysis
import Foundation

/// How source is scanned.
struct ScanOptions {
  /// Where results are kept for the next scan.
  enum Cache {
    case usual, none
    case folder(CacheFolder)

    /// The requested cache folder, or none.
    init(folder: String?, isNone: Bool) {
      self = isNone ? .none : folder.map { .folder(CacheFolder(path: $0)) } ?? .usual
    }
  }

  var leftOut = LeftOut(globs: [], includesTests: false)
  /// Types that make coordinators of what inherits from them, by decision.
  var baseTypes: Set<String> = []
  var cache = Cache.usual
  /// How many threads share the work; as many as the machine gives it cores, unless decided.
  var jobs: Int {
    get { decidedJobs ?? Self.cores }
    set { decidedJobs = newValue }
  }
  private var decidedJobs: Int?
  /// To ask takes a while, and not every scan has to know.
  private static let cores = ProcessInfo.processInfo.activeProcessorCount

  /// Whether links in the sources may lead out of the project.
  var followsLinksOut = false

  /// - Throws: ``CommandError`` where the folder that was asked for holds something else.
  func cacheFolder() throws(CommandError) -> CacheFolder? {
    switch cache {
    case .usual: return .usual()
    case .none: return nil
    case .folder(let folder):
      try folder.check()
      return folder
    }
  }
}

extension ScanOptions {
  /// The settings of a project, and additional paths to ignore.
  init(_ project: Project?, leavingOut paths: [String] = [], includesTests: Bool) {
    let globs = (paths + (project?.configuration.exclude ?? [])).map { path in
      Glob(path.hasPrefix("./") ? String(path.dropFirst(2)) : path)
    }
    leftOut = LeftOut(globs: globs, includesTests: includesTests)
    baseTypes = Set(project?.configuration.baseTypes ?? [])
  }
}
