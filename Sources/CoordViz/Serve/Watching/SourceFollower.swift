import CoordinatorGraph
import Foundation

/// Makes a run of source: a tree for each time that a file was saved.
///
/// The arguments were parsed on another thread, and are not changed any more.
struct SourceFollower: @unchecked Sendable {
  let source: InputRequest
  /// How many revisions of git to show, too.
  let revisions: Int
  let store: RunStore
  let diagnostics: Diagnostics
  private let watcher = ScanWatcher()

  private var run: String { "\(store.epoch)-source" }

  /// Reads the source, and reads it again when it has changed, until the task is cancelled.
  ///
  /// - Throws: ``CommandError`` if the first reading fails; later failures are warnings.
  func follow() async throws {
    let start = DispatchTime.now().uptimeNanoseconds
    let session = try source.session(reportingTo: watched)
    var watch = SourceWatch(session.inputs.map(\.place), session.options)
    await store.openable(watch.files)
    let history = SourceHistory(source: source, count: revisions, store: store, diagnostics: diagnostics)
    await history.announce()
    var last = try await showingProgress { try session.snapshotWithFindings() }
    var broken = Set(watcher.takeWarnings().map(\.file))
    let name = last.origin.name ?? session.place
    try await add(.header(name: name), number: 1)
    let past = Task { await history.read(named: name) }
    defer { past.cancel() }
    var number = 2
    try await add(line(last, at: 0), number: number)
    while true {
      try await watch.change()
      await store.openable(watch.files)
      guard let now = await read() else { continue }
      let warnings = watcher.takeWarnings()
      // A file that is no Swift any more would make coordinators disappear that are still there.
      if let new = warnings.first(where: { !broken.contains($0.file) }) {
        await store.setStatus(of: run, problem: "\(new.place): \(new.problem)")
        continue
      }
      broken = Set(warnings.map(\.file))
      await store.setStatus(of: run)
      guard now != last else { continue }
      last = now
      number += 1
      let at = Int((DispatchTime.now().uptimeNanoseconds - start) / 1_000_000)
      try await add(line(now, at: at), number: number)
    }
  }

  private func read() async -> Snapshot? {
    do {
      return try source.session(reportingTo: watched).snapshotWithFindings()
    } catch {
      diagnostics.warning(error.localizedDescription)
      await store.setStatus(of: run, problem: error.localizedDescription)
      return nil
    }
  }

  private var watched: Diagnostics {
    var diagnostics = diagnostics
    diagnostics.watcher = watcher
    return diagnostics
  }

  /// Tells pages the step of long work, and how long it has taken.
  private func showingProgress(_ work: () throws -> Snapshot) async throws -> Snapshot {
    let (start, watcher, store, run) = (Date(), watcher, store, run)
    let clock = Task {
      while !Task.isCancelled {
        await store.setStatus(of: run, progress: "\(watcher.step): \(Int(Date().timeIntervalSince(start))) s")
        try await Task.sleep(nanoseconds: 500_000_000)
      }
    }
    defer { clock.cancel() }
    let snapshot = try work()
    clock.cancel()
    await store.setStatus(of: run)
    return snapshot
  }

  private func line(_ snapshot: Snapshot, at time: Int) -> RecordingLine {
    .snapshot(RecordedSnapshot(at: time, snapshot: snapshot.shown))
  }

  private func add(_ line: RecordingLine, number: Int) async throws {
    _ = try await store.add(line.jsonBytes(), to: run, from: number, oldest: number)
  }
}

extension Snapshot {
  /// What pages of source show of it.
  var shown: Snapshot {
    var part = self
    part.graph = View.screens.part(of: graph)
    return part
  }
}

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
