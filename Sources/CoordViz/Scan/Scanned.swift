import CoordinatorDiagrams
import CoordinatorGraph
import Foundation

/// The input of a scan: the cached result if nothing has changed, or new facts.
enum Scanned {
  case kept(ResultCache)
  case read(SourceScan)

  /// How many Swift files there are.
  var fileCount: Int {
    switch self {
    case .kept(let result): result.fileCount
    case .read(let scan): scan.files.count
    }
  }

  func snapshot(reportingTo diagnostics: Diagnostics) throws -> Snapshot {
    switch self {
    case .read(let scan): try scan.snapshot(reportingTo: diagnostics)
    case .kept: try Snapshot(json: json(reportingTo: diagnostics))
    }
  }

  func json(reportingTo diagnostics: Diagnostics) throws(CommandError) -> [UInt8] {
    switch self {
    case .read(let scan): return try scan.json(reportingTo: diagnostics)
    case .kept(let result):
      result.report([], to: diagnostics)
      return result.json
    }
  }
}

/// A problem that prevents a scan from reading all of a file or folder.
struct ScanWarning: Hashable, Sendable {
  let file: String
  let line: Int?
  let problem: String

  /// The file or folder, and the line if there is one.
  var place: String { line.map { "\(file):\($0)" } ?? file }

  init(_ file: String, line: Int? = nil, _ problem: String) {
    (self.file, self.line, self.problem) = (file, line, problem)
  }

  /// A file that stops being Swift at a line.
  init(broken file: String, line: Int) {
    let problem = "this is not valid Swift, nested too deeply, or too long"
    self.init(file, line: line, "\(problem); coordinators here or below may be missing")
  }

  /// The maximum number of separate warnings. A problem of one file in a checkout often affects hundreds.
  private static let most = 20

  /// Tells them in the order of their places.
  static func report(_ warnings: [ScanWarning], to diagnostics: Diagnostics) {
    let sorted = warnings.sorted { ($0.place, $0.problem) < ($1.place, $1.problem) }
    diagnostics.watcher?.add(sorted)
    let told = diagnostics.level == .verbose ? sorted : Array(sorted.prefix(most))
    for warning in told { diagnostics.warning("\(warning.place): \(warning.problem)") }
    let rest = sorted.count - told.count
    if rest > 0 { diagnostics.warning("\(rest) more warnings like these; use --verbose to see all") }
  }
}

extension Failure {
  /// The problem when reading a folder, and the fix.
  var whileListing: String {
    switch code {
    case EACCES, EPERM:
      "no permission to read the folder; change its permissions, or exclude it with --exclude-path"
    default: whileReading
    }
  }
}
