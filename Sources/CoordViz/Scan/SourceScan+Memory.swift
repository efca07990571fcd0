import CoordinatorScanner
import Foundation

extension SourceScan {
  /// A scan of files that are not on disk, such as those of a revision. The list may contain irrelevant
  /// files: other types, tests, manifests. The paths are relative to the project. A file without bytes is too large.
  init(
    name: String,
    files found: [(path: String, bytes: [UInt8]?)],
    _ options: ScanOptions = ScanOptions()
  ) {
    self.init(name: name)
    (jobs, baseTypes, purpose) = (options.jobs, options.baseTypes, options.purpose)
    let ignored = options.ignored
    for (path, bytes) in found.sorted(by: { $0.path.precedesInBytes($1.path) }) {
      if let bytes, Manifest.isManifest(path: path) { manifests.append(Manifest(path: path, text: bytes)) }
      guard path.hasSuffix(".swift"), !ignored.leaves(path) else { continue }
      guard let bytes else {
        warnings.append(ScanWarning(path, Failure(code: EFBIG).whileReadingSource))
        continue
      }
      do {
        let text = try SourceText(path, bytes)
        if text.part == .manifest || text.part == .tests && !options.ignored.includesTests { continue }
        if let warning = text.warning { warnings.append(warning) }
        files.append(File(place: path, path: path, bytes: text.bytes))
      } catch {
        warnings.append(error)
      }
    }
  }
}

extension IgnoredFiles {
  /// Whether a file is ignored, because of its name or the name of a folder around it.
  fileprivate func leaves(_ path: String) -> Bool {
    let parts = path.pathNames
    return parts.indices.contains { place in
      let path = parts[...place].joined(separator: "/")
      return reason(name: parts[place], isFolder: place < parts.count - 1, paths: [path]) != nil
    }
  }
}
