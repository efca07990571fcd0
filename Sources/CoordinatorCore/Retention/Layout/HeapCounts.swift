/// The reference counts of an object in memory.
enum HeapCounts {
  private typealias Count = @convention(c) (UnsafeRawPointer) -> UInt

  private static let count: Count? =
    runtimeSymbol("swift_retainCount").map { unsafeBitCast($0, to: Count.self) }

  /// More than any program has; immortal objects have higher counts.
  private static let most: UInt = 1 << 30

  /// The number of strong references to an object of a class with Swift reference counting; nil if unknown.
  static func strongReferences(to address: UnsafeRawPointer) -> Int? {
    guard let count = count?(address), count < most else { return nil }
    return Int(count)
  }

  /// Whether Swift counts the references to objects of a class. Subclasses of Objective-C classes are counted
  /// elsewhere.
  static func areCounted(_ type: AnyClass) -> Bool {
    #if canImport(ObjectiveC)
      guard ClassMetadata(of: type) != nil, let base = superclassChain(of: type).last else { return false }
      return typeName(base).hasSuffix("SwiftObject")
    #else
      return true
    #endif
  }
}
