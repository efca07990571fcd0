/// A type with a quick hash.
///
/// The hash is a number, spread over all bits. The analysis looks up names and types all the time. Swift's own hash,
/// which resists attacks, would take a fifth of its time.
protocol FastHashable: Hashable {
  /// Nearly always different for different values.
  var hashNumber: UInt64 { get }
}

extension FastHashable {
  func hash(into hasher: inout Hasher) { hasher.combine(hashNumber) }

  func _rawHashValue(seed: Int) -> Int {
    // The seed gives each table its own order.
    Int(truncatingIfNeeded: (hashNumber ^ UInt64(truncatingIfNeeded: seed)).mixed)
  }
}

extension UInt64 {
  /// The number spread over all bits: one round of the finalizer of MurmurHash3 (Appleby).
  var mixed: UInt64 {
    var hash = self
    hash ^= hash >> 33
    hash &*= 0xFF51_AFD7_ED55_8CCD
    return hash ^ (hash >> 33)
  }
}
