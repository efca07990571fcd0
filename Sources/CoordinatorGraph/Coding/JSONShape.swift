/// The keys of an object. Other keys are skipped.
struct JSONShape: Sendable {
  let keys: [String]
  /// The number of required keys, which come first.
  let requiredCount: Int

  init(required: [String], optional: [String] = []) {
    keys = required + optional
    requiredCount = required.count
  }

  var required: ArraySlice<String> { keys.prefix(requiredCount) }
}

/// The keys of an object that were read so far.
struct MetKeys {
  private var known: UInt64 = 0
  private var others: Set<[UInt8]> = []

  /// Records a key of a shape; false when it was read before.
  mutating func insert(position: Int) -> Bool {
    defer { known |= 1 << UInt64(position) }
    return known & (1 << UInt64(position)) == 0
  }

  /// Records any other key; false when it was read before. Keys differ when their bytes do.
  mutating func insert(_ key: String) -> Bool {
    others.insert(Array(key.utf8)).inserted
  }

  /// The first key that a shape requires and that the object lacks.
  func missing(from shape: JSONShape) -> String? {
    let required: UInt64 = (1 << UInt64(shape.requiredCount)) - 1
    guard known & required != required else { return nil }
    return shape.keys[(~known).trailingZeroBitCount]
  }
}
