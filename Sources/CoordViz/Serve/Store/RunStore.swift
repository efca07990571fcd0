import CoordinatorDiagrams
import CoordinatorGraph
import Foundation

/// The runs that the server knows: their last lines, up to a number of bytes.
///
/// Pages and requests use it from many tasks. A task that needs a new line waits in ``change(after:)``.
actor RunStore {
  /// The answer to lines that were sent.
  enum Reply: Equatable {
    case have(Int)
    case resend(after: Int)
    case stop
  }

  /// Tells this server's numbers from those of the one before it.
  nonisolated let epoch = String(UInt32.random(in: .min ... .max), radix: 16)
  nonisolated let limit: Int
  private(set) var runs: [StoredRun] = []
  private var positions: [String: Int] = [:]
  private var lines: [StoredLine] = []
  /// The number of removed lines at the start of `lines`.
  private var gone = 0
  private(set) var byteCount = 0
  /// The number of the last line of all runs.
  private(set) var sequence = 0
  /// Increases with each change of the runs' own data.
  private(set) var version = 0
  /// What opens each file of source that pages may ask for, by its path in evidence.
  private(set) var openable: [String: String] = [:]
  private var waiting: [CheckedContinuation<Void, Never>] = []

  /// A store with room for a number of bytes.
  init(limit: Int) { self.limit = limit }

  /// Adds lines to a run; lines of an unknown run start a new one.
  ///
  /// - Parameters:
  ///   - first: The number of the first of them, from 1.
  ///   - oldest: The number of the oldest line that the sender still has.
  /// - Throws: ``UnreadableLine`` for a line that cannot be read; those before it were added.
  func add(_ bytes: [UInt8], to id: String, from first: Int, oldest: Int) throws -> Reply {
    let run = position(of: id)
    let count = runs[run].count
    if runs[run].isFinished { return .stop }
    if first > count + 1, oldest < first { return .resend(after: count) }
    if first > count + 1 { skip(first - count - 1, in: run) }
    defer { wake() }
    var number = first
    for text in bytes.split(separator: 0x0A) {
      // Lines that came already come again when an answer was lost.
      if number > runs[run].count { try add(Array(text), number, to: run) }
      number += 1
    }
    trim()
    return .have(runs[run].count)
  }

  /// Shows a notice with a run, or none any more.
  func setStatus(of id: String, problem: String? = nil, progress: String? = nil) {
    let isEmpty = problem == nil && progress == nil
    let run = position(of: id)
    runs[run].notice = isEmpty ? nil : StoredRun.Notice(problem: problem, progress: progress)
    version += 1
    wake()
  }

  /// Lets pages open these files.
  func openable(_ files: [String: String]) { openable = files }

  /// Wakes all waiting tasks, so that closed connections are noticed.
  func wake() {
    let all = waiting
    waiting = []
    for continuation in all { continuation.resume() }
  }

  /// Waits until there may be something after a line.
  func change(after last: Int, version known: Int) async {
    guard sequence <= last, version == known else { return }
    await withCheckedContinuation { waiting.append($0) }
  }
}

// MARK: - Adding

extension RunStore {
  private func position(of id: String) -> Int {
    if let position = positions[id] { return position }
    positions[id] = runs.count
    runs.append(StoredRun(id: id))
    version += 1
    return runs.count - 1
  }

  private func skip(_ count: Int, in run: Int) {
    runs[run].count += count
    runs[run].lost += count
    version += 1
  }

  private func add(_ text: [UInt8], _ number: Int, to run: Int) throws {
    let line: RecordingLine?
    do {
      line = try RecordingLine(json: text)
    } catch {
      throw UnreadableLine(number: number, problem: error)
    }
    runs[run].count = number
    if let line {
      let (name, isFinished) = (runs[run].name, runs[run].isFinished)
      runs[run].append(line)
      if runs[run].name != name || runs[run].isFinished != isFinished { version += 1 }
    }
    let isTree = if case .snapshot? = line { true } else { false }
    var words: [UInt8]?
    if case .leak(let leak)? = line { words = CompactJSON.bytes(of: LeakWords(leak)) }
    sequence += 1
    let stored = StoredLine(
      sequence: sequence,
      run: run,
      number: number,
      text: text,
      isTree: isTree,
      words: words
    )
    lines.append(stored)
    byteCount += stored.byteCount
  }

  private func trim() {
    while byteCount > limit, gone < lines.count - 1 {
      let line = lines[gone]
      runs[line.run].trim(line.line, number: line.number)
      byteCount -= line.byteCount
      gone += 1
      version += 1
    }
    guard gone > 1024, gone * 2 > lines.count else { return }
    lines.removeFirst(gone)
    gone = 0
  }
}

// MARK: - Asking

extension RunStore {
  /// The data that a page does not have yet.
  struct News {
    let runs: [StoredRun]
    let version: Int
    /// Whether lines that the page misses were trimmed.
    let isBehind: Bool
    let lines: ArraySlice<StoredLine>
    /// The number of the last line that the page has then.
    let last: Int
  }

  /// The lines after a given one, oldest first, up to a number of bytes.
  func news(after last: Int, upTo bytes: Int) -> News {
    let oldest = gone < lines.count ? lines[gone].sequence : sequence + 1
    let isBehind = last + 1 < oldest
    let first = gone + max(0, last + 1 - oldest)
    var (end, size) = (first, 0)
    while end < lines.count, end == first || size + lines[end].byteCount <= bytes {
      size += lines[end].byteCount
      end += 1
    }
    let new = first < end ? lines[first..<end] : []
    let reached = new.last?.sequence ?? max(last, oldest - 1)
    return News(runs: runs, version: version, isBehind: isBehind, lines: new, last: reached)
  }

  /// The last tree that a run sent up to a line; nil without one, and where the line does not exist any more.
  func tree(of id: String?, at number: Int?) -> Snapshot? {
    guard let run = id.map({ positions[$0] }) ?? runs.indices.last else { return nil }
    let end = number ?? runs[run].count
    guard end >= runs[run].trimmed else { return nil }
    let last = lines[gone...].last { $0.run == run && $0.number <= end && $0.isTree }
    if case .snapshot(let recorded)? = last?.line { return recorded.snapshot }
    return runs[run].summary.tree?.snapshot
  }
}
