import CoordinatorGraph

extension RecordingLine {
  /// Reads a line from JSON in UTF-8; nil for a kind of line that this version does not know.
  ///
  /// - Throws: ``SnapshotError``, with places within the line.
  package init?(json bytes: some Collection<UInt8>) throws(SnapshotError) {
    guard let line = try RecordingLineParts.read(bytes).line else { return nil }
    self = line
  }
}

extension Recording {
  /// The recording that JSON Lines in UTF-8 hold, as docs/reference/recording.md describes them.
  ///
  /// Empty lines and lines of unknown kinds are skipped. Text after the last newline is a line that was still
  /// being written: an incomplete one is ignored, and ``isCutShort`` is true. O(n log n).
  ///
  /// - Throws: ``RecordingError``, which names the line. A second header is an error: see ``runs(jsonLines:)``.
  public init(jsonLines bytes: some Collection<UInt8>) throws(RecordingError) {
    let parts = try Self.parts(of: bytes)
    guard parts.count == 1 else {
      throw RecordingError(line: parts[1].line, problem: .invalid(path: "", .duplicateKey("header")))
    }
    self = parts[0].recording
  }

  /// The recordings of several runs, one after the other in one text: each starts with its header. O(n log n).
  ///
  /// - Throws: ``RecordingError``, which names the line.
  package static func runs(jsonLines bytes: some Collection<UInt8>) throws(RecordingError) -> [Recording] {
    try parts(of: bytes).map(\.recording)
  }

  private typealias Part = (line: Int, recording: Recording)

  private static func parts(of bytes: some Collection<UInt8>) throws(RecordingError) -> [Part] {
    let parts = bytes.withContiguousStorageIfAvailable { Self.read($0) }
    return try (parts ?? Array(bytes).withUnsafeBufferPointer { Self.read($0) }).get()
  }

  private static func read(_ bytes: UnsafeBufferPointer<UInt8>) -> Result<[Part], RecordingError> {
    Result { () throws(RecordingError) in
      var (parts, start, lines, isCutShort) = ([Part](), 1, [RecordingLine](), false)
      let texts = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
      for (place, text) in texts.enumerated() {
        guard !text.allSatisfy({ $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }) else { continue }
        switch RecordingLineParts.read(UnsafeBufferPointer(rebasing: text)).map(\.line) {
        case .success(nil): continue
        case .success(let line?):
          if case .header = line, !lines.isEmpty {
            parts.append((start, Recording(lines)))
            lines = []
          }
          if lines.isEmpty { start = place + 1 }
          lines.append(line)
          guard case .header? = lines.first else { throw noHeader(in: bytes) }
        case .failure(let problem):
          // Whatever is wrong with a last line without a newline, it may have been written in part only.
          isCutShort = place > 0 && place == texts.count - 1
          guard isCutShort else { throw RecordingError(line: place + 1, problem: problem) }
        }
      }
      guard !lines.isEmpty else { throw noHeader(in: bytes) }
      var last = Recording(lines)
      last.isCutShort = isCutShort
      return parts + [(start, last)]
    }
  }

  private static func noHeader(in bytes: UnsafeBufferPointer<UInt8>) -> RecordingError {
    RecordingError(line: 1, problem: bytes.isEmpty ? .empty : .invalid(path: "", .missingKey("header")))
  }

  /// Whether a text looks like a recording: its first value is an object that has a header.
  package static func looksLike(_ bytes: some Collection<UInt8>) -> Bool {
    let line = Array(bytes.prefix { $0 != 0x0A })
    guard case .header? = try? RecordingLine(json: line) else { return false }
    return true
  }

  /// The recording that lines add up to, in the order in which they were written. O(n log n).
  package init(_ lines: some Sequence<RecordingLine>) {
    self.init()
    var told: [Int: Leak] = [:]
    var taken: [Int: LeakWithdrawal] = [:]
    for line in lines {
      switch line {
      case .header(let name, let run, let missing):
        (self.name, self.run, missingAbilities) = (name, run, missing)
      case .event(let event): events.append(event)
      case .snapshot(let snapshot): snapshots.append(snapshot)
      case .check(let check): checks.append(check)
      case .leak(let leak): (told[leak.number], taken[leak.number]) = (leak, nil)
      case .withdrawal(let withdrawal): taken[withdrawal.number] = withdrawal
      case .end: isFinished = true
      }
    }
    let all = told.values.sorted { $0.number < $1.number }
    leaks = all.filter { taken[$0.number] == nil }
    withdrawnLeaks = all.filter { taken[$0.number] != nil }
    withdrawals = withdrawnLeaks.compactMap { taken[$0.number] }
  }

  /// The largest number of coordinators watched at once. If it is zero, the absence of leaks means nothing.
  package var watchedCount: Int { checks.map(\.watched).max() ?? 0 }

  /// How many events are missing: those that memory or a rotated file had no room for.
  package var droppedCount: Int {
    max((events.last?.number ?? 0) - events.count, events.isEmpty ? checks.last?.dropped ?? 0 : 0)
  }
}

/// Why a text is not a recording that this library can read.
public struct RecordingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The line, from 1.
  public let line: Int

  /// The problem.
  public let problem: SnapshotError

  /// One line: the place, the problem and the fix.
  public var description: String {
    switch problem {
    case .empty: "the document is empty; expected a recording"
    case .newerVersion(let version):
      """
      header.schemaVersion: written by a newer coordviz: the format has version \(version), but this one reads up to \
      \(Recording.schemaVersion); update coordviz
      """
    case .notJSON(let place, let expected, let found):
      "line \(line), column \(place.column): not json: expected \(expected), found \(found)"
    case .notUTF8(let place): "line \(line), column \(place.column): not utf-8; save the document in utf-8"
    case .cutShort(let place): "line \(line), column \(place.column): the line is cut short; remove it"
    case .invalid: "line \(line): \(problem)"
    }
  }
}
