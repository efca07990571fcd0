import CoordinatorScanner

/// A file that stops being Swift at a line.
struct BrokenFile: Equatable {
  let path: String
  /// What messages call it.
  let place: String
  let line: Int

  var warning: ScanWarning { ScanWarning(place, line: line, Self.problem) }

  private static let problem = "this is not Swift, or nested too deeply; what stands around it may be missing"
}

extension SourceScan {
  /// The first line of each file that is not Swift.
  func broken(_ facts: [FileFacts]) -> [BrokenFile] {
    broken(facts.reduce(into: [:]) { $0[$1.path] = $1.brokenLine })
  }

  /// The same for files that another scan knew, which may have been started elsewhere.
  func broken(_ known: [BrokenFile]) -> [BrokenFile] {
    broken(known.reduce(into: [:]) { $0[$1.path] = $1.line })
  }

  private func broken(_ lines: [String: Int]) -> [BrokenFile] {
    if lines.isEmpty { return [] }
    return files.compactMap { file in
      lines[file.path].map { BrokenFile(path: file.path, place: file.place, line: $0) }
    }
  }
}
