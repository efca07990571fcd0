/// A class and its superclasses, subclass first.
func superclassChain(of type: AnyClass) -> [AnyClass] {
  var chain: [AnyClass] = [type]
  while let last = chain.last, let above = _getSuperclass(last) { chain.append(above) }
  return chain
}

/// The parts of class metadata that the Swift ABI fixes.
///
/// Source: `TargetClassMetadata` of the ABI. With Objective-C there are three words more before them.
struct ClassMetadata {
  #if canImport(ObjectiveC)
    private static let firstWordOfSwift = 5
    private static let swiftBits: UInt = 3
  #else
    private static let firstWordOfSwift = 2
  #endif

  private let pointer: UnsafeRawPointer

  /// The metadata of a Swift class; nil for one of Objective-C.
  init?(of type: AnyClass) {
    // The placeholder of an Objective-C class is not class metadata.
    guard MetadataKind(of: type) == .class else { return nil }
    pointer = unsafeBitCast(type, to: UnsafeRawPointer.self)
    #if canImport(ObjectiveC)
      guard pointer.load(fromByteOffset: 4 * 8, as: UInt.self) & Self.swiftBits != 0 else { return nil }
    #endif
  }

  /// The bytes of an instance, header included.
  var instanceSize: Int {
    Int(pointer.load(fromByteOffset: (Self.firstWordOfSwift + 1) * 8, as: UInt32.self))
  }

  /// The description that all instances of a generic class share; nil for classes created at run time.
  var descriptor: UnsafeRawPointer? {
    pointer.load(fromByteOffset: (Self.firstWordOfSwift + 3) * 8, as: UnsafeRawPointer?.self)
  }
}
