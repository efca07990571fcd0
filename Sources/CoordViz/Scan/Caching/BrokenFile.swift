import CoordinatorScanner

/// A file that stops being Swift at a line.
struct BrokenFile: Equatable {
  /// Its name in messages.
  let place: String
  let line: Int

  var warning: ScanWarning { ScanWarning(place, line: line, Self.problem) }

  private static let problem =
    "this is not valid Swift, nested too deeply, or too long; coordinators here or below may be missing"
}

extension SourceScan {
  /// The first line of each file that is not Swift.
  func broken(_ facts: [FileFacts]) -> [BrokenFile] {
    let lines = facts.reduce(into: [:]) { $0[$1.path] = $1.brokenLine }
    if lines.isEmpty { return [] }
    return files.compactMap { file in lines[file.path].map { BrokenFile(place: file.place, line: $0) } }
  }
}
