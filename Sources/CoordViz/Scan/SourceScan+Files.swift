import CoordinatorScanner

extension SourceScan {
  /// Reads the Swift files that are named, and those in the folders that are.
  init(paths: [String], _ options: ScanOptions, reportingTo diagnostics: Diagnostics) throws(CommandError) {
    try self.init(FoundSources(NamedSources(paths: paths, options)), reportingTo: diagnostics)
  }

  /// Reads the files that were found.
  init(_ found: FoundSources, reportingTo diagnostics: Diagnostics) throws(CommandError) {
    self.init(name: found.named.name)
    let options = found.named.options
    (jobs, baseTypes, purpose, cache) = (options.jobs, options.baseTypes, options.purpose, found.named.cache)
    warnings = found.warnings
    let files = Workers.map(found.files, jobs: jobs, ReadFile.read)
    let manifests = found.manifests.map(ReadFile.read)
    var testCount = 0
    for (file, read) in zip(found.files, files) { take(read, of: file, in: found, &testCount) }
    self.manifests = manifests.compactMap { try? $0.get() }
      .map { Manifest(path: $0.file.path, text: $0.file.bytes) }
    seen = found.seen((files + manifests).map(\.stamp))
    ignored = found.ignored(testCount: testCount)
    for line in ignored { diagnostics.detail(line) }
    if self.files.isEmpty { throw found.nothing(hasTests: testCount > 0, warnings) }
  }

  private mutating func take(
    _ read: Result<ReadFile, ScanWarning>,
    of file: SourceSearch.Found,
    in found: FoundSources,
    _ testCount: inout Int
  ) {
    switch read {
    case .failure(let warning): warnings.append(warning)
    case .success(let text):
      if text.part == .manifest { return }
      let named = found.named
      if text.part == .tests, !named.options.ignored.includesTests, !named.paths.contains(file.place) {
        testCount += 1
        return
      }
      if let warning = text.warning { warnings.append(warning) }
      files.append(text.file)
    }
  }
}

/// A file that was read by one of the workers.
private struct ReadFile: Sendable {
  let file: SourceScan.File
  let part: SourceText.Part
  let warning: ScanWarning?
  let stamp: FileStamp?

  static func read(_ found: SourceSearch.Found) -> Result<ReadFile, ScanWarning> {
    Result { () throws(ScanWarning) in
      let text = try SourceText.read(found.place)
      return ReadFile(
        file: SourceScan.File(place: found.place, path: found.path, bytes: text.bytes),
        part: text.part,
        warning: text.warning,
        stamp: text.stamp
      )
    }
  }
}

extension Result<ReadFile, ScanWarning> {
  /// The attributes by which the next scan recognises the file; nil if its warnings have to be repeated.
  fileprivate var stamp: FileStamp? {
    guard case .success(let read) = self, read.warning == nil else { return nil }
    return read.stamp
  }
}
