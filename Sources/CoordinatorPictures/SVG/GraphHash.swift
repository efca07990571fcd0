import CoordinatorGraph

extension Graph {
  /// A short name for all that the graph holds, such as `fnv1a-0a1b2c3d4e5f6071`: the same for equal graphs on every
  /// machine. It tells an old picture from a new one; it does not protect against people who want two graphs to
  /// have one name.
  ///
  /// FNV-1a of 64 bits (Fowler, Noll and Vo) of the graph's JSON. O(length of the JSON).
  public var contentHash: String {
    let hash = FNV1a.hash(Snapshot(origin: Snapshot.Origin(kind: .declared), graph: self).jsonBytes())
    return "fnv1a-" + FNV1a.digits(hash)
  }
}

/// A hash that is the same on every run, unlike `Hasher`'s.
enum FNV1a {
  static func hash(_ bytes: some Sequence<UInt8>) -> UInt64 {
    bytes.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }

  /// Sixteen hexadecimal digits.
  static func digits(_ hash: UInt64) -> String {
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
