import CoordinatorGraph
import Foundation

/// Makes a run of source: a tree for each time that a file was saved.
///
/// The arguments were parsed on another thread, and are not changed any more.
struct SourceFollower: @unchecked Sendable {
  let source: InputArguments
  let store: RunStore
  let diagnostics: Diagnostics

  /// Reads the source, and reads it again when it has changed, until the task is cancelled.
  ///
  /// - Throws: ``CommandError`` if the first reading fails; later failures are warnings.
  func follow() async throws {
    let start = DispatchTime.now().uptimeNanoseconds
    var watch = SourceWatch(
      source.inputs.map(\.place),
      source.scanning.options(try source.configuration.project(), source.configuration)
    )
    var last = try source.snapshot(reportingTo: diagnostics)
    try await add(.header(name: last.origin.name ?? source.place), number: 1)
    var number = 2
    try await add(line(last, at: 0), number: number)
    while true {
      try await watch.change()
      guard let now = read(), now != last else { continue }
      last = now
      number += 1
      let at = Int((DispatchTime.now().uptimeNanoseconds - start) / 1_000_000)
      try await add(line(now, at: at), number: number)
    }
  }

  private func read() -> Snapshot? {
    do {
      return try source.snapshot(reportingTo: diagnostics)
    } catch {
      diagnostics.warning(error.localizedDescription)
      return nil
    }
  }

  private func line(_ snapshot: Snapshot, at time: Int) -> RecordingLine {
    var part = snapshot
    part.graph = View.screens.part(of: snapshot.graph)
    return .snapshot(RecordedSnapshot(at: time, snapshot: part))
  }

  private func add(_ line: RecordingLine, number: Int) async throws {
    _ = try await store.add(line.jsonBytes(), to: "\(store.epoch)-source", from: number, oldest: number)
  }
}
