import CoordinatorGraph

/// Makes a run of the source's last revisions: a tree for each, oldest first.
///
/// The arguments were parsed on another thread, and are not changed any more.
struct SourceHistory: @unchecked Sendable {
  /// The milliseconds between two revisions when the page plays them.
  private static let step = 900

  let source: InputArguments
  /// The most revisions.
  let count: Int
  let store: RunStore
  let diagnostics: Diagnostics

  var run: String { "\(store.epoch)-history" }

  /// Reads the revisions until the task is cancelled. The cache has the trees of those that were read before.
  func read(named name: String) async {
    do {
      var number = 0
      for revision in count > 0 ? try revisions() : [] where !Task.isCancelled {
        guard let tree = tree(of: revision, number: number) else { continue }
        if number == 0 { try await add(.header(name: "\(name) · git"), number: 1) }
        number += 1
        try await add(.snapshot(tree), number: number + 1)
      }
    } catch {
      diagnostics.warning("--history: \(error.localizedDescription)")
    }
  }

  /// The tree of a revision; nil for one whose source cannot be read.
  private func tree(of revision: SourceRevision, number: Int) -> RecordedSnapshot? {
    let reading = try? source.reading(
      at: revision.commit,
      of: paths,
      reportingTo: Diagnostics(level: .silent)
    )
    return reading.map {
      RecordedSnapshot(at: number * Self.step, label: revision.label, snapshot: $0.snapshot.shown)
    }
  }

  private var paths: [String] { source.inputs.map(\.place) }

  /// The last commits of the branch that changed the source, oldest first.
  private func revisions() throws -> [SourceRevision] {
    // Unlike `git log`, this starts no program that the repository's settings may name.
    let arguments = [
      "rev-list", "--first-parent", "--max-count=\(count)", "--format=%h%x09%cs %h %s", "HEAD", "--",
    ]
    let outcome = Git.run(arguments + paths)
    guard outcome.end == .exited(0) else {
      throw CommandError.unreadableText(
        place: source.place,
        problem: outcome.words.isEmpty ? "git has no revisions of this" : outcome.words
      )
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
}
