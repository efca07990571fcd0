import CoordinatorGraph
import Dispatch

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#endif

/// Writes a tracker's recording to a file, on a background queue. It only uses functions that return errors: a full disk must
/// not end the app.
final class RecordingFile: @unchecked Sendable {
  private static let pause = 250

  private let queue = DispatchQueue(label: "coordviz.recording", qos: .utility)
  private weak var tracker: CoordinatorTracker?
  private let path: String
  private let pending = PendingLines()

  // Only the queue uses these.
  private let limit: Int
  private var descriptor: Int32
  private var size = 0
  /// The size of the file after it was started.
  private var firstSize = 0
  private var starts = 0
  /// Whole lines that could not be written yet.
  private var unwritten: [UInt8] = []
  private var isFinished = false
  private var hasComplained = false

  init(of tracker: CoordinatorTracker, at path: String, limit: Int) {
    self.tracker = tracker
    (self.path, self.limit) = (path, limit)
    descriptor = open(path, O_WRONLY | O_CREAT | O_CLOEXEC, 0o644)
  }

  deinit { if descriptor >= 0 { _ = close(descriptor) } }

  /// Writes what is known so far, and then what is added, until the recording ends.
  func start() {
    queue.sync {
      beginAnew()
      write()
    }
    goOn()
  }

  /// Returns when everything that was observed is written.
  func flush() { queue.sync { write() } }

  private func goOn() {
    // The timer keeps the file alive.
    queue.asyncAfter(deadline: .now() + .milliseconds(Self.pause)) {
      self.write()
      if !self.isFinished, self.tracker != nil { self.goOn() }
    }
  }
}

// MARK: - On the queue

extension RecordingFile {
  private func write() {
    guard !isFinished else { return }
    var (lines, missed) = pending.take()
    if missed > 0 || isTooLarge, !lines.contains(.end) {
      beginAnew()
      (lines, missed) = pending.take()
    }
    append(lines)
    if firstSize == 0 { firstSize = size }
    isFinished = lines.contains(.end) && unwritten.isEmpty
  }

  /// A limit that memory alone exceeds would start the file again and again.
  private var isTooLarge: Bool { size > max(limit, firstSize * 2) }

  /// The file starts again with what the tracker has in memory.
  private func beginAnew() {
    guard let tracker else { return }
    starts += 1
    let number = starts
    tracker.send(to: .file, run: number == 1 ? tracker.run : "\(tracker.run)-\(number)") { [pending] line in
      pending.add(line)
    }
    _ = ftruncate(descriptor, 0)
    (size, firstSize, unwritten) = (0, 0, [])
  }

  private func append(_ lines: [RecordingLine]) {
    for line in lines { unwritten += line.jsonBytes() }
    let written = unwritten.withUnsafeBytes { put($0) }
    if written == unwritten.count {
      unwritten = []
    } else {
      // A part of a line would spoil the next one.
      let problem = String(cString: strerror(errno))
      _ = ftruncate(descriptor, off_t(size))
      if !hasComplained { System.say("\(path): \(problem); the recording waits in memory") }
      hasComplained = true
      return
    }
    size += written
  }

  /// Writes at the end of the file.
  ///
  /// - Returns: The number of bytes that were written.
  private func put(_ bytes: UnsafeRawBufferPointer) -> Int {
    var done = 0
    while done < bytes.count, let start = bytes.baseAddress {
      let count = pwrite(descriptor, start + done, bytes.count - done, off_t(size + done))
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return done }
      done += count
    }
    return done
  }
}
