import Foundation

/// Detects changes of the files that a picture is drawn from.
struct SourceWatch {
  private static let shortestPause: UInt64 = 300_000_000

  private let paths: [String]
  private let options: ScanOptions
  private var stamps: [String: [UInt8]] = [:]
  /// What opens each file of source, by its path in evidence.
  private(set) var files: [String: String] = [:]

  /// Watches files, and the source in folders.
  init(_ paths: [String], _ options: ScanOptions) {
    (self.paths, self.options) = (paths, options)
    stamps = look()
  }

  /// Waits until something has changed since the last time, for at most a twentieth of a core's time.
  mutating func change() async throws {
    while true {
      let start = DispatchTime.now().uptimeNanoseconds
      let now = look()
      if now != stamps {
        stamps = now
        return
      }
      let pause = max(Self.shortestPause, (DispatchTime.now().uptimeNanoseconds - start) * 20)
      try await Task.sleep(nanoseconds: pause)
    }
  }

  /// The attributes of each file. A file that cannot be read now may be readable next time.
  private mutating func look() -> [String: [UInt8]] {
    var found: [String: [UInt8]] = [:]
    files = [:]
    for place in paths.flatMap({ places(below: $0) }) {
      guard let status = FileStatus(path: place) else { continue }
      var bytes: [UInt8] = []
      FileStamp(status).append(to: &bytes)
      found[place] = bytes
    }
    return found
  }

  private mutating func places(below path: String) -> [String] {
    let isSource = path.ending == "swift" || FileStatus(path: path)?.isFolder == true
    guard isSource, let named = try? NamedSources(paths: [path], options),
      let sources = try? FoundSources(named)
    else { return [path] }
    for file in sources.files { files[file.path] = file.place }
    return (sources.files + sources.manifests).map(\.place)
  }
}
