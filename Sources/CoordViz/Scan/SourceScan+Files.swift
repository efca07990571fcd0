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
    self.manifests = manifests.compactMap { try? $0.get() }
      .map { Manifest(path: $0.file.path, text: $0.file.bytes) }
    let testCount = take(files, below: found.named.roots, named: Set(found.named.paths), options.ignored)
    seen = warnings.isEmpty ? found.seen((files + manifests).map(\.stamp)) : nil
    ignored = found.ignored(testCount: testCount)
    for line in ignored { diagnostics.detail(line) }
    if self.files.isEmpty { throw found.nothing(hasTests: testCount > 0, warnings) }
  }

  /// Takes the files of the app, and warns of others.
  ///
  /// - Parameters:
  ///   - roots: The paths of the named folders.
  ///   - named: The places of files that the user named. A scan never ignores them.
  /// - Returns: How many files are tests.
  mutating func take(
    _ read: [Result<ReadFile, ScanWarning>],
    below roots: [String],
    named: Set<String>,
    _ ignored: IgnoredFiles
  ) -> Int {
    var found: [ReadFile] = []
    for file in read {
      switch file {
      case .failure(let warning): warnings.append(warning)
      case .success(let file): if file.part != .manifest { found.append(file) }
      }
    }
    let modules = ModuleMap(manifests)
    self.modules = modules
    let parts = found.map { (path: $0.file.path, importsTests: $0.part == .tests) }
    let tests = TestFiles(parts, of: modules, below: roots)
    let isLeftOut = zip(found, tests.areTests).map { file, isTest in
      isTest && !ignored.includesTests && !named.contains(file.file.place)
    }
    let app = zip(found, isLeftOut).filter { !$1 }.map(\.0)
    warnings += app.compactMap(\.warning)
    files = app.map(\.file)
    let helpers = zip(found, isLeftOut).filter { $1 && $0.part != .tests }.map(\.0.file)
    warnings += LeftOutTypes(of: helpers).uses(in: files)
    return found.count - app.count
  }
}

/// A file that was read by one of the workers.
struct ReadFile: Sendable {
  let file: SourceScan.File
  let part: SourceText.Part
  let warning: ScanWarning?
  let stamp: FileStamp?

  init(_ text: SourceText, place: String, path: String) {
    file = SourceScan.File(place: place, path: path, bytes: text.bytes)
    (part, warning, stamp) = (text.part, text.warning, text.stamp)
  }

  static func read(_ found: SourceSearch.Found) -> Result<ReadFile, ScanWarning> {
    Result { () throws(ScanWarning) in
      ReadFile(try SourceText.read(found.place), place: found.place, path: found.path)
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
