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
