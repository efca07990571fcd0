import ArgumentParser
import CoordinatorAnalysis

/// The options that say how Swift source is scanned.
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

  @Flag(help: "Neither read nor write the cache.")
  var noCache = false

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
    options.cache = .init(folder: cache, isNone: noCache)
    if let jobs { options.jobs = jobs }
    return options
  }
}
