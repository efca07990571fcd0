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
}
