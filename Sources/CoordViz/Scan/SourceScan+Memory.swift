import CoordinatorScanner
import Foundation

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
    _ = take(read, below: roots, named: Set(roots), options.ignored)
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
