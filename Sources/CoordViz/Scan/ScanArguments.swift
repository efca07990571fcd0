import ArgumentParser
import CoordinatorAnalysis

/// The options that say how Swift source is scanned.
struct ScanArguments: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Leave out source files and folders of this name or path; may be repeated.",
      valueName: "glob"
    )
  )
  var excludePath: [String] = []

  @Option(
    help: ArgumentHelp(
      "What inherits from this type is a coordinator, whatever it looks like; may be repeated.",
      valueName: "name"
    )
  )
  var baseType: [String] = []

  @Flag(help: "Scan tests, too: folders whose names end in Tests, files that import XCTest or Testing.")
  var includeTests = false

  @Option(
    help: ArgumentHelp(
      "Where a scan keeps what the next one need not read; a folder among the user's caches unless given.",
      valueName: "folder"
    ),
    completion: .directory
  )
  var cache: String?

  @Flag(help: "Scan everything anew, and keep nothing for the next scan.")
  var noCache = false

  @Option(
    help: ArgumentHelp(
      "How many files are parsed at a time; as many as the machine has cores.",
      valueName: "n"
    )
  )
  var jobs: Int?

  func validate() throws {
    if noCache, cache != nil {
      throw ValidationError("--cache and --no-cache were given. Choose one of them.")
    }
    if let jobs, !(1...1024).contains(jobs) { throw ValidationError("--jobs is a number from 1 to 1024.") }
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
