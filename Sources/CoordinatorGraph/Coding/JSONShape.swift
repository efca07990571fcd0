/// The keys of an object. Keys that it does not list are read over.
struct JSONShape: Sendable {
  let keys: [String]
  /// How many of the keys, from the first on, must be there.
  let requiredCount: Int

  init(required: [String], optional: [String] = []) {
    keys = required + optional
    requiredCount = required.count
  }

  var required: ArraySlice<String> { keys.prefix(requiredCount) }
}

/// Which keys of an object were met.
struct MetKeys {
  private var known: UInt64 = 0
  private var others: Set<[UInt8]> = []

  /// Notes a key of a shape; false when it was met before.
  mutating func insert(position: Int) -> Bool {
    defer { known |= 1 << UInt64(position) }
    return known & (1 << UInt64(position)) == 0
  }

  /// Notes any other key; false when it was met before. Keys differ when their bytes do.
  mutating func insert(_ key: String) -> Bool {
    others.insert(Array(key.utf8)).inserted
  }

  /// The first key that a shape requires and that was not met.
  func missing(from shape: JSONShape) -> String? {
    let required: UInt64 = (1 << UInt64(shape.requiredCount)) - 1
    guard known & required != required else { return nil }
    return shape.keys[(~known).trailingZeroBitCount]
  }
}
