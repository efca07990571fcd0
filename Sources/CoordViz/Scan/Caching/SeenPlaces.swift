import Foundation

/// A folder or file that a scan looked at.
struct SeenPlace: Sendable {
  let place: String
  /// Its earlier attributes; nil if the next scan has to read it again.
  let stamp: FileStamp?

  init(place: String, stamp: FileStamp?) {
    (self.place, self.stamp) = (place, stamp)
  }

  /// Reads the current attributes of a place.
  init(_ place: String) {
    self.init(place: place, stamp: FileStatus(path: place).map(FileStamp.init))
  }
}

/// The folders and files of a scan, with their attributes from before the scan. While these attributes stay
/// the same, the result stays the same.
struct SeenPlaces: Equatable {
  let places: [String]
  /// The digest of all attributes, in order.
  let stamps: Digest

  init(places: [String], stamps: Digest) {
    (self.places, self.stamps) = (places, stamps)
  }

  /// All places of a scan that began at the given time; nil if one of them cannot be recognised again.
  init?(_ seen: [SeenPlace], since start: Int) {
    let stamps = seen.compactMap(\.stamp)
    guard stamps.count == seen.count, stamps.allSatisfy({ $0.isSettled(before: start) }) else { return nil }
    self.init(places: seen.map(\.place), stamps: stamps.digest)
  }

  /// Whether all places still have the same attributes.
  func isUnchanged() -> Bool {
    var now: [FileStamp] = []
    now.reserveCapacity(places.count)
    for place in places {
      guard let status = FileStatus(path: place) else { return false }
      now.append(FileStamp(status))
    }
    return now.digest == stamps
  }
}

extension [FileStamp] {
  fileprivate var digest: Digest {
    var bytes: [UInt8] = []
    for stamp in self { stamp.append(to: &bytes) }
    return Digest(bytes)
  }
}

/// File attributes that change when the file changes. Git uses the same method to skip unchanged files
/// (`Documentation/technical/racy-git.txt` of its source). Neither sees a change through a memory mapping
/// before the system updates the attributes.
struct FileStamp: Sendable {
  private let identity: FileStatus.Identity
  private let size: Int
  private let modified: Int
  private let changed: Int

  init(_ status: FileStatus) {
    (identity, size) = (status.identity, status.size)
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
    for value in [identity.device, identity.number] { bytes.append(value) }
  }
}
