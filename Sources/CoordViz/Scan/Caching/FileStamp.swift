import Foundation

/// File attributes that change when the file changes. Git uses the same method to skip unchanged files
/// (`Documentation/technical/racy-git.txt` of its source). Neither sees a change through a memory mapping
/// before the system updates the attributes.
struct FileStamp: Sendable {
  private let device: UInt64
  private let number: UInt64
  private let size: Int
  private let modified: Int
  private let changed: Int

  init(_ status: FileStatus) {
    (device, number, size) = (status.device, status.number, status.size)
    (modified, changed) = (status.modified, status.changed)
  }

  /// Whether each later change of the file also changes its attributes. The clocks of file systems advance in
  /// steps of up to two seconds; some file systems have no clock.
  func isSettled(before moment: Int) -> Bool {
    changed > 0 && max(modified, changed) < moment - 2_000_000_000
  }

  /// The time, in nanoseconds since 1970.
  static var now: Int {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return time.nanoseconds
  }

  func append(to bytes: inout [UInt8]) {
    for value in [size, modified, changed] { bytes.append(UInt64(bitPattern: Int64(value))) }
    for value in [device, number] { bytes.append(value) }
  }
}
