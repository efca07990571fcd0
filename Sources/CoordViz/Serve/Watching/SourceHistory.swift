import CoordinatorGraph
import Foundation

/// Makes a run of the source's last revisions: a tree for each, oldest first.
///
/// The arguments were parsed on another thread, and are not changed any more.
struct SourceHistory: @unchecked Sendable {
  /// The milliseconds between two revisions when the page plays them.
  private static let step = 900

  let source: InputRequest
  /// The most revisions.
  let count: Int
  let store: RunStore
  let diagnostics: Diagnostics

  private var run: String { "\(store.epoch)-history" }

  /// Begins the run before the others: pages open with the one that began last.
  func announce() async {
    if count > 0 { await store.setStatus(of: run) }
  }

  /// Reads the revisions until the task is cancelled. The cache has the trees of those that were read before.
  func read(named name: String) async {
    guard count > 0 else { return }
    do {
      var number = 0
      for revision in try revisions() where !Task.isCancelled {
        guard let tree = await tree(of: revision) else { continue }
        if number == 0 { try await add(.header(name: "\(name) · git"), number: 1) }
        number += 1
        let snapshot = RecordedSnapshot(at: number * Self.step, label: revision.label, snapshot: tree)
        try await add(.snapshot(snapshot), number: number + 1)
      }
    } catch {
      diagnostics.warning("--history: \(error.localizedDescription)")
    }
  }

  /// The tree of a revision; nil for one that cannot be read, such as one in which a folder had another name. It is read
  /// on a thread of its own, so that requests are answered meanwhile.
  private func tree(of revision: SourceRevision) async -> Snapshot? {
    await withCheckedContinuation { answer in
      Thread.detachNewThread {
        let session = try? source.session(reportingTo: Diagnostics(level: .silent))
        let reading = try? session?.reading(of: paths.compactMap(revision.input), for: .graph)
        answer.resume(returning: reading?.snapshot.shown)
      }
    }
  }

  private var paths: [String] { source.inputs.map(\.place) }

  /// The last commits of the branch that changed the source, oldest first.
  private func revisions() throws -> [SourceRevision] {
    // Unlike `git log`, this starts no program that the repository's settings may name.
    let arguments = [
      "--literal-pathspecs", "rev-list", "--first-parent", "--max-count=\(count)", "--format=%h%x09%cs %h %s",
      "HEAD", "--",
    ]
    let outcome = Git().run(arguments + paths)
    guard outcome.end == .exited(0) else {
      throw CommandError(source.place, outcome.words.isEmpty ? "git has no revisions of this" : outcome.words)
    }
    return String(decoding: outcome.output, as: UTF8.self).split(separator: "\n").compactMap {
      let parts = $0.split(separator: "\t", maxSplits: 1)
      return parts.count == 2
        ? SourceRevision(commit: String(parts[0]), label: String(parts[1]).onOneLine) : nil
    }.reversed()
  }

  private func add(_ line: RecordingLine, number: Int) async throws {
    _ = try await store.add(line.jsonBytes(), to: run, from: number, oldest: number)
  }
}

/// A commit, and what pages call it: `2026-11-02 1a2b3c4 Add the cart`.
private struct SourceRevision {
  let commit, label: String

  func input(_ path: String) -> Input? {
    Revision("\(commit):\(path.isAbsolutePath ? path : "./" + path)").map(Input.revision)
  }
}
