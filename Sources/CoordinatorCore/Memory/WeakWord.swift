/// The memory layout of a weak property; its witness tables, if any, follow.
struct WeakWord {
  private weak var value: AnyObject?

  static func object(at address: UnsafeRawPointer) -> AnyObject? {
    // Through a mutable pointer, or else the weak reference is copied first.
    UnsafeMutableRawPointer(mutating: address).assumingMemoryBound(to: WeakWord.self).pointee.value
  }

  /// The address behind an unowned reference. One to an object of Objective-C is the address of a box with a
  /// weak reference, and its lowest bit is set.
  static func address(ofUnownedAt place: UnsafeRawPointer, _ memory: inout SafeMemory) -> UInt? {
    let word = place.load(as: UInt.self)
    guard word & 1 != 0 else { return word }
    guard memory.isReadable(word & ~1), let box = UnsafeRawPointer(bitPattern: word & ~1) else { return nil }
    return object(at: box).map(memoryAddress)
  }
}
