import CoordinatorScanner
import Foundation

extension SourceScan {
  /// Reads the Swift files that are named, and those in the folders that are.
  init(paths: [String], _ options: ScanOptions, reportingTo diagnostics: Diagnostics) throws(CommandError) {
    try self.init(FoundSources(NamedSources(paths: paths, options)), reportingTo: diagnostics)
  }

  init(_ found: FoundSources, reportingTo diagnostics: Diagnostics) throws(CommandError) {
    self.init(name: found.named.name)
    let options = found.named.options
    (jobs, baseTypes, purpose, cache) = (options.jobs, options.baseTypes, options.purpose, found.named.cache)
    warnings = found.warnings
    let files = Workers.map(found.files, jobs: jobs, ReadFile.read)
    let manifests = found.manifests.map(ReadFile.read)
    self.manifests = manifests.compactMap { try? $0.get() }
      .map { Manifest(path: $0.file.path, text: $0.file.bytes) }
    let testCount = add(files, below: found.named.roots, named: Set(found.named.paths), options.ignored)
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
  mutating func add(
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

extension SourceScan {
  /// A scan of files that are not on disk, such as those of a revision. The list may contain manifests. A file without bytes
  /// is too large.
  ///
  /// - Parameter roots: The paths of the folders that the user named.
  init(
    name: String,
    files found: [(path: String, bytes: [UInt8]?)],
    below roots: [String] = [""],
    _ options: ScanOptions = ScanOptions()
  ) {
    self.init(name: name)
    (jobs, baseTypes, purpose) = (options.jobs, options.baseTypes, options.purpose)
    let found = found.sorted { $0.path.precedesInBytes($1.path) }
    manifests = found.compactMap { path, bytes in
      bytes.flatMap { Manifest.isManifest(path: path) ? Manifest(path: path, text: $0) : nil }
    }
    let sources = found.filter { $0.path.hasSuffix(".swift") }
    let read = sources.map { path, bytes in
      Result { () throws(ScanWarning) in
        guard let bytes else { throw ScanWarning(path, Failure(code: EFBIG).whileReadingSource) }
        return ReadFile(try SourceText(path, bytes), place: path, path: path)
      }
    }
    _ = add(read, below: roots, named: Set(roots), options.ignored)
  }

  /// A scan of source as git has it: paths of one revision.
  init(revisions: [Revision], _ options: ScanOptions, reportingTo diagnostics: Diagnostics) throws {
    let sources = try revisions.map { try $0.source(leaving: options.ignored) }
    let submodules = Set(sources.flatMap(\.submodules)).union(options.ignored.workTree?.submodules ?? [])
    for path in submodules.sorted() {
      diagnostics.warning("\(path): this is a submodule, and the comparison ignores its files")
    }
    let all = sources.flatMap(\.files)
    let files = Dictionary(all.map { (Array($0.path.utf8), $0) }) { first, _ in first }.values
    self.init(name: revisions[0].name, files: Array(files), below: sources.map(\.root), options)
    cache = try NamedSources.cache(of: revisions, options)
    last = cache?.lastResult()
    guard self.files.isEmpty else { return }
    throw revisions[0].problem(
      warnings.first.map { "\($0.place): \($0.problem)" } ?? "there are no Swift files; check the path"
    )
  }
}
