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
  #else
    private static let firstWordOfSwift = 2
  #endif

  /// Where a class has the address of its description.
  static let descriptorOffset = (firstWordOfSwift + 3) * 8

  private let pointer: UnsafeRawPointer

  /// The metadata of a Swift class; nil for one of Objective-C.
  init?(of type: AnyClass) {
    // The placeholder of an Objective-C class is not class metadata.
    guard MetadataKind(of: type) == .class else { return nil }
    pointer = unsafeBitCast(type, to: UnsafeRawPointer.self)
    guard !Emulation.isOfObjectiveC(type) else { return nil }
    guard Self.isSwift(pointer) else { return nil }
  }

  /// Whether a class is one of Swift.
  static func isSwift(_ type: UnsafeRawPointer) -> Bool {
    #if canImport(ObjectiveC)
      return type.load(fromByteOffset: 4 * 8, as: UInt.self) & 3 != 0
    #else
      return true
    #endif
  }

  /// The bytes of an instance, header included.
  var instanceSize: Int {
    Int(pointer.load(fromByteOffset: (Self.firstWordOfSwift + 1) * 8, as: UInt32.self))
  }

  /// The description that all instances of a generic class share; nil for classes created at run time.
  var descriptor: UnsafeRawPointer? {
    pointer.pointer(at: Self.descriptorOffset)
  }
}
