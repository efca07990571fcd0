import CoordinatorDiagrams
import CoordinatorGraph
import Foundation

/// Follows a recording while an app writes it.
///
/// A file that gets shorter, or is another one, is a new run. Only whole lines are read.
struct RecordingFollower {
  private static let pause: UInt64 = 50_000_000
  private static let partSize = 1 << 20
  private static let headSize = 200

  let path: String
  let store: RunStore

  /// Reads the file, and follows it until the task is cancelled.
  ///
  /// - Throws: ``CommandError`` where the file cannot be read, or is no recording.
  func follow() async throws {
    var place = Place()
    while true {
      let isRead = try await read(&place)
      if !isRead { try await Task.sleep(nanoseconds: Self.pause) }
    }
  }

  /// How far a file was read.
  private struct Place {
    var run = ""
    var file: FileStatus.Identity?
    var modified = 0
    var offset = 0
    var lines = 0
    /// The start of the file: the header distinguishes runs.
    var head: [UInt8] = []
    var rest: [UInt8] = []
    var attempt = 0
  }

  /// Reads the next part.
  ///
  /// - Returns: Whether there may be more.
  private func read(_ place: inout Place) async throws -> Bool {
    // The app may not have started yet, or may be replacing the file.
    guard let status = FileStatus(path: path) else { return false }
    if status.identity != place.file || status.size < place.offset { startAgain(&place, status) }
    guard status.size > place.offset || status.modified != place.modified else { return false }
    place.modified = status.modified
    let head = try part(at: 0, upTo: Self.headSize)
    if !head.starts(with: place.head) { startAgain(&place, status) }
    place.head = head
    guard status.size > place.offset else { return false }
    let bytes = try part(at: place.offset, upTo: Self.partSize)
    place.offset += bytes.count
    place.rest += bytes
    guard let end = place.rest.lastIndex(of: 0x0A) else { return true }
    let whole = Array(place.rest[...end])
    place.rest.removeFirst(end + 1)
    try await add(whole, &place)
    return true
  }

  private func startAgain(_ place: inout Place, _ status: FileStatus) {
    (place.run, place.file, place.offset, place.lines) = ("", status.identity, 0, 0)
    (place.head, place.rest) = ([], [])
  }

  private func part(at offset: Int, upTo size: Int) throws -> [UInt8] {
    let checked = try CheckedPath(argument: path)
    do {
      return try Descriptor.open(checked, O_RDONLY) { file in
        var bytes = [UInt8](repeating: 0, count: size)
        let count = pread(file.number, &bytes, bytes.count, off_t(offset))
        guard count >= 0 else { throw Failure() }
        return Array(bytes[..<count])
      }
    } catch {
      throw CommandError(reading: path, error)
    }
  }

  /// Adds lines. A header after other lines starts another run: a file may contain several recordings.
  private func add(_ bytes: [UInt8], _ place: inout Place) async throws {
    var part: [UInt8] = []
    for line in bytes.split(separator: 0x0A) {
      if place.lines > 0 || !part.isEmpty, line.starts(with: "{\"header\"".utf8), Recording.looksLike(line) {
        try await addPart(part, &place)
        (part, place.run, place.lines) = ([], "", 0)
      }
      part += line + [0x0A]
    }
    try await addPart(part, &place)
  }

  private func addPart(_ bytes: [UInt8], _ place: inout Place) async throws {
    guard !bytes.isEmpty else { return }
    if place.run.isEmpty {
      place.attempt += 1
      place.run = try run(of: bytes) ?? "\(store.epoch)-\(place.attempt)"
    }
    do {
      _ = try await store.add(bytes, to: place.run, from: place.lines + 1, oldest: place.lines + 1)
    } catch let error as UnreadableLine {
      throw CommandError(path, error.description)
    }
    place.lines += bytes.split(separator: 0x0A).count
  }

  /// The identifier of the run in the header.
  private func run(of bytes: [UInt8]) throws -> String? {
    let first = bytes.prefix { $0 != 0x0A }
    do {
      guard case .header(_, let run, _)? = try RecordingLine(json: Array(first)) else {
        throw CommandError(path, "the first line is not a header; expected a recording")
      }
      return run
    } catch let error as SnapshotError {
      throw CommandError(path, UnreadableLine(number: 1, problem: error).description)
    }
  }
}
