import ArgumentParser
import CoordinatorAnalysis
import CoordinatorScanner
import Foundation

struct ScanOptions {
  var ignored = IgnoredFiles(globs: [], includesTests: false)
  /// Types whose subclasses and conforming types are coordinators.
  var baseTypes: Set<String> = []
  /// The folder of the cache; nil for none.
  var cache = CacheFolder.usual()
  typealias Purpose = ScannedProgram.Purpose

  /// What the scan is for. A snapshot for lint has its findings, too.
  var purpose = Purpose.graph
  /// The number of threads; by default the number of cores.
  var jobs: Int {
    get { decidedJobs ?? Self.cores }
    set { decidedJobs = newValue }
  }
  private var decidedJobs: Int?
  /// Computed once and only when needed, because the query is slow.
  private static let cores = ProcessInfo.processInfo.activeProcessorCount

  /// Where paths start; by default the checkout.
  var root: ProjectRoot?
  /// The time, in nanoseconds since 1970: what was written shortly before it may be written to once more.
  var clock: @Sendable () -> Int = { FileStamp.now }
  /// Whether links in the sources may lead out of the project.
  var followsLinksOut = false
}

extension ScanOptions {
  /// The settings of a project, and additional paths to ignore.
  init(_ project: Project?, leavingOut paths: [String] = [], includesTests: Bool) {
    let globs = (paths + (project?.configuration.exclude ?? [])).map { path in
      Glob(path.hasPrefix("./") ? String(path.dropFirst(2)) : path)
    }
    ignored = IgnoredFiles(globs: globs, includesTests: includesTests)
    baseTypes = Set(project?.configuration.baseTypes ?? [])
  }
}

struct ScanArguments: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Ignore source files and folders with this name or path; can be repeated.",
      valueName: "glob"
    )
  )
  var excludePath: [String] = []

  @Option(
    help: ArgumentHelp(
      "Treat types that inherit from or conform to this type as coordinators; can be repeated.",
      valueName: "name"
    )
  )
  var baseType: [String] = []

  @Flag(
    help: "Also read tests: files of test targets, and files that import XCTest, Testing or @testable code."
  )
  var includeTests = false

  @Option(
    help: ArgumentHelp(
      "The cache folder that makes the next scan faster (default: in the user's caches folder).",
      valueName: "folder"
    ),
    completion: .directory
  )
  var cache: String?

  @Flag(help: "Neither read nor write the cache.") var noCache = false

  @Option(
    help: ArgumentHelp(
      "The number of files to parse in parallel (default: the number of cores).",
      valueName: "n"
    )
  )
  var jobs: Int?

  func validate() throws {
    if noCache, cache != nil {
      throw ValidationError("--cache and --no-cache exclude each other. Use one of them.")
    }
    if let jobs, !(1...1024).contains(jobs) {
      throw ValidationError("--jobs must be a number from 1 to 1024.")
    }
  }

  /// The options, completed by the ignored paths of the configuration.
  func options(_ project: Project?, _ configuration: ConfigurationArguments) -> ScanOptions {
    var options = ScanOptions(project, leavingOut: excludePath, includesTests: includeTests)
    options.baseTypes.formUnion(baseType)
    options.followsLinksOut = configuration.trustConfig
    if let cache { options.cache = CacheFolder(path: cache, isNamed: true) }
    if noCache { options.cache = nil }
    if let jobs { options.jobs = jobs }
    return options
  }
}
