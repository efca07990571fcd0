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
    var reader = RecordingReader(bytes)
    return Result { () throws(RecordingError) in
      var parts: [Part] = []
      var (start, lines) = (1, [RecordingLine]())
      while let line = try reader.next() {
        if case .header = line, !lines.isEmpty {
          parts.append((start, Recording(lines)))
          lines = []
        }
        if lines.isEmpty { start = reader.line }
        lines.append(line)
        guard case .header? = lines.first else { throw reader.noHeader }
      }
      guard !lines.isEmpty else { throw reader.noHeader }
      var last = Recording(lines)
      last.isCutShort = reader.isCutShort
      return parts + [(start, last)]
    }
  }

  /// Whether a text looks like a recording: its first value is an object that has a header.
  package static func looksLike(_ bytes: some Collection<UInt8>) -> Bool {
    let line = Array(bytes.prefix { $0 != 0x0A })
    guard case .header? = try? RecordingLine(json: line) else { return false }
    return true
  }
}

extension Recording {
  /// The recording that lines add up to, in the order in which they were written. O(n log n).
  package init(_ lines: some Sequence<RecordingLine>) {
    self.init()
    var told: [Int: Leak] = [:]
    var taken: [Int: Leak.Withdrawal] = [:]
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

/// Reads a recording line by line.
private struct RecordingReader {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var position = 0
  private(set) var line = 0
  private(set) var isCutShort = false

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  /// The next line with content; nil at the end.
  mutating func next() throws(RecordingError) -> RecordingLine? {
    while position < bytes.count {
      let rest = UnsafeBufferPointer(rebasing: bytes[position...])
      let length = rest.firstIndex(of: 0x0A) ?? rest.count
      let isLast = length == rest.count
      position += length + 1
      line += 1
      let text = UnsafeBufferPointer(rebasing: rest[..<length])
      guard !text.allSatisfy({ $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }) else { continue }
      if let read = try read(text, isLast: isLast) { return read }
    }
    return nil
  }

  /// Whatever is wrong with a last line without a newline, it may have been written in part only.
  private mutating func read(
    _ text: UnsafeBufferPointer<UInt8>,
    isLast: Bool
  ) throws(RecordingError) -> RecordingLine? {
    switch RecordingLineParts.read(text).map(\.line) {
    case .success(let line): return line
    case .failure(let problem):
      guard isLast, line > 1 else { throw RecordingError(line: line, problem: problem) }
      isCutShort = true
      return nil
    }
  }

  var noHeader: RecordingError {
    guard line > 0 else { return RecordingError(line: 1, problem: .empty) }
    return RecordingError(line: 1, problem: .invalid(path: "", .missingKey("header")))
  }
}
